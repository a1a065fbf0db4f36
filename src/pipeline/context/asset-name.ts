// The bytes of a file to the name under which it is emitted.
import { createHash } from 'node:crypto';

export interface AssetName {
  /** Relative to the output folder. */
  readonly path: string;
  readonly integrity: string;
  /** The SHA-256 of the bytes. */
  readonly key: string;
}

/** `img/Big logo.svg` to `assets/Big-logo-1a2b3c4d.svg`. */
export function nameAsset(path: string, bytes: Uint8Array): AssetName {
  const digest = createHash('sha256').update(bytes).digest();
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const key = digest.toString('hex');
  return {
    path: `assets/${stem.replace(/[^\w.-]+/g, '-')}-${key.slice(0, 8)}${extension}`,
    integrity: `sha256-${digest.toString('base64')}`,
    key,
  };
}
