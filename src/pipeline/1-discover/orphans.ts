// Reports translations of pages that do not exist.
import { posix } from 'node:path';
import type { Context } from '#context/context';
import type { Files } from '#files/files';
import { nearest } from '#model/nearest';
import { wholeFile } from '#model/place';
import type { SourceFile } from '#model/source-file';
import { classify, isMarkdown } from './content-filter.ts';

/** Only a page of the site has a page in a language, so nobody would see such a file. */
export function reportOrphans(context: Context, sources: readonly SourceFile[]): void {
  const { reporter, translation, config, files } = context;
  const known = new Set(sources.map(({ path }) => path));
  const isOfPlugin = (path: string): boolean =>
    config.plugins.some((plugin) => plugin.translates?.(path)) && isListed(files, path);
  for (const [original, path] of translation?.files ?? []) {
    if (known.has(original) || !isMarkdown(original) || classify(original) !== 'page') continue;
    if (isOfPlugin(original)) continue;
    const near = nearFile(original, known);
    reporter.report({
      code: 'translations/orphan',
      message: `this file translates "${original}", which is not a page of the site`,
      help:
        near === undefined
          ? 'Delete it, or restore the original.'
          : `Did you mean "${near}"? If not, delete this file, or restore the original.`,
      place: wholeFile(path),
    });
  }
}

/**
 * A file of a similar name in the same folder, or of the same name in a folder with a similar one. Of whole paths, all in one
 * folder would be similar.
 */
function nearFile(path: string, known: ReadonlySet<string>): string | undefined {
  const folder = posix.dirname(path);
  const beside = [...known].filter((one) => posix.dirname(one) === folder);
  const name = nearest(stem(path), beside.map(stem));
  if (name !== undefined) return beside.find((one) => stem(one) === name);
  const namesakes = [...known].filter((one) => stem(one) === stem(path));
  const near = nearest(folder, namesakes.map(posix.dirname));
  return near === undefined ? undefined : namesakes.find((one) => posix.dirname(one) === near);
}

function stem(path: string): string {
  return posix.basename(path).replace(/\.mdx?$/, '');
}

/** True for an original that is there: to other questions its translation would answer. */
function isListed(files: Files, path: string): boolean {
  const folder = posix.dirname(path);
  return files.real(folder) !== undefined && files.list(folder).some(({ name }) => name === posix.basename(path));
}
