// Names bundled files by their content. esbuild's own hashes cover where sources lie: with a plugin outside the site's folder, equal
// code would get other names in another folder.
import { hash } from 'node:crypto';
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';

interface BundledFile {
  readonly path: string;
  readonly text: string;
  readonly contents: Uint8Array;
}

interface Bundled<F extends BundledFile> {
  readonly metafile: Metafile;
  readonly files: readonly F[];
}

/** Files whose names end in a hash. */
const hashed = /^(.+-)[A-Z0-9]{8}\.js$/;

/** Renames the files, in their texts and in the metafile too. `key` stands for everything else that the bytes depend on. */
export function nameByContent({ metafile, files }: Bundled<BundledFile>, key: string): Bundled<BundledFile> {
  const stems = new Map<string, string>();
  for (const { path } of files) {
    const [name, stem] = hashed.exec(basename(path)) ?? [];
    if (name !== undefined && stem !== undefined) stems.set(name, stem);
  }
  if (stems.size === 0) return { metafile, files };
  const names = new RegExp([...stems.keys()].map((name) => name.replace('.', '\\.')).join('|'), 'g');
  const digests = digestsOf(files, stems, names, key);
  const rename = (text: string): string =>
    text.replace(names, (name) => `${stems.get(name)}${(digests.get(name) ?? '').slice(0, 8)}.js`);
  return {
    metafile: { ...metafile, outputs: JSON.parse(rename(JSON.stringify(metafile.outputs))) as Metafile['outputs'] },
    files: files.map(({ path, text }) => {
      const renamed = rename(text);
      return { path: rename(path), text: renamed, contents: new TextEncoder().encode(renamed) };
    }),
  };
}

/** Files can import each other in a circle: each round adds what the digests of the imports of the round before know. */
function digestsOf(
  files: readonly BundledFile[],
  stems: ReadonlyMap<string, string>,
  names: RegExp,
  key: string,
): ReadonlyMap<string, string> {
  const known = files.flatMap(({ path, text }) => {
    const name = basename(path);
    if (!stems.has(name)) return [];
    return [{ name, imports: text.match(names) ?? [], own: digestOf(key, stems.get(name), text.replace(names, '')) }];
  });
  let digests = new Map(known.map(({ name, own }) => [name, own]));
  for (const _ of known) {
    digests = new Map(
      known.map(({ name, own, imports }) => [name, digestOf(own, ...imports.map((one) => digests.get(one)))] as const),
    );
  }
  return digests;
}

function digestOf(...parts: readonly (string | undefined)[]): string {
  const digest = BigInt(`0x${hash('sha256', JSON.stringify(parts))}`);
  return digest.toString(36).toUpperCase().padStart(50, '0');
}
