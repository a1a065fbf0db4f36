// Refuses a tree that is too large or nested too deeply for our recursive steps.
import type { Root } from 'mdast';
import type { LimitSettings } from '#model/settings';
import { type CodeHolder, checkCode } from '#parser/check-code';
import { LimitExceeded, raisable, tableTooLarge } from '#parser/library-fault';
import { type HtmlDepth, openHtmlDepth } from './html-depth.ts';

/** The maximum nesting of nodes; a list takes two levels, an element or a quote one. */
const deepest = 200;

interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly position?: { readonly start: { readonly line: number; readonly column: number } } | undefined;
}

/** Throws a `LimitExceeded` at the first node past a limit. Iterative, not recursive. */
export function checkTree(tree: Root, limits: LimitSettings): void {
  const html = openHtmlDepth(deepest);
  let count = 0;
  const open: { readonly nodes: readonly Node[]; at: number }[] = [{ nodes: [tree as Node], at: 0 }];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const node = level.nodes[level.at++];
    if (!node) {
      open.pop();
      continue;
    }
    if (++count > limits.nodes) throw tooManyNodes(limits.nodes, node);
    checkOne(node, limits, html);
    if (!node.children || node.children.length === 0) continue;
    if (open.length > deepest) throw tooDeep(node);
    open.push({ nodes: node.children, at: 0 });
  }
}

function checkOne(node: Node, { tableCells }: LimitSettings, html: HtmlDepth): void {
  if (node.type === 'table') {
    const columns = node.children?.[0]?.children?.length ?? 0;
    if (columns * (node.children?.length ?? 0) > tableCells) throw tableTooLarge(tableCells, startOf(node));
  } else if (node.type === 'html') html.read((node as Node & { value: string }).value, startOf(node));
  else if (node.type.startsWith('mdx')) checkCode(node as CodeHolder, startOf(node));
}

function startOf({ position }: Node): { readonly line: number; readonly column: number } {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

function tooManyNodes(limit: number, node: Node): LimitExceeded {
  return new LimitExceeded({
    code: 'parse/too-large',
    message: `the page has more than ${limit} elements, such as headings, paragraphs, bold text and links; this is the first above the limit`,
    help: raisable('Split the page.', 'nodes'),
    start: startOf(node),
  });
}

function tooDeep(node: Node): LimitExceeded {
  return new LimitExceeded({
    code: 'parse/too-deep',
    message: `blocks and inline markup are nested more than ${deepest} levels deep here`,
    help: 'Remove some of them. Put characters that are not markup in a code block.',
    start: startOf(node),
  });
}
