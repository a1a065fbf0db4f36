// Defines the schemas of the options and of the key `docs` in release notes, which lists related pages and how they changed.
import { posix } from 'node:path';
import { type PlacedPage, type PrintedAddress, printRoute, type Settings } from 'slodocs';
import * as z from 'zod';
import type { Note } from './notes.ts';

export const optionsSchema = z.record(z.string(), z.string());

const docsEntry = z.strictObject({
  page: z.string().describe('The page, with an optional anchor, relative to the note.'),
  label: z.string().optional().describe('The link text, if it differs from the page title.'),
  change: z.string().optional().describe('What changed on the page, in a few words.'),
});

export const docsShape = z
  .array(docsEntry)
  .describe('Documentation pages that were added or changed for this release, for the list of updates.');

export interface DocsChange {
  readonly href: string;
  readonly label: string;
  readonly change: string;
}

/** A note with documentation changes, as passed to components. */
export interface DocsUpdate {
  readonly product: string;
  readonly version: string;
  /** ISO 8601 date. */
  readonly date: string;
  readonly href: string;
  readonly docs: readonly DocsChange[];
}

interface Written extends z.infer<typeof docsEntry> {
  /** The path relative to the root, without the anchor. */
  readonly path: string;
  readonly anchor: string | undefined;
}

function writtenIn({ page }: Note): readonly Written[] {
  const { source, facts } = page.document;
  const entries = (facts.frontMatter as { readonly docs?: z.infer<typeof docsShape> }).docs ?? [];
  return entries.map((entry) => {
    const [path = '', anchor] = entry.page.split('#');
    return { ...entry, path: posix.join(posix.dirname(source.path), path), anchor };
  });
}

/** Returns the links for slodocs to check. */
export function addressesOf(notes: readonly Note[]): readonly PrintedAddress[] {
  return notes.flatMap((note) =>
    writtenIn(note).flatMap(({ path, anchor }, at) => {
      const place = note.page.document.facts.frontMatterPlaces[`docs.${at}.page`];
      const target = anchor === undefined ? path : `${path}#${anchor}`;
      return place ? [{ kind: 'link' as const, target, place }] : [];
    }),
  );
}

/** Returns the documentation changes, newest first. */
export function updatesOf(notes: readonly Note[], pages: readonly PlacedPage[], settings: Settings): readonly DocsUpdate[] {
  const bySource = new Map(pages.flatMap((page) => (page.kind === 'doc' ? [[page.document.source.path, page] as const] : [])));
  const updates = notes.flatMap((note) => {
    const docs = writtenIn(note).flatMap(({ path, anchor, label, change = '' }) => {
      const page = bySource.get(path);
      if (!page) return [];
      const href = printRoute(anchor === undefined ? page.route : { ...page.route, anchor }, settings);
      return [{ href, label: label ?? page.title, change }];
    });
    const { product, version, date } = note;
    return docs.length === 0 ? [] : [{ product, version, date, href: printRoute(note.page.route, settings), docs }];
  });
  return updates.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}
