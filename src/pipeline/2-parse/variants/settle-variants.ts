// Settles what differs between readers: leaves out what this build is not for, marks what some see, and fills in variables.
import type { Parents, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import type { Context } from '#context/context';
import { sayer } from '#model/strings/strings';
import { isBuiltFor, narrow, openTo, printShownTo, type ShownTo } from '#model/variants';
import { unravel } from '#parser/unravel';
import { keepLeftOut } from '../facts/left-out.ts';
import { isEmptyOnly, reportEmptyOnly } from './empty-only.ts';
import { type Filling, fillAddresses, fillFence, fillText, valueNodes, writtenOf } from './fill-nodes.ts';
import { isOnly, type OnlyNode, placeOfWord, readOnly } from './read-only.ts';
import { labelsOf, shownToSome } from './shown-to-some.ts';

interface Settling extends Filling {
  readonly leftOut: { readonly node: RootContent; readonly shownTo: ShownTo }[];
}

/** Runs before all other steps, which see what is left. */
export function settleVariants(context: Context, tree: Root, file: VFile): void {
  const { settings } = context.config;
  const source = String(file.value);
  const label = labelsOf(settings.variants, sayer(settings), settings.lang);
  const settling: Settling = { context, path: file.path, source, label, leftOut: [] };
  // `<Only>` on a line of its own is a block.
  if (source.includes('<Only')) unravel(tree);
  tree.children = settleAll(tree.children, {}, settling);
  keepLeftOut(tree, settling.leftOut);
}

function settleAll(nodes: readonly RootContent[], shownTo: ShownTo, settling: Settling): RootContent[] {
  return nodes.flatMap((node) => settle(node, shownTo, settling));
}

/** Returns what stands in place of a node that is shown to some. */
function settle(node: RootContent, shownTo: ShownTo, settling: Settling): RootContent[] {
  const { variants: axes, variables, markdown } = settling.context.config.settings;
  const hasVariables = variables !== undefined || markdown.interpolate;
  if (axes.length > 0 && isOnly(node)) return settleOnly(node, shownTo, settling);
  const name = hasVariables ? nameIn(node, markdown.interpolate) : undefined;
  if (name !== undefined) return settleVariable(node, name, shownTo, settling);
  if (node.type === 'text') return markdown.interpolate ? fillText(node, shownTo, settling) : [node];
  if (node.type === 'code' && hasVariables) fillFence(node, shownTo, settling);
  if (markdown.interpolate) fillAddresses(node, shownTo, settling);
  if (!('children' in node)) return [node];
  const open = openTo(shownTo, axes);
  const isMarked = node.type === 'heading' || node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if (isMarked && Object.keys(open).length > 0) node.data = Object.assign(node.data ?? {}, { slodocsShownTo: open });
  const before = node.children.length;
  (node as Parents).children = settleAll(node.children as RootContent[], shownTo, settling);
  return before > 0 && node.children.length === 0 && emptied.has(node.type) ? [] : [node];
}

function settleOnly(node: OnlyNode, outer: ShownTo, settling: Settling): RootContent[] {
  const { context, path, source, label, leftOut } = settling;
  const { variants: axes } = context.config.settings;
  const own = readOnly(context, node, path, source);
  if (isEmptyOnly(node)) {
    reportEmptyOnly(context, node, path, source);
    return [];
  }
  const shownTo = narrow(outer, own);
  if (!shownTo)
    context.reporter.report({
      code: 'parse/never-shown',
      message: 'nobody sees this part, because the part around it is shown to other readers',
      help: `The part around it is shown for ${printShownTo(outer)}. Move this part out of it, or show it for some of these values.`,
      place: placeOfWord(node, node.name ?? '', path, source),
    });
  const children = settleAll(node.children as RootContent[], shownTo ?? outer, settling);
  if (!shownTo) return [];
  if (isBuiltFor(shownTo, axes)) return shownToSome(node, children, openTo(own, axes), label);
  leftOut.push(...children.map((child) => ({ node: child, shownTo })));
  return [];
}

function settleVariable(node: RootContent, name: string, shownTo: ShownTo, settling: Settling): RootContent[] {
  const place = placeOfWord(node, name === '' ? 'Var' : name, settling.path, settling.source);
  const value = valueNodes(name, shownTo, place, node, settling);
  const children = value ?? [{ type: 'text' as const, value: writtenOf(node, settling) }];
  return node.type.includes('Flow') ? [{ type: 'paragraph', children, position: node.position }] : children;
}

/** What is nothing without content. */
const emptied = new Set(['paragraph', 'list', 'listItem', 'blockquote', 'emphasis', 'strong', 'delete', 'link']);

/** The variable that a node of MDX stands for: `<Var name="version" />`, or `{{ version }}`, which is read as an expression. */
function nameIn(node: RootContent, interpolates: boolean): string | undefined {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    return interpolates ? /^\s*\{\s*([A-Za-z_]\w*)\s*\}\s*$/.exec(node.value)?.[1] : undefined;
  if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'Var') return undefined;
  const [attribute] = node.attributes.filter((one) => one.type === 'mdxJsxAttribute' && one.name === 'name');
  return typeof attribute?.value === 'string' ? attribute.value : '';
}
