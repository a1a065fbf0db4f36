// Completes a native tree to that of the reference engine: places of addresses and attributes, and the AST of code.
import type { ListItem, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { checkForm } from './check-form.ts';
import { openCode, type ParseCode } from './code.ts';
import { targetOf } from './link-target.ts';
import { NativeRefusal, type Source, sourceOf } from './source.ts';

const deepest = 100;

/** The function changes the tree, and throws a `NativeRefusal` where a place cannot be found. */
export async function openTree(): Promise<(text: string, tree: Root, hasSteps: boolean) => Root> {
  const parseCode = await openCode();
  return (text, tree, hasSteps) => {
    const source = sourceOf(text);
    completeModules(source, tree, parseCode);
    const open: Nodes[] = [tree];
    const depths = [0];
    const linked = new Set<Nodes>();
    for (let node = open.pop(); node; node = open.pop()) {
      // The native parser makes blocks of paragraphs that hold only JSX, which the other engine leaves to the last step.
      if (hasSteps && /^mdx(?:Jsx)?Flow/.test(node.type)) throw new NativeRefusal('step');
      if (node.type === 'mdxjsEsm' && !tree.children.includes(node)) throw new NativeRefusal('syntax');
      checkForm(source, node, linked.has(node));
      complete(source, node, parseCode);
      const depth = depths.pop() ?? 0;
      // Blocks of paragraphs count for one level less: only the other engine says where there are too many.
      if (depth > deepest) throw new NativeRefusal('limits');
      if (!('children' in node)) continue;
      open.push(...node.children);
      depths.push(...node.children.map(() => depth + 1));
      if (node.type === 'link' || node.type === 'linkReference' || linked.has(node))
        for (const child of node.children) linked.add(child);
    }
    return tree;
  };
}

function complete(source: Source, node: Nodes, parseCode: ParseCode): void {
  switch (node.type) {
    case 'link':
    case 'image':
    case 'definition': {
      const target = targetOf(source, node);
      if (target) {
        const { start, end } = source.positionOf(target);
        node.data = { target: { start: withoutOffset(start), end: withoutOffset(end) } } as typeof node.data;
      }
      return;
    }
    case 'listItem':
      completeTask(source, node);
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      delete node.data;
      completeAttributes(source, node, parseCode);
      return;
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const [start, end] = source.rangeOf(node);
      node.data = { estree: parseCode(source, [start + 1, end - 1], node.value, 'expression') };
      return;
    }
    default:
  }
}

/** In order: each statement is parsed with the names that those before it import, which it may not declare again. */
function completeModules(source: Source, tree: Root, parseCode: ParseCode): void {
  const imported: string[] = [];
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    const [start, end] = source.rangeOf(node);
    const last = start + source.text.slice(start, end).trimEnd().length;
    node.position = source.positionOf([start, last]);
    const estree = parseCode(source, [start, last], node.value, 'module', imported);
    node.data = { estree };
    for (const statement of estree.body)
      if (statement.type === 'ImportDeclaration') imported.push(...statement.specifiers.map(({ local }) => local.name));
  }
}

/** The paragraph of a task begins at its box, unless text follows. */
function completeTask(source: Source, { checked, children: [first] }: ListItem): void {
  if (typeof checked !== 'boolean' || first?.type !== 'paragraph' || first.children[0]?.type === 'text') return;
  const [start, end] = source.rangeOf(first);
  if (!/^\[[ xX]\] $/.test(source.text.slice(start - 4, start))) throw new NativeRefusal('form');
  first.position = source.positionOf([start - 4, end]);
}

function withoutOffset({ line, column }: { readonly line: number; readonly column: number }) {
  return { line, column };
}

/** Sets the position of each attribute, and the AST of values. Throws a `NativeRefusal`. */
function completeAttributes(source: Source, element: MdxJsxFlowElement | MdxJsxTextElement, parseCode: ParseCode): void {
  if (element.attributes.length === 0) return;
  const { text } = source;
  const skip = (pattern: RegExp, from: number): number => {
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    if (!found) throw new NativeRefusal('code');
    return from + found[0].length;
  };
  let at = skip(tagName, source.rangeOf(element)[0]);
  for (const attribute of element.attributes) {
    const start = skip(space, at);
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      at = start + 2 + attribute.value.length;
      attribute.data = { estree: parseCode(source, [start + 1, at - 1], attribute.value, 'spread') };
    } else {
      at = skip(attributeName, start);
      if (text.slice(start, at).replace(/\s/g, '') !== attribute.name) throw new NativeRefusal('code');
      const { value } = attribute;
      if (value !== null && value !== undefined) {
        at = skip(equals, at);
        if (typeof value === 'string') {
          at = skip(quoted, at);
        } else {
          const from = at + 1;
          at = from + value.value.length + 1;
          value.data = { estree: parseCode(source, [from, at - 1], value.value, 'value') };
        }
      }
    }
    attribute.position = source.positionOf([start, at]);
  }
}

const space = /\s*/y;
const name = String.raw`[\p{ID_Start}$_][\p{ID_Continue}$_\u200c\u200d-]*`;
const tagName = new RegExp(String.raw`<\s*${name}(?:\s*[.:]\s*${name})*`, 'uy');
const attributeName = new RegExp(String.raw`${name}(?:\s*:\s*${name})?`, 'uy');
const equals = /\s*=\s*/y;
const quoted = /"[^"]*"|'[^']*'/y;
