// Names emitted assets by the digest of their bytes.

export interface AssetName {
  /** Relative to the output folder. */
  readonly path: string;
  readonly integrity: string;
  /** The SHA-256 of the bytes. */
  readonly key: string;
}

/** Keeps the name of a file that already contains its content hash. */
export function keepName(name: string, digest: string): AssetName {
  return { ...nameAsset(name, digest), path: `assets/${name}` };
}

/** Names `img/Big logo.svg` `assets/Big-logo-1a2b3c4d.svg`. `digest` is the SHA-256 of the file, hexadecimal. */
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
