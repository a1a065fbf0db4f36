// Assigns ids to headings, and reports a translation whose headings are not those of its original.
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Context } from '#context/context';
import { wholeFile } from '#model/place';
import { assignHeadingIds } from './heading-ids.ts';
import { placeOf } from './node-place.ts';

export function settleHeadingIds({ reporter, files, config }: Context, tree: Root, file: VFile): void {
  const { maintainCase } = files.settings.markdown.anchors;
  const keepsOwn = config.settings.i18n?.headingIds === 'translated';
  const difference = assignHeadingIds(tree, file, { maintainCase, keepsOwn });
  if (!difference) return;
  reporter.report({
    code: 'translations/outline-differs',
    message: `the headings of this translation do not match those of the original: ${difference.message}`,
    help: 'Use the same headings, at the same levels and in the same order, or give them the ids of the original: `## Titre {#title}`.',
    place: difference.heading ? placeOf(difference.heading, file.path) : wholeFile(file.path),
  });
}
