// What a parsed source says about itself that cannot be right.
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Facts } from '#model/document';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import type { SourceFile } from '#model/source-file';
import type { Context } from '../context/context.ts';
import type { HeadingData } from './facts/heading-ids.ts';
import { placeOf } from './facts/links.ts';
import { unclosedFences } from './markdown/fences.ts';

export function reportContent(context: Context, facts: Facts, tree: Root, source: SourceFile): void {
  reportUnclosedFences(context, tree, source);
  reportDuplicateIds(context, tree, source.path);
  reportUnknownImports(context, facts);
}

function reportUnclosedFences(context: Context, tree: Root, { text, path }: SourceFile): void {
  for (const place of unclosedFences(tree, text, path)) {
    context.reporter.report({
      code: 'parse/unclosed-fence',
      message: 'this code block is never closed: all that follows it is code',
      help: 'Close it with a line of the same marks, at least as many.',
      place,
    });
  }
}

/** Slugs are made unique, so that only an explicit id can stand twice. */
function reportDuplicateIds(context: Context, tree: Root, file: string): void {
  const seen = new Map<string, Place>();
  visit(tree, 'heading', (heading) => {
    const { slodocsId: id } = (heading.data ?? {}) as HeadingData;
    if (id === undefined) return;
    const place = placeOf(heading, file);
    const first = seen.get(id);
    if (!first) {
      seen.set(id, place);
      return;
    }
    context.reporter.report({
      code: 'parse/duplicate-heading-id',
      message: `another heading of this page has the id "${id}"`,
      help: 'Give one of them another id: links can only reach the first.',
      place,
      related: [{ message: 'the first one', place: first }],
    });
  });
}

function reportUnknownImports(context: Context, facts: Facts): void {
  const { aliases } = context.config.theme;
  for (const { specifier, names, place } of facts.imports) {
    if (!/^@(theme|theme-original|theme-init|docusaurus|generated)\//.test(specifier)) continue;
    const exported = aliases[specifier];
    const missing = exported && Object.values(names).find((name) => name !== '*' && !exported.includes(name));
    if (exported && missing === undefined) continue;
    const meant = nearest(specifier, Object.keys(aliases));
    context.reporter.report({
      code: 'parse/unknown-import',
      message: exported ? `"${specifier}" does not export "${missing}"` : `"${specifier}" is no module of the theme`,
      help: meant && !exported ? `Did you mean "${meant}"?` : `Content may import ${Object.keys(aliases).sort().join(', ')}.`,
      place,
    });
  }
}
