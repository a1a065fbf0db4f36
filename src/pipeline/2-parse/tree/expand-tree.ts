// Expands a plugin's tree: parses its Markdown, sanitizes its HTML, and compiles component data.
import type { ImportDeclaration } from 'estree';
import type { Nodes, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { walk } from '#kit/walk';
import type { ParseMarkdown } from '#parser/engine';
import { LimitExceeded } from '#parser/library-fault';
import { type Forms, prepare } from '#parser/normalize-markdown';
import { dataAttribute } from './data-attribute.ts';
import { harmlessHtml, type RefuseHtml } from './harmless-html.ts';
import { isolateReferences } from './isolate-references.ts';

export interface Expanded {
  readonly tree: Root;
  /** The text that the parser saw. */
  readonly text: string;
}

export interface Expanding {
  readonly parse: ParseMarkdown;
  /** Throws where a part of the tree is too large or nested too deeply. */
  readonly check: (part: Root) => void;
  readonly forms: Forms;
  readonly refuse: RefuseHtml;
}

/** A node with Markdown, by its lines in the text. */
interface MarkdownNode {
  readonly type: 'markdown';
  readonly from: number;
  readonly to: number;
}

/** A node for a file of Markdown. */
interface PartialNode {
  readonly type: 'partial';
  readonly path: string;
  readonly position?: Root['position'];
}

type AnyNode = Nodes | MarkdownNode | PartialNode;

/** `tree` was laid out as `text` in discover. */
export function expandTree(tree: Root, text: string, { parse, check, forms, refuse }: Expanding): Expanded {
  const lines = text.split('\n');
  const starts = [0];
  const partials: PartialNode[] = [];
  let fragments = 0;
  const offsetOf = (line: number): number => starts[line - 1] ?? 0;
  // Normalizing older forms changes the length of lines, never their number.
  walk(tree as Parameters<typeof walk>[0], 'markdown', (node) => {
    const { from, to } = node as MarkdownNode;
    const prepared = prepare(lines.slice(from, to).join('\n'), 'md', forms).split('\n');
    for (const [index, line] of prepared.entries()) lines[from + index] = line;
  });
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);

  const expand = (node: AnyNode, parent: Parents | undefined): readonly Nodes[] => {
    if (node.type === 'markdown') {
      const fragment = parseAt(lines.slice(node.from, node.to).join('\n'), node.from, offsetOf(node.from + 1), parse);
      // The following steps are recursive.
      check(fragment);
      isolateReferences(fragment, `${++fragments}`);
      harmlessHtml(fragment, refuse);
      return parent && holdsPhrases(parent) ? withoutParagraph(fragment) : fragment.children;
    }
    if (node.type === 'partial') {
      partials.push(node);
      const { position } = node;
      return [
        {
          type: 'mdxJsxFlowElement',
          name: partialName(partials.length),
          attributes: [],
          children: [],
          ...(position && { position }),
        },
      ];
    }
    const position = node.position;
    if (position) for (const point of [position.start, position.end]) point.offset = offsetOf(point.line);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      node.attributes = (node.attributes ?? []).map(dataAttribute);
      node.children ??= [];
    }
    if ('children' in node) {
      const children = (node.children as Nodes[]).flatMap((child) => expand(child, node as Parents));
      (node as { children: readonly Nodes[] }).children = children;
      if (children.some(({ type }) => type === 'html')) harmlessHtml(node as Parents, refuse);
    }
    return [node];
  };
  expand(tree, undefined);
  if (partials.length > 0) tree.children.unshift(importPartials(partials));
  return { tree, text: lines.join('\n') };
}

function partialName(index: number): string {
  return `Partial${index}`;
}

function importPartials(partials: readonly PartialNode[]): RootContent {
  const body = partials.map(({ path, position: { start } = { start: { line: 1, column: 1 } } }, index): ImportDeclaration => {
    const point = { line: start.line, column: start.column - 1 };
    const loc = { start: point, end: point };
    return {
      type: 'ImportDeclaration',
      specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: partialName(index + 1), loc }, loc }],
      source: { type: 'Literal', value: `@site/${path}`, loc },
      attributes: [],
      loc,
    };
  });
  return { type: 'mdxjsEsm', value: '', data: { estree: { type: 'Program', sourceType: 'module', body, comments: [] } } };
}

/** Parses Markdown that starts `before` lines and `offset` characters after the start of the text. */
function parseAt(text: string, before: number, offset: number, parse: ParseMarkdown): Root {
  try {
    const fragment = parse(text, 'md');
    walk(fragment, ({ position, data }) => {
      const target = (data as { target?: { start: { line: number }; end: { line: number } } } | undefined)?.target;
      for (const point of [position?.start, position?.end, target?.start, target?.end]) {
        if (!point) continue;
        point.line += before;
        if ('offset' in point && typeof point.offset === 'number') point.offset += offset;
      }
    });
    return fragment;
  } catch (thrown) {
    if (!(thrown instanceof LimitExceeded)) throw thrown;
    const { start, end, ...limit } = thrown.limit;
    const moved = (point: typeof start) => ({ ...point, line: point.line + before });
    throw new LimitExceeded({ ...limit, start: moved(start), ...(end && { end: moved(end) }) });
  }
}

/** Nodes that can contain no blocks. */
const phrasing: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'mdxJsxTextElement',
]);

function holdsPhrases({ type }: Parents): boolean {
  return phrasing.has(type);
}

function withoutParagraph({ children }: Root): readonly (RootContent | PhrasingContent)[] {
  const [only, ...others] = children;
  return only?.type === 'paragraph' && others.length === 0 ? only.children : children;
}
