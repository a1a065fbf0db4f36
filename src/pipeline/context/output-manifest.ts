// The list of files that were ours in an output folder: only those are ever deleted.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { compareText } from '#model/place';

/** Paths relative to the output folder. A list that is not there, or damaged, names nothing. */
export async function readManifest(file: string): Promise<ReadonlySet<string>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return new Set(text.split('\n').filter((path) => path !== '' && !path.startsWith('/') && !path.split('/').includes('..')));
}

/** Whole or not at all. */
export async function writeManifest(file: string, paths: Iterable<string>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const lines = [...new Set(paths)].sort(compareText);
  await writeFile(`${file}.new`, lines.map((path) => `${path}\n`).join(''));
  await rename(`${file}.new`, file);
}
