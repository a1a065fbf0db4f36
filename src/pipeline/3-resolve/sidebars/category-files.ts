// Category files to what they say of their folders.
import { folderOf } from '#model/file-path';
import { nearest } from '#model/nearest';
import type { DataFile } from '#model/source-file';
import type { Reporter } from '../../context/reporter.ts';
import { type CategoryFile, categoryFileShape } from './shapes.ts';

export interface FolderFacts {
  readonly facts: CategoryFile;
  readonly file: DataFile;
}

/** Checks the category files of a version. Keys of the result are folders relative to the version's. */
export function readFolderFacts(files: readonly DataFile[], reporter: Reporter): ReadonlyMap<string, FolderFacts> {
  const folders = new Map<string, FolderFacts>();
  for (const file of files) {
    const result = categoryFileShape.safeParse(file.value ?? {});
    if (result.success) folders.set(folderOf(file.relative), { facts: result.data, file });
    for (const issue of result.error?.issues ?? []) {
      const path = issue.path as (string | number)[];
      if (issue.code === 'unrecognized_keys') {
        for (const key of issue.keys) reportKey(file, [...path, key], reporter);
      } else {
        const message = path.length === 0 ? 'a category file is a map of keys' : `"${path.join('.')}" must be ${issue.message}`;
        reporter.report({ code: 'resolve/invalid-category', message, help, place: file.locate(path) });
      }
    }
  }
  return folders;
}

const help =
  'The keys of a category file are label, description, position, collapsed, collapsible, className, link, key and customProps.';

function reportKey(file: DataFile, path: readonly (string | number)[], reporter: Reporter): void {
  const key = String(path.at(-1));
  const meant = path.length === 1 ? nearest(key, Object.keys(categoryFileShape.shape)) : undefined;
  reporter.report({
    code: 'resolve/invalid-category',
    message: `"${key}" is no key of a category file`,
    help: meant ? `Did you mean "${meant}"?` : help,
    place: file.locate(path, 'key'),
  });
}
