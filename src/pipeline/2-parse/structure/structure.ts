// Reports structural mistakes in a page: content that would be lost or shown differently than meant.

import type { Root, TableCell } from 'mdast';
import type { Context } from '#context/context';
import type { ReadSource } from '#context/source-text';
import type { Place } from '#model/place';
import type { HeadingData } from '../facts/heading-ids.ts';
import { placeOf } from '../facts/links.ts';
import { headingIdPlace } from '../facts/outline.ts';
import { collect, type Structure } from './collect.ts';
import { reportColons, reportContainers } from './containers.ts';
import { reportFences } from './fences.ts';
import { reportReferences } from './references.ts';
import { reportSpacedAddresses } from './spaced-addresses.ts';

/** `text` is what the parser saw of `source`. */
export function reportStructure(context: Context, tree: Root, { path, text: source }: ReadSource, text: string): void {
  const structure = collect(tree, path, text);
  reportBlocks(context, structure, source);
  reportReferences(context, structure);
  reportSpacedAddresses(context, structure);
  reportTables(context, structure);
  reportTitles(context, structure);
  reportDuplicateIds(context, structure, source);
}

function reportTitles({ reporter }: Context, { headings, file }: Structure): void {
  const [first, second] = headings.filter(({ depth, children }) => depth === 1 && children.length > 0);
  // Reported once, however many parts of the page have such headings.
  if (!first || !second) return;
  reporter.report({
    code: 'parse/second-title',
    message: 'the page already has a level-1 heading, which is its title',
    help: 'Add a `#` to it and to the headings below it, or make it a separate page.',
    place: placeOf(second, file),
    related: [{ message: 'the first one', place: placeOf(first, file) }],
  });
}

/** `source` is the text as written. */
function reportBlocks(context: Context, structure: Structure, source: string): void {
  const colons = structure.texts.filter(({ node }) => node.value.includes(':::'));
  if (structure.codes.length === 0 && structure.containers.length === 0 && colons.length === 0) return;
  const lines = source.split(/\r\n|\n|\r/);
  reportFences(context, structure, lines);
  const closings = reportContainers(context, structure, lines);
  reportColons(context, { ...structure, texts: colons }, closings);
}

function reportTables({ reporter }: Context, { tables, file }: Structure): void {
  for (const table of tables) {
    const columns = table.children[0]?.children.length ?? 0;
    for (const row of table.children) {
      // An extra empty cell loses nothing.
      const dropped = row.children.slice(columns).find(({ children }) => children.length > 0);
      if (!dropped) continue;
      reporter.report({
        code: 'parse/dropped-cell',
        message: `this row has ${row.children.length} cells, but the table has ${columns === 1 ? '1 column' : `${columns} columns`}: the other cells are not shown`,
        help: 'To show a `|` as text, write `\\|`, even in code. Otherwise, add a header for each cell.',
        place: contentPlace(dropped, file),
      });
    }
  }
}

/** The place of the content, without bars and whitespace. */
function contentPlace({ children }: TableCell, file: string) {
  const [first] = children;
  const last = children.at(-1);
  return { ...placeOf(first ?? {}, file), end: placeOf(last ?? {}, file).end };
}

/** Slugs are unique, so only explicit ids can be duplicates. `source` is the text as written. */
function reportDuplicateIds({ reporter }: Context, { headings, file }: Structure, source: string): void {
  const seen = new Map<string, Place>();
  for (const heading of headings) {
    const { slodocsId: id, slodocsExplicit: isExplicit } = (heading.data ?? {}) as HeadingData;
    if (id === undefined) continue;
    const place = placeOf(heading, file);
    const first = seen.get(id);
    if (!first) {
      seen.set(id, place);
      continue;
    }
    reporter.report({
      code: 'parse/duplicate-heading-id',
      message: `another heading of this page has the id "${id}"`,
      help: 'Give one of them a different id, because links can only reach the first.',
      place: isExplicit ? headingIdPlace(place, id, source.split(/\r\n|\n|\r/)) : place,
      related: [{ message: 'the first one', place: first }],
    });
  }
}
