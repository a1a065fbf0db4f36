// Caches what a bundle of user code depends on: its inputs, and files that would shadow them if they existed.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { keyOf } from '#files/digest';
import type { Files } from '#files/files';
import { removeFolder } from '#files/replace-file';
import { relativeTo } from '#files/site-path';
import type { Observation } from '#model/config';
import { folderOf } from '#model/file-path';
import { resolveExtensions } from './module-extensions.ts';
import type { BundledModule } from './module-inputs.ts';
import { areStored, type StoredModules } from './module-store.ts';
import { siteThemeFolder } from './site-theme.ts';
import { markUsed } from './unused-bundles.ts';

export interface CodeRecord extends KeptCode {
  readonly modules: readonly BundledModule[];
  /** URLs of external packages, with the specifiers that named them. */
  readonly packages: readonly (readonly [string, string])[];
}

/** The fields of every record. */
export interface KeptCode {
  readonly modules: readonly (Pick<BundledModule, 'inputs'> & Partial<Pick<BundledModule, 'styles' | 'classInputs'>>)[];
  readonly stored: StoredModules;
  readonly observed: readonly Observation[];
}

/** Undefined where an input has changed, or a stored module is missing. */
export async function findCode<Kept extends KeptCode = CodeRecord>(
  files: Files,
  codeDir: string,
  entries: readonly string[],
): Promise<Kept | undefined> {
  try {
    const { check, record } = JSON.parse(await readFile(recordOf(codeDir, entries), 'utf8')) as {
      check: string;
      record: Kept;
    };
    if (check !== keyOf(JSON.stringify(record))) return undefined;
    if (!(await files.holds(record.observed)) || !(await areStored(record.stored))) return undefined;
    await markUsed(record.stored.folder);
    await markUsed(recordOf(codeDir, entries));
    return record;
  } catch {
    // A missing or damaged record: the code is bundled again.
    return undefined;
  }
}

/**
 * Undefined where an input has changed since the bundler was `started`, in milliseconds: it may have read the old content. A
 * record that cannot be written only costs the next build time.
 */
export async function keepCode<Kept extends KeptCode = CodeRecord>(
  files: Files,
  codeDir: string,
  root: string,
  entries: readonly string[],
  bundled: Omit<Kept, 'observed'>,
  started: number,
): Promise<Kept | undefined> {
  const { observed } = await files.capture(async () => {
    for (const input of new Set(bundled.modules.flatMap(({ inputs }) => inputs))) await observe(files, root, input);
    for (const sheet of new Set(bundled.modules.flatMap(({ classInputs = [] }) => classInputs))) files.digest(sheet);
    // The content of another stylesheet is no part of the module; its existence is.
    const styles = bundled.modules.flatMap(({ styles = [] }) => styles).filter((path) => isAbsolute(path));
    for (const style of new Set(styles)) await files.stat(relativeTo(root, style));
    // The files there decide what `@theme/…` resolves to.
    if ((await files.stat(siteThemeFolder))?.isFolder) await files.glob(`${siteThemeFolder}/**/*`);
  });
  const record = { ...bundled, observed } as Kept;
  const inputs = bundled.modules.flatMap(({ inputs, classInputs = [] }) => [...inputs, ...classInputs]);
  if (!files.isSteady(inputs, started)) return undefined;
  const file = recordOf(codeDir, entries);
  const text = JSON.stringify({ check: keyOf(JSON.stringify(record)), record });
  await writeFile(`${file}.${process.pid}`, text)
    .then(() => removeFolder(file))
    .then(() => rename(`${file}.${process.pid}`, file))
    .catch(() => undefined);
  return record;
}

function recordOf(codeDir: string, entries: readonly string[]): string {
  return join(codeDir, `${keyOf(...entries)}.json`);
}

/**
 * Observes a source, the files that would shadow it in resolution, and the `package.json` and `tsconfig.json` files above it that
 * esbuild reads.
 */
async function observe(files: Files, root: string, input: string): Promise<void> {
  files.digest(input);
  if (input.split('/').includes('node_modules')) return;
  const stem = input.replace(/\.[^./]+$/, '');
  const stems = /(?:^|\/)index$/.test(stem) ? [stem, folderOf(input)] : [stem];
  for (const one of stems.filter((path) => path !== '')) {
    for (const extension of resolveExtensions) if (`${one}${extension}` !== input) await files.stat(`${one}${extension}`);
  }
  for (let folder = dirname(resolve(root, input)); ; folder = dirname(folder)) {
    for (const name of ['tsconfig.json', 'package.json']) observeDescription(files, root, join(folder, name));
    if (dirname(folder) === folder) return;
  }
}

/** Observes a `package.json` or a `tsconfig.json`, with the configs that the latter extends by a path. */
function observeDescription(files: Files, root: string, file: string, above: readonly string[] = []): void {
  const path = relativeTo(root, file);
  if (above.includes(path) || files.digest(path).startsWith('!')) return;
  if (path.endsWith('package.json')) return;
  const bases = /"extends"\s*:\s*(\[[^[\]]*\]|"[^"]*")/.exec(files.text(path))?.[1] ?? '';
  for (const [, base = ''] of bases.matchAll(/"(\.{1,2}\/[^"]*)"/g)) {
    const named = join(dirname(file), base);
    observeDescription(files, root, named.endsWith('.json') ? named : `${named}.json`, [...above, path]);
  }
}
