// Paths of sources in a content folder to their texts.
import pLimit from 'p-limit';
import type { ContentFolder, SourceFile } from '#model/source-file';
import type { Context } from '../context/context.ts';
import { hashText, readSourceText } from '../context/source-text.ts';
import { classify } from './classify.ts';

export async function readSources(
  { files, reporter }: Context,
  { docs, name, folder }: ContentFolder,
  paths: readonly string[],
): Promise<readonly SourceFile[]> {
  const limit = pLimit(32);
  const read = async (path: string): Promise<SourceFile> => {
    const source = await readSourceText(files, reporter, path);
    const relative = relativeTo(folder, path);
    const partial = classify(relative) === 'partial';
    return { path, docs, version: name, relative, ...source, hash: hashText(source.text), partial };
  };
  return Promise.all(paths.map((path) => limit(read, path)));
}

/** The path of a file from a folder that holds it; `.` is the root. */
export function relativeTo(folder: string, path: string): string {
  return folder === '.' ? path : path.slice(folder.length + 1);
}
