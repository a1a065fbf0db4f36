// Lists the headings of a document, and finds pages and headings of the whole site by name.
import type { Heading } from '#model/document';
import { askedOf, type InDocument } from './asked.ts';
import { type Range, rangeOf } from './positions.ts';
import type { View } from './view.ts';

interface Symbol {
  readonly name: string;
  readonly detail: string;
  readonly kind: number;
  readonly range: Range;
  readonly selectionRange: Range;
  readonly children: Symbol[];
}

/** Of the protocol. */
const kinds = { file: 1, heading: 15 } as const;

export async function documentSymbols(params: InDocument, view: View): Promise<readonly Symbol[] | undefined> {
  const asked = await askedOf(params, view);
  const outline = asked?.site.documents.get(asked.file)?.facts.outline ?? [];
  const headings = outline.filter((item): item is Heading => item.kind === 'heading' && item.place.file === asked?.file);
  const roots: Symbol[] = [];
  const open: { readonly depth: number; readonly symbol: Symbol }[] = [];
  for (const [n, heading] of headings.entries()) {
    // A section ends where the next heading of its depth begins.
    const next = headings.slice(n + 1).find(({ depth }) => depth <= heading.depth);
    const own = rangeOf(heading.place);
    const end = next ? { line: next.place.start.line - 1, character: 0 } : { line: 1_000_000, character: 0 };
    const symbol: Symbol = {
      name: heading.text === '' ? '#' : heading.text,
      detail: heading.id === '' ? '' : `#${heading.id}`,
      kind: kinds.heading,
      range: { start: { line: own.start.line, character: 0 }, end },
      selectionRange: own,
      children: [],
    };
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
    (open.at(-1)?.symbol.children ?? roots).push(symbol);
    open.push({ depth: heading.depth, symbol });
  }
  return roots;
}

/** Editors filter what they get, so that more would only cost time. */
const most = 200;

export async function workspaceSymbols({ query }: { readonly query: string }, view: View): Promise<readonly unknown[]> {
  const site = await view.latest();
  if (!site) return [];
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const found: unknown[] = [];
  for (const [file, page] of site.pages) {
    if (page.document.source.origin || page.document.source.inline !== undefined) continue;
    const uri = view.texts.uriOf(file);
    const start = { line: 0, character: 0 };
    if (fits(`${page.title} ${page.route.path}`))
      found.push({
        name: page.title,
        kind: kinds.file,
        containerName: page.route.path,
        location: { uri, range: { start, end: start } },
      });
    for (const heading of page.headings)
      if (heading.text !== page.title && fits(heading.text)) {
        const location = { uri: view.texts.uriOf(heading.place.file), range: rangeOf(heading.place) };
        found.push({ name: heading.text, kind: kinds.heading, containerName: page.title, location });
      }
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}
