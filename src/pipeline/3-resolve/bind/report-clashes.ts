// Reports headings of a page and its partials with the same id.

import type { Context } from '#context/context';
import type { Heading } from '#model/document';
import type { Place } from '#model/place';
import type { Composition } from '../compose.ts';

/**
 * Clashes within one file were reported in parse. As in Docusaurus, equal slugs of several files are allowed: nobody wrote them,
 * and no address depends on the second.
 */
export function reportClashes({ reporter }: Context, { document, headings }: Composition): void {
  const firsts = new Map<string, Heading>();
  for (const heading of headings) {
    const first = firsts.get(heading.id);
    if (!first) firsts.set(heading.id, heading);
    if (!first || heading.id === '' || first.place.file === heading.place.file) continue;
    if (!first.explicit && !heading.explicit) continue;
    const page = document.source.path;
    const where = heading.place.file === page ? 'this page' : `the page "${page}", which includes this partial,`;
    reporter.report({
      code: 'parse/duplicate-heading-id',
      message: `another heading of ${where} has the id "${heading.id}"`,
      help: 'Give one of them a different id, because links can only reach the first.',
      place: heading.idPlace ?? heading.place,
      related: [{ message: 'the first one', place: first.place }],
    });
  }
}

/** Reports a partial that a page shows twice, directly or through another partial. */
export function reportRepeats({ reporter }: Context, { document, partials }: Composition): void {
  const firsts = new Map<Heading, Place>();
  for (const item of document.facts.outline) {
    const headings = item.kind === 'partial' ? (partials.get(item.name)?.headings ?? []) : [];
    const again = headings.find((heading) => heading.id !== '' && firsts.has(heading));
    for (const heading of headings) if (!firsts.has(heading)) firsts.set(heading, item.place);
    if (!again) continue;
    reporter.report({
      code: 'parse/duplicate-heading-id',
      message: `the page already shows the headings of "${again.place.file}", so the id "${again.id}" exists twice`,
      help: 'Include the partial only once, or remove its headings, because links can only reach the first.',
      place: item.place,
      related: [{ message: 'the first time', place: firsts.get(again) ?? item.place }],
    });
  }
}
