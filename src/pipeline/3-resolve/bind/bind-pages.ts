// Binds every page of a site, reusing earlier results whose queries still get the same answers.
import { cardMaker, categoryFinder } from '#model/category-cards';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Document } from '#model/document';
import type { Doc, Neighbourhood, Page, PlacedDoc, PlacedPage, Placement } from '#model/page';
import type { CategoryCards, Sidebar } from '#model/sidebar';
import { editUrlOf } from '../edit-url.ts';
import { indexFiller, showsCards } from '../sidebars/fill-indexes.ts';
import { neighbourhoods } from '../sidebars/neighbours.ts';
import type { ArrangedSidebars } from '../sidebars/sidebars.ts';
import { type Binding, bindDoc, checkUnusedPartial } from './bind-docs.ts';
import { bindImage } from './bind-image.ts';
import { chooseLayout } from './choose-layout.ts';
import { type Asked, answerTo, recordQueries } from './queries.ts';

/** The results that depend on a document's own links and front matter. */
type BoundParts = Pick<Doc, 'targets' | 'partials' | 'headings' | 'editUrl' | 'image' | 'layout'> & {
  readonly showsCards: boolean;
};

interface Bound extends Asked {
  readonly doc: PlacedDoc;
  readonly parts: BoundParts;
  readonly reported: readonly DiagnosticDraft[];
}

/** Earlier results by source path, with the answers that they depend on. */
export interface BindMemory {
  bound: ReadonlyMap<string, Bound>;
  readonly answers: Map<string, string>;
}

export function emptyBindMemory(): BindMemory {
  return { bound: new Map(), answers: new Map() };
}

export interface PageBinder {
  /** Binds the page and reports its faults. */
  bind(page: PlacedPage): Page;
  /** Rebinds a page whose documents changed with the same outlines. Reports nothing. */
  rebind(page: Doc): Doc;
  /** The diagnostics of the latest binding of all pages. */
  reported(): readonly DiagnosticDraft[];
}

export interface PageBinding {
  /** Opens a binding of the current documents. */
  readonly open: () => Binding;
  readonly documentAt: (path: string) => Document | undefined;
  readonly arranged: ArrangedSidebars;
  readonly sidebars: readonly Sidebar[];
  readonly memory: BindMemory | undefined;
}

export function pageBinder({ open, documentAt, arranged, sidebars, memory }: PageBinding): PageBinder {
  const binding = open();
  const { context } = binding;
  const { settings } = context.config;
  const neighbourhoodOf = neighbourhoods(context, sidebars, arranged);
  const cardsOf = cardMaker((path) => arranged.table.byRoute(path)?.description, settings);
  const fill = indexFiller(sidebars, cardsOf);
  const categoryOf = categoryFinder(sidebars, cardsOf, settings);
  const takeOver = memory && openMemory(binding, memory);
  const bound = new Map<string, Omit<Bound, keyof Asked>>();
  const faulty = new Map<string, readonly DiagnosticDraft[]>();
  const note = (path: string, found: Omit<Bound, keyof Asked>): void => {
    bound.set(path, found);
    if (found.reported.length > 0) faulty.set(path, found.reported);
    else faulty.delete(path);
  };
  const boundOf = (doc: PlacedDoc): Omit<Bound, keyof Asked> => {
    const found = takeOver?.(doc) ?? bindParts(binding, doc);
    note(doc.document.source.path, found);
    return found;
  };
  return {
    bind(page) {
      const neighbourhood = page.standing ? standingAt(page.standing) : neighbourhoodOf(page);
      if (page.kind === 'listing') return { ...fill(page), ...neighbourhood, shows: [] };
      const { parts, reported } = boundOf(page);
      for (const draft of reported) context.reporter.report(draft);
      const { showsCards, ...rest } = parts;
      const category = (): CategoryCards | undefined =>
        categoryOf({ ...page, path: page.route.path, sidebar: neighbourhood.sidebar });
      return { ...page, ...neighbourhood, ...rest, ...(showsCards ? { category: category() } : {}) };
    },
    rebind(page) {
      const { path } = page.document.source;
      const document = documentAt(path) ?? page.document;
      const before = bound.get(path) as Bound;
      const found = bindParts(open(), { ...before.doc, document });
      note(path, found);
      const { showsCards: _, ...parts } = found.parts;
      return { ...page, document, ...parts };
    },
    reported: () => [...faulty.values()].flat(),
  };
}

/** Binds documents that are no pages of the site, only to report their faults. */
export function checkUnshown(binding: Binding, shadowed: readonly PlacedDoc[], unused: readonly Document[]): void {
  for (const doc of shadowed) bindDoc(binding, doc);
  for (const document of unused) checkUnusedPartial(binding, document);
}

function bindParts(binding: Binding, doc: PlacedDoc): Omit<Bound, keyof Asked> {
  const reported: DiagnosticDraft[] = [];
  const reporter = { ...binding.context.reporter, report: (draft: DiagnosticDraft) => void reported.push(draft) };
  const context = { ...binding.context, reporter };
  const noting: Binding = { ...binding, context };
  const { composition, targets, partials } = bindDoc(noting, doc);
  const parts = {
    targets,
    partials,
    headings: composition.headings,
    editUrl: editUrlOf(context, doc),
    showsCards: showsCards(composition),
    image: bindImage(noting, doc),
    layout: chooseLayout(context, doc),
  };
  return { doc, parts, reported };
}

/** Reuses the remembered result of a doc while it is valid, else binds it and remembers the result. */
function openMemory(binding: Binding, memory: BindMemory): (doc: PlacedDoc) => Bound {
  const { answers, bound: before } = memory;
  const bound = new Map<string, Bound>();
  memory.bound = bound;
  const isStale = staleFinder(binding, before, answers);
  return (doc) => {
    const { path } = doc.document.source;
    const known = before.get(path);
    if (known && !isStale(known, doc)) {
      for (const address of known.awaited) binding.destinations.awaitFile(address);
      bound.set(path, known);
      return known;
    }
    const { site, asked } = recordQueries(binding);
    const made = { ...bindParts({ ...binding, ...site }, doc), ...asked() };
    for (const query of made.queries) if (!answers.has(query)) answers.set(query, answerTo(binding, query));
    bound.set(path, made);
    return made;
  };
}

/** Repeats each distinct query once: pages that got a different answer are stale, and no others are examined. */
function staleFinder(
  binding: Binding,
  before: BindMemory['bound'],
  answers: BindMemory['answers'],
): (known: Bound, doc: PlacedDoc) => boolean {
  const changed = new Set<string>();
  for (const [query, answer] of answers) {
    const now = answerTo(binding, query);
    if (now === answer) continue;
    answers.set(query, now);
    changed.add(query);
  }
  const stale = new Set<Bound>();
  if (changed.size > 0) for (const one of before.values()) if (one.queries.some((query) => changed.has(query))) stale.add(one);
  return (known, doc) => {
    const { doc: then, reported } = known;
    // Faults make a page stale, because their help depends on similar names in the whole site.
    if (reported.length > 0 || stale.has(known) || then.document !== doc.document) return true;
    return then.route.path !== doc.route.path || then.layout !== doc.layout || then.version !== doc.version;
  };
}

function standingAt({ sidebar, previous, next }: Placement): Neighbourhood {
  return { sidebar: sidebar?.name, breadcrumbs: [], previous, next };
}
