// What a parsed source says about itself that cannot be right.
import type { Root } from 'mdast';
import type { Place } from '#model/place';
import { walk } from '#model/walk';
import type { Context } from '../context/context.ts';
import type { ReadSource } from '../context/source-text.ts';
import type { HeadingData } from './facts/heading-ids.ts';
import { placeOf } from './facts/links.ts';
import { unclosedBlocks } from './markdown/fences.ts';

export function reportContent(context: Context, tree: Root, source: ReadSource): void {
  reportUnclosed(context, tree, source);
  reportDuplicateIds(context, tree, source.path);
}

const unclosed = {
  code: {
    code: 'parse/unclosed-fence',
    subject: 'code block',
    help: 'Close it with a line of the same marks, at least as many.',
  },
  containerDirective: {
    code: 'parse/unclosed-directive',
    subject: 'block',
    help: 'Close it with a line of as many colons. A block around another has more of them than the inner one.',
  },
} as const;

function reportUnclosed(context: Context, tree: Root, { text, path }: ReadSource): void {
  for (const { type, place, container } of unclosedBlocks(tree, text, path)) {
    const { code, subject, help } = unclosed[type];
    context.reporter.report({
      code,
      message: `this ${subject} is never closed: it runs to the end of the ${container}`,
      help,
      place,
    });
  }
}

/** Slugs are made unique, so that only an explicit id can stand twice. */
function reportDuplicateIds(context: Context, tree: Root, file: string): void {
  const seen = new Map<string, Place>();
  walk(tree, 'heading', (heading) => {
    const { slodocsId: id } = (heading.data ?? {}) as HeadingData;
    if (id === undefined) return;
    const place = placeOf(heading, file);
    const first = seen.get(id);
    if (!first) {
      seen.set(id, place);
      return;
    }
    context.reporter.report({
      code: 'parse/duplicate-heading-id',
      message: `another heading of this page has the id "${id}"`,
      help: 'Give one of them another id: links can only reach the first.',
      place,
      related: [{ message: 'the first one', place: first }],
    });
  });
}
