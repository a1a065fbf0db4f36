// Reads the tree that a plugin made instead of Markdown, and reports HTML that it may not contain.
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Context } from '#context/context';
import type { ReadSource } from '#context/source-text';
import type { ParseMarkdown } from '#parser/engine';
import { placeOf } from '../facts/node-place.ts';
import { checkTree } from '../limits/check-tree.ts';
import { expandTree } from './expand-tree.ts';
import type { RefuseHtml } from './harmless-html.ts';

/** Sets the file's text to what the parser saw. */
export function treeOfPlugin(
  { config, reporter }: Context,
  parseMarkdown: ParseMarkdown,
  { path, tree = '' }: Pick<ReadSource, 'path' | 'tree'>,
  file: VFile,
): Root {
  const { limits, markdown } = config.settings;
  const refuse: RefuseHtml = (written, node) =>
    reporter.report({
      code: 'parse/refused-html',
      message: `${written} is left out, because HTML in text from data must not run or load anything`,
      help: 'Remove it from the text, or let the plugin show it with a component.',
      place: placeOf(node, path),
    });
  const expanded = expandTree(JSON.parse(tree) as Root, String(file.value), {
    parse: parseMarkdown,
    check: (part) => checkTree(part, limits),
    forms: markdown.mdx1Compat,
    refuse,
  });
  file.value = expanded.text;
  return expanded.tree;
}
