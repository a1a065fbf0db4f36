// Removes and reports pages whose id or route another page has; the first by path wins.

import type { Context } from '#context/context';
import type { PlacedDoc, PlacedPage } from '#model/page';
import { keyPlace } from '#model/page';
import type { Place } from '#model/place';
import { routeKey } from '#model/route';
import { placeOfSource } from '#model/source-file';

export interface Unique<P extends PlacedPage> {
  readonly pages: readonly P[];
  /** The pages that lost: no part of the site, but links to them are not called broken. */
  readonly shadowed: readonly P[];
}

/** Removes docs whose id another doc of their version has. */
export function uniqueIds(context: Context, docs: readonly PlacedDoc[]): Unique<PlacedDoc> {
  const keyOf = (doc: PlacedDoc): string => JSON.stringify([doc.docs, doc.version, doc.id]);
  return unique(docs, keyOf, (doc, other) => {
    context.reporter.report({
      code: 'resolve/duplicate-id',
      message: `another doc has the id "${doc.id}"`,
      help: 'Rename one of the files, or set a different `id` in its front matter.',
      place: placeOf(doc, 'id'),
      related: [{ message: 'the other doc', place: placeOf(other, 'id') }],
    });
  });
}

/** Removes pages whose route another page has. `places` are those of pages without a source, as far as known. */
export function uniqueRoutes<P extends PlacedPage>(
  context: Context,
  pages: readonly P[],
  places: ReadonlyMap<PlacedPage, Place> = new Map(),
): Unique<P> {
  const keyOf = ({ route }: P): string => routeKey(route.path);
  return unique(pages, keyOf, (page, first) => {
    // Reports the doc rather than a plugin's page, because the author can change it.
    const [reported, other] = page.kind === 'listing' && first.kind === 'doc' ? [first, page] : [page, first];
    const place = places.get(reported) ?? pagePlace(reported);
    const otherPlace = places.get(other) ?? pagePlace(other);
    const plugin = [reported, other].map(pluginOf).find(Boolean);
    context.reporter.report({
      code: 'resolve/duplicate-route',
      message: `the route "${page.route.path}" is already taken${other.kind === 'doc' ? '' : ` by ${nameOf(other)}`}`,
      help: plugin
        ? `Give the page a different \`slug\`, or change the address in the options of the plugin "${plugin}".`
        : 'Give one of the pages a different `slug`, or move it.',
      ...(place ? { place } : {}),
      ...(otherPlace ? { related: [{ message: 'the page that uses it', place: otherPlace }] } : {}),
      ...(plugin ? { plugin } : {}),
    });
  });
}

function unique<P extends PlacedPage>(
  pages: readonly P[],
  keyOf: (page: P) => string,
  report: (page: P, first: P) => void,
): Unique<P> {
  const stand = new Map<string, P>();
  const shadowed: P[] = [];
  for (const page of pages) {
    const first = stand.get(keyOf(page));
    if (first) {
      report(page, first);
      shadowed.push(page);
    } else stand.set(keyOf(page), page);
  }
  return { pages: [...stand.values()], shadowed };
}

/** Names a page without a source. */
function nameOf(page: Extract<PlacedPage, { kind: 'listing' }>): string {
  if (page.origin === 'core') return 'the page for addresses that do not exist';
  if (page.origin === 'sidebar') return `the index of the category "${page.title}"`;
  return `a page of the plugin "${page.origin}"`;
}

function pluginOf(page: PlacedPage): string | undefined {
  return page.kind === 'doc' || page.origin === 'core' || page.origin === 'sidebar' ? undefined : page.origin;
}

function pagePlace(page: PlacedPage): Place | undefined {
  return page.kind === 'doc' ? placeOf(page, 'slug') : undefined;
}

function placeOf({ document }: PlacedDoc, key: string): Place {
  return keyPlace(document.facts, key) ?? placeOfSource(document.source);
}
