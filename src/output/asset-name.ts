// The digest of a file to the name under which it is emitted.

export interface AssetName {
  /** Relative to the output folder. */
  readonly path: string;
  readonly integrity: string;
  /** The SHA-256 of the bytes. */
  readonly key: string;
}

/** A file that bears the hash of its bytes in its name already. */
export function keepName(name: string, digest: string): AssetName {
  return { ...nameAsset(name, digest), path: `assets/${name}` };
}

/** `digest` is the SHA-256 of the file, hexadecimal. `img/Big logo.svg` to `assets/Big-logo-1a2b3c4d.svg`. */
export function nameAsset(path: string, digest: string): AssetName {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return {
    path: `assets/${stem.replace(/[^\w.-]+/g, '-')}-${digest.slice(0, 8)}${extension}`,
    integrity: `sha256-${Buffer.from(digest, 'hex').toString('base64')}`,
    key: digest,
  };
}
