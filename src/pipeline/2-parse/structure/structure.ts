// Reports structural mistakes in a page: content that would be lost or shown differently than meant.
import type { Root } from 'mdast';
import type { Context } from '#context/context';
import type { ReadSource } from '#context/source-text';
import { placeOf } from '../facts/links.ts';
import { reportBlocks } from './blocks.ts';
import { collect, type Structure } from './collect.ts';
import { reportDuplicateIds } from './duplicate-ids.ts';
import { reportReferences } from './references.ts';
import { reportSpacedAddresses } from './spaced-addresses.ts';
import { reportTables } from './tables.ts';

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
    message: 'the page has another heading of level 1 already, which is its title',
    help: 'Write it with one `#` more, and the headings below it as well; or make it a page of its own.',
    place: placeOf(second, file),
    related: [{ message: 'the first one', place: placeOf(first, file) }],
  });
}
