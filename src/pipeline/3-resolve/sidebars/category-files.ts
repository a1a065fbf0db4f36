// Validates category files, and maps folders to their labels, positions and links.

import type { Reporter } from '#context/reporter';
import { respell } from '#kit/respell';
import { folderOf } from '#model/file-path';
import { wholeFile } from '#model/place';
import type { DataFile, SourceFile } from '#model/source-file';
import { type ShapeFault, shapeFaults, withoutFaults } from './shape-faults.ts';
import { type CategoryFile, categoryFileShape } from './shapes.ts';

export interface FolderFacts {
  readonly facts: CategoryFile;
  readonly file: DataFile;
}

/** Keys of the result are folders relative to the version's folder. */
export function readFolderFacts(files: readonly DataFile[], reporter: Reporter): ReadonlyMap<string, FolderFacts> {
  const folders = new Map<string, FolderFacts>();
  for (const file of files) {
    const value = file.value ?? {};
    const result = categoryFileShape.safeParse(value);
    for (const fault of result.error ? shapeFaults(result.error, { name: 'a category file', keys, value }) : [])
      report(file, fault, reporter);
    // Faulty keys are dropped, but a valid link is kept: otherwise links to its page would be reported as broken.
    const facts = result.data ?? categoryFileShape.safeParse(withoutFaults(value, result.error)).data;
    if (facts) folders.set(folderOf(file.relative), { facts, file });
  }
  return folders;
}

/** Reports category files of folders without pages. `files` are the sources of the site. */
export function reportUnusedFolders(categories: readonly DataFile[], files: readonly SourceFile[], reporter: Reporter): void {
  if (categories.length === 0) return;
  const folders = new Set<string>();
  for (const { docs, version, relative, partial } of files) {
    if (partial) continue;
    for (let folder = folderOf(relative); folder !== ''; folder = folderOf(folder)) folders.add(keyOf(docs, version, folder));
  }
  for (const { path, docs, version, relative } of categories) {
    const folder = folderOf(relative);
    if (folder === '' || folders.has(keyOf(docs, version, folder))) continue;
    reporter.report({
      code: 'resolve/unused-category',
      message: `the folder "${folder}" contains no pages, so its category file has no effect`,
      help: 'Delete it, or move it to the folder whose entry it describes. Files whose names begin with `_` are not pages.',
      place: wholeFile(path),
    });
  }
}

function keyOf(docs: string, version: string, folder: string): string {
  return JSON.stringify([docs, version, folder]);
}

const keys = Object.keys(categoryFileShape.shape);

function report(file: DataFile, { path, part, message, help, misspelt }: ShapeFault, reporter: Reporter): void {
  const place = file.locate(path, part);
  reporter.report({
    code: 'resolve/invalid-category',
    message,
    help: help ?? `The keys of a category file are ${keys.join(', ')}.`,
    place,
    ...(misspelt ? respell(place, misspelt.word, misspelt.meant) : {}),
  });
}
