// Binds the links of documents and their partials to final targets.
import type { Context } from '#context/context';
import { isTranslated } from '#context/translated-files';
import type { Document } from '#model/document';
import { type BoundPartial, isDraft, type PlacedDoc, type Target } from '#model/page';
import { servedPath } from '#model/route';
import type { ContentFolder, Version } from '#model/source-file';
import { versionKey } from '#model/version';
import { type Ids, isBroken, knownIds, leftOutIn, reportAmbiguous, reportDraft, withOwnId } from '../addresses/bind-address.ts';
import type { Found, Origin } from '../addresses/found.ts';
import { reportAnchor, reportFault } from '../addresses/report-anchor.ts';
import { reportMissing, reportMoved } from '../addresses/report-missing.ts';
import type { Composition } from '../compose.ts';
import { checkComponents } from './check-components.ts';
import { findWritten } from './measure-images.ts';
import type { Surroundings } from './queries.ts';
import { reportClashes, reportRepeats } from './report-clashes.ts';

interface BoundDoc {
  readonly composition: Composition;
  readonly targets: readonly Target[];
  readonly partials: Readonly<Record<string, BoundPartial>>;
}

export interface Binding extends Surroundings {
  readonly context: Context;
  /** By `versionKey`. */
  readonly versions: ReadonlyMap<string, Version>;
  /** Content folders besides the docs, by their `docs` key: standalone pages, and plugins' collections. */
  readonly besides: ReadonlyMap<string, ContentFolder>;
  /** Names of components that content may use without importing them. */
  readonly registered: readonly string[];
}

/** The page on which a document is shown. */
interface Shown {
  readonly path: string;
  readonly ids: Ids;
  readonly leftOut?: Composition['leftOut'];
  /** The source of the page, where the document is a partial of it. */
  readonly by?: string;
  /** The page is a draft, whose links no build checks. */
  readonly isDraft?: boolean;
  /** No page shows it, so the base of its relative addresses is unknown. */
  readonly isUnused?: true;
}

/** Binds a page. In a partial, "this page" means the page that shows it. */
export function bindDoc(binding: Binding, { document, route }: PlacedDoc): BoundDoc {
  const composition = binding.compose(document);
  reportFaults(binding.context, composition);
  checkComponents(binding.context, document, binding.registered);
  reportClashes(binding.context, composition);
  reportRepeats(binding.context, composition);
  const partials: Record<string, BoundPartial> = {};
  const shown = { path: route.path, ids: knownIds(composition), leftOut: composition.leftOut, isDraft: isDraft(document) };
  bindPartials(binding, composition, { ...shown, by: document.source.path }, partials);
  return { composition, targets: bindLinks(binding, document, shown), partials };
}

/** Checks a partial that no page shows, so that its faults are found early. Anchors on its own page are not checked. */
export function checkUnusedPartial(binding: Binding, document: Document): void {
  reportFaults(binding.context, binding.compose(document));
  checkComponents(binding.context, document, binding.registered);
  bindLinks(binding, document, { path: contentFolderOf(binding, document)?.path ?? '/', ids: undefined, isUnused: true });
}

/** Reports the faults of all nested partials. */
function reportFaults(context: Context, { faults, partials }: Composition): void {
  for (const fault of faults) context.reporter.report(fault);
  for (const partial of partials.values()) reportFaults(context, partial);
}

function bindPartials(binding: Binding, { partials }: Composition, shown: Shown, bound: Record<string, BoundPartial>): void {
  for (const inner of partials.values()) {
    const { document, headings } = inner;
    if (bound[document.source.path]) continue;
    checkComponents(binding.context, document, binding.registered);
    reportRepeats(binding.context, inner);
    bound[document.source.path] = { document, headings, targets: bindLinks(binding, document, shown) };
    bindPartials(binding, inner, shown, bound);
  }
}

function bindLinks(binding: Binding, document: Document, shown: Shown): readonly Target[] {
  const { path, ids: ownIds, by: shownBy, isUnused } = shown;
  const { context, destinations } = binding;
  // A page that another one imports as a partial is reported only as a page.
  const reports = shownBy === undefined || document.source.partial;
  const isOriginal = !isTranslated(context, document.source);
  const version = versionOf(binding, document);
  const contentFolder = contentFolderOf(binding, document)?.folder ?? '';
  const served = servedPath(path, destinations.trailingSlash);
  const origin: Origin = { file: document.source.path, contentFolder, version, path: served, shownBy };
  const links = document.facts.links.map((link): Target => {
    if (reports) reportFault(context, link, true);
    const found = findWritten(link, origin, destinations);
    if (found.kind !== 'target') {
      // Where nobody has translated the page, the language of the site has told of whole addresses already.
      const isTold = (isUnused && isRelativeRoute(found)) || (isOriginal && found.kind === 'missing' && found.own !== undefined);
      if (reports && !isTold) reportMissing(context, link, found, origin, destinations);
      return { kind: 'url', url: link.target };
    }
    if (reports) reportAmbiguous(context, link.target, found, link.place);
    const { hash, page, withHost, there } = found;
    if (reports && !shown.isDraft) reportDraft(context, link, page);
    const isHere = found.target.kind === 'url' && !withHost;
    const ids = there ? there.ids : isHere ? ownIds : binding.idsFor(page, hash);
    const target = withOwnId(found.target, hash, ids);
    if (reports && isBroken(hash, ids)) {
      const leftOut = isHere ? leftOutIn({ leftOut: shown.leftOut ?? [] }, hash) : binding.leftOutFor(page, hash);
      reportAnchor(context, { link, hash, ids: ids ?? [], shownBy, leftOut, fixable: true });
    } else if (reports && there?.moved !== undefined) reportMoved(context, link, there.moved);
    const image = link.kind === 'image' && target.kind === 'asset' ? binding.imageOf(target.path) : undefined;
    return image ? ({ ...target, ...image } as Target) : target;
  });
  return [...links, ...document.facts.orders.map(binding.drawnFor)];
}

function isRelativeRoute(found: Found): boolean {
  return found.kind === 'missing' && found.wanted === 'route' && found.written !== '' && !found.written.startsWith('/');
}

function versionOf({ versions }: Binding, { source }: Document): Version | undefined {
  return versions.get(versionKey(source.docs, source.version));
}

function contentFolderOf(binding: Binding, document: Document): ContentFolder | undefined {
  return binding.besides.get(document.source.docs) ?? versionOf(binding, document);
}
