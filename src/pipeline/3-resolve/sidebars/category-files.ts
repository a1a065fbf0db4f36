// Category files to what they say of their folders.
import { folderOf } from '#model/file-path';
import type { DataFile } from '#model/source-file';
import type { Reporter } from '../../context/reporter.ts';
import { type ShapeFault, shapeFaults } from './shape-faults.ts';
import { type CategoryFile, categoryFileShape } from './shapes.ts';

export interface FolderFacts {
  readonly facts: CategoryFile;
  readonly file: DataFile;
}

/** Checks the category files of a version. Keys of the result are folders relative to the version's. */
export function readFolderFacts(files: readonly DataFile[], reporter: Reporter): ReadonlyMap<string, FolderFacts> {
  const folders = new Map<string, FolderFacts>();
  for (const file of files) {
    const value = file.value ?? {};
    const result = categoryFileShape.safeParse(value);
    if (result.success) folders.set(folderOf(file.relative), { facts: result.data, file });
    else for (const fault of shapeFaults(result.error, { name: 'a category file', keys, value })) report(file, fault, reporter);
  }
  return folders;
}

const keys = Object.keys(categoryFileShape.shape);

function report(file: DataFile, { path, part, message, help }: ShapeFault, reporter: Reporter): void {
  reporter.report({
    code: 'resolve/invalid-category',
    message,
    help: help ?? `The keys of a category file are ${keys.join(', ')}.`,
    place: file.locate(path, part),
  });
}
