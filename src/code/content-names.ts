// Names bundled files by their content.
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

/** A digest covers all files that a file leads to, in the order in which they are imported: files may import each other in a circle. */
function digestsOf(
  files: readonly BundledFile[],
  stems: ReadonlyMap<string, string>,
  names: RegExp,
  key: string,
): ReadonlyMap<string, string> {
  const known = new Map(
    files.flatMap(({ path, text }) => {
      const name = basename(path);
      const stem = stems.get(name);
      if (stem === undefined) return [];
      return [[name, { own: digestOf(stem, text.replace(names, '')), imports: text.match(names) ?? [] }] as const];
    }),
  );
  const digests = new Map<string, string>();
  for (const name of known.keys()) {
    const places = new Map([[name, '0']]);
    const parts = [key];
    for (const one of places.keys()) {
      const { own = '', imports = [] } = known.get(one) ?? {};
      for (const next of imports) if (!places.has(next)) places.set(next, String(places.size));
      parts.push(own, ...imports.map((next) => places.get(next) ?? ''));
    }
    digests.set(name, digestOf(...parts));
  }
  return digests;
}

function digestOf(...parts: readonly string[]): string {
  const digest = BigInt(`0x${hash('sha256', JSON.stringify(parts))}`);
  return digest.toString(36).toUpperCase().padStart(50, '0');
}
