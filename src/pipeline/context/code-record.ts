// What a bundle of user code was made from: files, and those that would stand in their place if they existed.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { folderOf } from '#model/file-path';
import type { Observation } from '#model/observation';
import type { BundledModule } from './bundled-module.ts';
import { keyOf } from './digest.ts';
import type { Files } from './files.ts';
import { resolveExtensions } from './module-resolve.ts';
import { areStored, type StoredModules } from './module-store.ts';

export interface CodeRecord {
  readonly modules: readonly BundledModule[];
  /** Addresses of the packages that stay outside, and the specifiers that named them. */
  readonly packages: readonly (readonly [string, string])[];
  readonly stored: StoredModules;
  readonly observed: readonly Observation[];
}

/** Undefined where one of the inputs has changed, or the modules are no longer there. */
export async function findCode(files: Files, codeDir: string, entries: readonly string[]): Promise<CodeRecord | undefined> {
  try {
    const { check, record } = JSON.parse(await readFile(recordOf(codeDir, entries), 'utf8')) as {
      check: string;
      record: CodeRecord;
    };
    if (check !== keyOf(JSON.stringify(record))) return undefined;
    return (await files.holds(record.observed)) && (await areStored(record.stored)) ? record : undefined;
  } catch {
    // Not there, or damaged: the code is bundled again.
    return undefined;
  }
}

/** A record that cannot be written is missed by the next build, and by nobody else. */
export async function keepCode(
  files: Files,
  codeDir: string,
  root: string,
  entries: readonly string[],
  bundled: Omit<CodeRecord, 'observed'>,
): Promise<CodeRecord> {
  const { observed } = await files.capture(async () => {
    for (const input of new Set(bundled.modules.flatMap(({ inputs }) => inputs))) await observe(files, root, input);
  });
  const record: CodeRecord = { ...bundled, observed };
  // The bundler may have read what stood there before.
  if (!files.isSteady(bundled.modules.flatMap(({ inputs }) => inputs))) return record;
  const file = recordOf(codeDir, entries);
  const text = JSON.stringify({ check: keyOf(JSON.stringify(record)), record });
  await writeFile(`${file}.${process.pid}`, text)
    .then(() => rename(`${file}.${process.pid}`, file))
    .catch(() => undefined);
  return record;
}

function recordOf(codeDir: string, entries: readonly string[]): string {
  return join(codeDir, `${keyOf(...entries)}.json`);
}

/** A source, the files that an import of it would rather have found, and the descriptions above it that the bundler reads. */
async function observe(files: Files, root: string, input: string): Promise<void> {
  files.digest(input);
  if (input.split('/').includes('node_modules')) return;
  const stem = input.replace(/\.[^./]+$/, '');
  const stems = /(?:^|\/)index$/.test(stem) ? [stem, folderOf(input)] : [stem];
  for (const one of stems.filter((path) => path !== '')) {
    for (const extension of resolveExtensions) if (`${one}${extension}` !== input) await files.stat(`${one}${extension}`);
  }
  for (let folder = dirname(resolve(root, input)); ; folder = dirname(folder)) {
    for (const name of ['tsconfig.json', 'package.json']) files.digest(relative(root, join(folder, name)).split(sep).join('/'));
    if (dirname(folder) === folder) return;
  }
}
