// Reads category files to data with places.

import type { Context } from '#context/context';
import { readSourceText } from '#context/source-text';
import { parseYaml } from '#files/yaml/yaml';
import { compareText, wholeFile } from '#model/place';
import type { DataFile, Version } from '#model/source-file';
import { pathIn } from './list-sources.ts';

/** Reads `_category_.json`, `.yml` and `.yaml`. Of two in one folder the first by name is used, and both are reported. */
export async function readCategoryFiles(
  context: Context,
  version: Version,
  paths: readonly string[],
): Promise<readonly DataFile[]> {
  const read = [];
  const byFolder = new Map<string, string>();
  for (const path of [...paths].sort(compareText)) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const first = byFolder.get(folder);
    if (first !== undefined) {
      reportSecond(context, path, first);
      continue;
    }
    byFolder.set(folder, path);
    const file = await readCategoryFile(context, version, path);
    if (file) read.push(file);
  }
  return read;
}

async function readCategoryFile(context: Context, version: Version, path: string): Promise<DataFile | undefined> {
  const { text, damaged } = await readSourceText(context.files, context.reporter, path);
  if (damaged) return undefined;
  const { value, locate, faults } = parseYaml(text, path);
  for (const fault of faults) {
    context.reporter.report({
      code: 'discover/invalid-category',
      message: fault.message,
      help: 'A category file must be a map of keys such as `label` and `position`, in YAML or JSON.',
      place: fault.place,
    });
  }
  if (faults.length > 0) return undefined;
  return { path, docs: version.docs, version: version.name, relative: pathIn(version.folder, path), value, locate };
}

function reportSecond(context: Context, path: string, first: string): void {
  context.reporter.report({
    code: 'discover/two-category-files',
    message: 'this category file is ignored, because the folder has another one',
    help: 'Delete one of them.',
    place: wholeFile(path),
    related: [{ message: 'this one is used', place: wholeFile(first) }],
  });
}
