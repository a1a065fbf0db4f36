// Assigns ids to headings, and reports a translation whose headings are not those of its original.
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Context } from '#context/context';
import { wholeFile } from '#model/place';
import { assignHeadingIds } from './heading-ids.ts';

export function settleHeadingIds({ reporter }: Context, tree: Root, file: VFile, maintainCase: boolean): void {
  const difference = assignHeadingIds(tree, file, maintainCase);
  if (difference === undefined) return;
  reporter.report({
    code: 'translations/outline-differs',
    message: `the headings of this translation are not those of the original: ${difference}`,
    help: 'Write the same headings, at the same levels, in the same order; or give them the ids of the original: `## Titre {#title}`.',
    place: wholeFile(file.path),
  });
}
