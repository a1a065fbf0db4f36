// The links of documents and their partials to final targets.
import type { Document } from '#model/document';
import type { BoundPartial, PlacedDoc, PlacedPage, Target } from '#model/page';
import type { Version } from '#model/source-file';
import type { Context } from '../../context/context.ts';
import { checkComponents } from './components.ts';
import type { Compose, Composition } from './compose.ts';
import type { Destinations } from './destinations.ts';
import { findImage, findLink, type Origin } from './find-target.ts';
import { reportAnchor, reportMissing } from './report-missing.ts';

export interface BoundDoc {
  readonly composition: Composition;
  readonly targets: readonly Target[];
  readonly partials: Readonly<Record<string, BoundPartial>>;
}

export interface Binding {
  readonly context: Context;
  readonly destinations: Destinations;
  readonly compose: Compose;
  readonly versions: readonly Version[];
}

/** Binds a page. What a partial says of "this page" is about the page that shows it. */
export function bindDoc(binding: Binding, doc: PlacedDoc): BoundDoc {
  const composition = binding.compose(doc.document);
  checkComponents(binding.context, doc.document);
  const partials: Record<string, BoundPartial> = {};
  const ids = knownIds(composition);
  bindPartials(binding, composition, doc.route.path, ids, partials);
  return { composition, targets: bindLinks(binding, doc.document, doc.route.path, ids), partials };
}

/** Checks a partial that no page shows, so that its faults are known before one does. Its own page's ids are not. */
export function checkUnusedPartial(binding: Binding, document: Document): void {
  binding.compose(document);
  const version = versionOf(binding, document);
  checkComponents(binding.context, document);
  bindLinks(binding, document, version?.path ?? '/', undefined);
}

function bindPartials(
  binding: Binding,
  { partials }: Composition,
  path: string,
  ids: Ids,
  bound: Record<string, BoundPartial>,
): void {
  for (const inner of partials.values()) {
    const { document, headings } = inner;
    if (bound[document.source.path]) continue;
    checkComponents(binding.context, document);
    bound[document.source.path] = { document, headings, targets: bindLinks(binding, document, path, ids) };
    bindPartials(binding, inner, path, ids, bound);
  }
}

function bindLinks(binding: Binding, document: Document, path: string, ownIds: Ids): readonly Target[] {
  const { context, destinations } = binding;
  const origin: Origin = { file: document.source.path, contentFolder: versionOf(binding, document)?.folder ?? '', path };
  return document.facts.links.map((link) => {
    const found =
      link.kind === 'image' ? findImage(link.target, origin, destinations) : findLink(link.target, origin, destinations);
    if (found.kind !== 'target') {
      reportMissing(context, link, found, origin, destinations);
      return { kind: 'url', url: link.target };
    }
    const { hash, page, target } = found;
    if (hash !== undefined && hash !== '' && hash !== 'top') {
      const ids = target.kind === 'url' ? ownIds : idsOf(binding, page);
      if (ids && !ids.includes(hash)) reportAnchor(context, link.target, hash, ids, link.place);
    }
    return target;
  });
}

/** Undefined where ids may exist that are not known: an anchor cannot be called broken then. */
type Ids = readonly string[] | undefined;

function idsOf(binding: Binding, page: PlacedPage | undefined): Ids {
  if (!page) return undefined;
  return page.kind === 'doc' ? knownIds(binding.compose(page.document)) : [];
}

function knownIds({ complete, ids }: Composition): Ids {
  return complete ? ids : undefined;
}

function versionOf({ versions }: Binding, { source }: Document): Version | undefined {
  return versions.find(({ docs, name }) => docs === source.docs && name === source.version);
}
