// Resolves a site repeatedly: after an edit that keeps all outlines, only the edited documents are bound again.

import type { Context } from '#context/context';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Document, Facts } from '#model/document';
import type { AbsentPage, Doc, Page } from '#model/page';
import type { Site } from '#model/site';
import { placeOfSource, type Sources } from '#model/source-file';
import { emptyBindMemory } from './bind/bind-pages.ts';
import { filesNamed } from './bind/outer-assets.ts';
import { type Resolution, type Resolving, resolveInPasses, withExcerpts } from './passes.ts';
import { recordFacts } from './recorded-facts.ts';

export interface Resolver {
  /** Reports all diagnostics each time. Documents that are the same objects as before count as unchanged. */
  resolve(resolving: Resolving): Promise<Site>;
}

interface State extends Resolution, Resolving {
  readonly site: Site;
  /** Diagnostics of everything but single pages. */
  readonly reported: readonly DiagnosticDraft[];
  /** Files that the passes themselves have read. */
  readonly inputs: ReadonlySet<string>;
  /** The places in the list of pages of those that show a document, by its path. */
  readonly shown: ReadonlyMap<string, readonly number[]>;
}

interface Edit {
  readonly before: Document;
  readonly after: Document;
}

export function createResolver(context: Context): Resolver {
  const { reporter, files } = context;
  const memory = emptyBindMemory();
  const facts = recordFacts();
  const outlines = new WeakMap<Document, { readonly read: number; readonly outline: string }>();
  let last: State | undefined;

  /** Recomputed each time, because plugins may have read more facts since. */
  const outline = (document: Document): string => {
    const known = outlines.get(document);
    if (known?.read === facts.read.size) return known.outline;
    const made = { read: facts.read.size, outline: outlineOf(document, facts.read) };
    outlines.set(document, made);
    return made.outline;
  };

  const resolveAll = async (given: Resolving): Promise<State> => {
    const mark = reporter.mark();
    const { value, observed } = await files.capture(() => resolveInPasses(context, given, { memory, facts }));
    const ofPages = new Set(value.pages.reported());
    const reported = reporter.since(mark).filter((draft) => !ofPages.has(draft));
    const inputs = new Set(observed.flatMap(([[kind, path]]) => (kind === 'bytes' ? [path] : [])));
    const { site } = value.bound;
    return { ...value, ...given, site, reported, inputs, shown: indexShown(site.pages, given.original?.absent) };
  };

  const bindEdited = (state: State, given: Resolving, edits: readonly Edit[]): State => {
    for (const { after } of edits) state.replace(after);
    const site = { ...state.site, pages: rebound(state, edits) };
    for (const draft of [...state.reported, ...state.pages.reported()]) reporter.report(draft);
    return { ...state, ...given, site };
  };

  return {
    async resolve(given) {
      const edits = last && editsBetween(last, given);
      const isInside = ({ before, after }: Edit): boolean => {
        const { path } = after.source;
        return !last?.inputs.has(path) && last?.shown.has(path) === true && outline(before) === outline(after);
      };
      last = last && edits?.every(isInside) ? bindEdited(last, given, edits) : await resolveAll(given);
      return last.site;
    },
  };
}

/** Undefined where anything but the content of documents has changed. */
function editsBetween(last: State, { sources, documents, original }: Resolving): readonly Edit[] | undefined {
  const { files: _, ...before } = last.sources;
  for (const [name, value] of Object.entries(before)) if (sources[name as keyof Sources] !== value) return undefined;
  if (documents.length !== last.documents.length || !isAlike(original?.absent, last.original?.absent)) return undefined;
  if (original?.partials.some((document, n) => document !== last.original?.partials[n])) return undefined;
  const edits: Edit[] = [];
  for (const [index, after] of documents.entries()) {
    const known = last.documents[index] as Document;
    if (known === after) continue;
    if (known.source.path !== after.source.path) return undefined;
    edits.push({ before: known, after });
  }
  return edits;
}

function isAlike(a: readonly AbsentPage[] = [], b: readonly AbsentPage[] = []): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at] || print(one) === print(b[at] as AbsentPage));
}

function print({ page, redirects }: AbsentPage): string {
  return JSON.stringify([page.kind === 'doc' ? page.document.source.path : '', page.route, page.title, redirects]);
}

/** Indexes the pages that show a document, as their source or as a partial. That of a page that is absent is shown nowhere. */
function indexShown(pages: readonly Page[], absent: readonly AbsentPage[] = []): ReadonlyMap<string, readonly number[]> {
  const shown = new Map<string, number[]>(
    absent.flatMap(({ page }) => (page.kind === 'doc' ? [[page.document.source.path, []]] : [])),
  );
  const add = (path: string, at: number): void => {
    const known = shown.get(path);
    if (known) known.push(at);
    else shown.set(path, [at]);
  };
  for (const [at, page] of pages.entries()) {
    if (page.kind !== 'doc') continue;
    add(page.document.source.path, at);
    for (const path of Object.keys(page.partials)) add(path, at);
  }
  return shown;
}

function rebound({ site, shown, pages: binder }: State, edits: readonly Edit[]): readonly Page[] {
  const pages = [...site.pages];
  const concerned = new Set(edits.flatMap(({ after }) => shown.get(after.source.path) ?? []));
  for (const at of concerned) pages[at] = binder.rebind(pages[at] as Doc);
  return withExcerpts(pages);
}

/** Equal texts mean equal outlines. `more` names further facts that plugins have read. */
export function outlineOf({ source, facts, factsKey, bodyKey }: Document, more: ReadonlySet<string>): string {
  // Of a virtual source only its place matters.
  const { hash: _, inline: _text, tree: _tree, origin: _origin, meaning: _said, ...file } = source;
  const { links, components, styles, outline, imports, meaning: _meaning, ...rest } = facts;
  const asked = Object.fromEntries([...more].map((name) => [name, facts[name as keyof Facts] ?? null]));
  const images = links.flatMap(({ kind, target }) => (kind === 'image' ? [target] : []));
  return JSON.stringify([
    file,
    placeOfSource(source),
    rest,
    outline.map((item) => (item.kind === 'heading' ? { ...item, place: 0, idPlace: 0 } : [item.name, item.shownTo])),
    imports.map((one) => ({ ...one, place: 0, namePlaces: Object.keys(one.namePlaces ?? {}) })),
    [...filesNamed(facts, source.path)],
    images,
    asked,
    more.has('factsKey') ? factsKey : '',
    more.has('bodyKey') ? bodyKey : '',
  ]);
}
