// Reports translations of pages that do not exist.
import type { Context } from '#context/context';
import { nearest } from '#model/nearest';
import { wholeFile } from '#model/place';
import type { SourceFile } from '#model/source-file';
import { classify, isMarkdown } from './content-filter.ts';

/** Only a page of the site has a page in a language, so nobody would see such a file. */
export function reportOrphans({ reporter, translation }: Context, files: readonly SourceFile[]): void {
  const known = new Set(files.map(({ path }) => path));
  for (const [original, path] of translation?.files ?? []) {
    if (known.has(original) || !isMarkdown(original) || classify(original) !== 'page') continue;
    const near = nearest(original, known);
    reporter.report({
      code: 'translations/orphan',
      message: `this file translates "${original}", which is no page of the site`,
      help:
        near === undefined
          ? 'Delete it, or bring its original back.'
          : `Did you mean "${near}"? Else delete it, or bring its original back.`,
      place: wholeFile(path),
    });
  }
}
