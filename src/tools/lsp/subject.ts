// Tells what stands at a position: a link, a heading, a component, a tag, or nothing that has a name.
import type { Document, Heading } from '#model/document';
import type { Place } from '#model/place';
import { routeKey } from '#model/route';
import type { Asked } from './asked.ts';
import { contains, type Position } from './positions.ts';
import { anchorIn, type BoundLink, keyOfTarget, type Snapshot } from './snapshot.ts';

export type Subject =
  /** `part` tells whether the position is on the path or on the anchor. */
  | { readonly kind: 'link'; readonly bound: BoundLink; readonly part: 'path' | 'anchor'; readonly place: Place }
  | { readonly kind: 'heading'; readonly heading: Heading; readonly place: Place }
  | { readonly kind: 'component'; readonly name: string; readonly document: Document; readonly place: Place }
  | { readonly kind: 'tag'; readonly tag: string; readonly place: Place };

export function subjectAt({ file, site }: Asked, position: Position): Subject | undefined {
  const isHere = (place: Place | undefined): place is Place =>
    place !== undefined && place.file === file && contains(place, position);
  const bound = site.linksOf(file).find(({ link }) => isHere(link.place));
  if (bound) return { kind: 'link', bound, ...partOf(bound, position) };
  const document = site.documents.get(file);
  if (!document) return undefined;
  const { facts } = document;
  const tag = tagsIn(document).find(({ place }) => isHere(place));
  if (tag) return { kind: 'tag', ...tag };
  const use = facts.uses.find(({ place }) => isHere(place)) ?? facts.components.find(({ place }) => isHere(place));
  if (use) return { kind: 'component', name: use.name, document, place: use.place };
  const partial = facts.outline.find((item) => item.kind === 'partial' && isHere(item.place));
  if (partial?.kind === 'partial') return { kind: 'component', name: partial.name, document, place: partial.place };
  const { line } = position;
  const heading = facts.outline.find(
    (item) => item.kind === 'heading' && item.place.file === file && item.place.start.line === line + 1,
  );
  return heading?.kind === 'heading' ? { kind: 'heading', heading, place: heading.idPlace ?? heading.place } : undefined;
}

function partOf({ link: { place, target, written = target } }: BoundLink, position: Position) {
  const hash = written.indexOf('#');
  const isOneLine = place.start.line === place.end.line;
  const at = place.start.column + hash;
  if (hash < 0 || !isOneLine) return { part: 'path', place } as const;
  const isAnchor = hash === 0 || position.character + 1 > at;
  const cut = { line: place.start.line, column: isAnchor ? at + 1 : at };
  return isAnchor
    ? ({ part: 'anchor', place: { ...place, start: cut } } as const)
    : ({ part: 'path', place: { ...place, end: cut } } as const);
}

/** The tags of a document with their places, as they are written. */
export function tagsIn({ facts }: Document): readonly { readonly tag: string; readonly place: Place }[] {
  const tags: unknown = facts.frontMatter['tags'];
  if (!Array.isArray(tags)) return [];
  return tags.flatMap((tag: unknown, n) => {
    const isName = typeof tag === 'string';
    const label = isName ? tag : Object(tag)['label'];
    const place = facts.frontMatterPlaces[isName ? `tags.${n}` : `tags.${n}.label`];
    return typeof label === 'string' && place ? [{ tag: label, place }] : [];
  });
}

/** All keys by which links lead to a heading: a partial is shown on several pages. */
export function keysOfHeading(site: Snapshot, file: string, id: string): readonly string[] {
  const own = site.pages.get(file);
  const pages = own ? [own] : [...site.pages.values()].filter((page) => file in page.partials);
  return [...new Set(pages.map((page) => `${routeKey(page.route.path)}#${id}`))];
}

/** What a link leads to: the page's file, and the heading in it where the link has its anchor. */
export function targetOf(
  site: Snapshot,
  { target }: BoundLink,
): { readonly file: string; readonly heading?: Heading } | undefined {
  const key = keyOfTarget(target);
  if (key === undefined) return undefined;
  if (target.kind === 'asset') return { file: target.path };
  const page = target.kind === 'route' ? site.pageAt(target.route.path) : undefined;
  if (page?.kind !== 'doc') return undefined;
  const id = anchorIn(key).slice(1);
  const heading = id === '' ? undefined : page.headings.find((one) => one.id === id);
  const file = heading?.place.file ?? page.translation ?? page.document.source.path;
  return heading ? { file, heading } : { file };
}
