// Reads and writes the roots of a remote cache: the layers that a site has there, signed where there is a key.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { decodeResult, encodeResult, type NamedBlob } from './action-result.ts';
import { type Blob, type Protocol, sha256 } from './protocol.ts';

/** What one run added: an index of entries, and the packs that hold them. */
export interface Layer {
  readonly index: Blob;
  /** By name. */
  readonly packs: ReadonlyMap<string, Blob>;
}

export interface RootOptions {
  readonly protocol: Protocol;
  /** Covers the version of slodocs and the site: roots of others are never read. */
  readonly scope: string;
  /** Signs what is written, and refuses what is not signed with it. */
  readonly signingKey: string | undefined;
}

export interface Roots {
  /** `'damaged'` and `'unsigned'` roots are not used. Undefined where there is none. */
  read(slot: string): Promise<Root | 'damaged' | 'unsigned' | undefined>;
  write(slot: string, root: Root): Promise<void>;
}

export interface Root {
  readonly layers: readonly Layer[];
  /** A short text beside them. */
  readonly note: string;
}

/** An entry that is larger is not shared. */
export const mostPackBytes = 2 ** 26;
/** A digest and the bytes of its signature. */
const signatureBytes = 32;
const indexName = 'index';
/** What claims to be larger was not written by slodocs, and is not fetched into the memory. */
const mostIndexBytes = 2 ** 28;

export function openRoots({ protocol, scope, signingKey }: RootOptions): Roots {
  const keyOf = (slot: string): string => sha256(JSON.stringify(['slodocs', 1, scope, slot]));
  const sign = (key: string, files: readonly NamedBlob[], note: Uint8Array): Uint8Array =>
    createHmac('sha256', signingKey ?? '')
      .update(`${key}\n`)
      .update(encodeResult({ files, stdout: note }))
      .digest();
  return {
    async read(slot) {
      const key = keyOf(slot);
      const message = await protocol.result(key);
      if (message === undefined) return undefined;
      const result = decodeResult(message);
      if (result === undefined || result.stdout.length < signatureBytes) return 'damaged';
      const { files, stdout } = result;
      const [signature, note] = [stdout.subarray(0, signatureBytes), stdout.subarray(signatureBytes)];
      const isSigned = signingKey === undefined || timingSafeEqual(signature, sign(key, files, note));
      if (!isSigned) return 'unsigned';
      const layers = layersIn(files);
      return layers ? { layers, note: Buffer.from(note).toString() } : 'damaged';
    },
    async write(slot, { layers, note }) {
      const key = keyOf(slot);
      const files = filesOf(layers);
      const signature = signingKey === undefined ? Buffer.alloc(signatureBytes) : sign(key, files, Buffer.from(note));
      await protocol.putResult(key, encodeResult({ files, stdout: Buffer.concat([signature, Buffer.from(note)]) }));
    },
  };
}

function filesOf(layers: readonly Layer[]): readonly NamedBlob[] {
  return layers.flatMap(({ index, packs }, n) => [
    { ...index, path: `${n}/${indexName}` },
    ...[...packs].map(([name, blob]) => ({ ...blob, path: `${n}/${name}` })),
  ]);
}

/** Undefined where a layer has no index, or they claim sizes that none has. */
function layersIn(files: readonly NamedBlob[]): readonly Layer[] | undefined {
  const found = new Map<string, Map<string, Blob>>();
  for (const { path, hash, size } of files) {
    const [layer = '', name = ''] = path.split('/');
    found.set(layer, (found.get(layer) ?? new Map()).set(name, { hash, size }));
  }
  const layers = [...found.values()].map((blobs) => {
    const index = blobs.get(indexName);
    return index && { index, packs: new Map([...blobs].filter(([name]) => name !== indexName)) };
  });
  if (!layers.every((layer) => layer !== undefined)) return undefined;
  const indexBytes = layers.reduce((sum, { index }) => sum + index.size, 0);
  const packs = layers.flatMap((layer) => [...layer.packs.values()]);
  return indexBytes <= mostIndexBytes && packs.every(({ size }) => size <= mostPackBytes) ? layers : undefined;
}
