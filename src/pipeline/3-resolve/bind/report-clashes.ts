// Headings of a page and of its partials that have the same id, to diagnostics.
import type { Heading } from '#model/document';
import type { Context } from '../../context/context.ts';
import type { Composition } from './compose.ts';

/**
 * Clashes within one file are known already. Slugs of several files that are equal are left alone, as in Docusaurus: nobody
 * wrote them, and no address depends on the second.
 */
export function reportClashes({ reporter }: Context, { document, headings }: Composition): void {
  const firsts = new Map<string, Heading>();
  for (const heading of headings) {
    const first = firsts.get(heading.id);
    if (!first) firsts.set(heading.id, heading);
    if (!first || heading.id === '' || first.place.file === heading.place.file) continue;
    if (!first.explicit && !heading.explicit) continue;
    const page = document.source.path;
    const where = heading.place.file === page ? 'this page' : `the page "${page}", which shows this partial,`;
    reporter.report({
      code: 'parse/duplicate-heading-id',
      message: `another heading of ${where} has the id "${heading.id}"`,
      help: 'Give one of them another id: links can only reach the first.',
      place: heading.place,
      related: [{ message: 'the first one', place: first.place }],
    });
  }
}
