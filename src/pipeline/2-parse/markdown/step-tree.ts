// Checks the tree that the steps of a site's plugin leave behind, so that a fault in it is told as the plugin's.
import { isProxy } from 'node:util/types';
import { foundOf } from '#context/answers/found';
import type { Fields } from '#model/fields';

/** Deeper ones overflow the stack of later steps. */
const deepest = 400;

/** Nodes that hold a text instead of others. */
const literals: ReadonlySet<unknown> = new Set(['text', 'html', 'code', 'inlineCode', 'raw', 'comment', 'yaml', 'mdxjsEsm']);

/** Nodes that are nothing without others. */
const parents: ReadonlySet<unknown> = new Set([
  ...['root', 'element', 'paragraph', 'heading', 'blockquote', 'list', 'listItem', 'table', 'tableRow', 'tableCell'],
  ...['emphasis', 'strong', 'delete', 'link', 'linkReference', 'footnoteDefinition', 'mdxJsxFlowElement', 'mdxJsxTextElement'],
]);

/** Throws where the tree is none. Iterative, for it may hold itself. */
export function checkStepTree(tree: unknown): void {
  const above = new Set<unknown>();
  const open: { readonly node: unknown; readonly nodes: readonly unknown[]; at: number }[] = [
    { node: undefined, nodes: [tree], at: 0 },
  ];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    if (level.at >= level.nodes.length) {
      above.delete(level.node);
      open.pop();
      continue;
    }
    const node = level.nodes[level.at++];
    if (above.has(node)) throw new Error('it left a tree in which a node holds itself');
    const children = childrenOf(node);
    if (!children || children.length === 0) continue;
    if (open.length > deepest) throw new Error(`it left a tree whose nodes stand in more than ${deepest} others`);
    above.add(node);
    open.push({ node, nodes: children, at: 0 });
  }
}

function childrenOf(node: unknown): readonly unknown[] | undefined {
  if (typeof node !== 'object' || node === null || Array.isArray(node) || isProxy(node))
    throw new Error(`it left a tree with a node that is ${isProxy(node) ? 'a proxy' : foundOf(node)}`);
  for (const key of ['type', 'children', 'value', 'tagName', 'properties', 'position', 'data'])
    if (Object.getOwnPropertyDescriptor(node, key)?.get) throw new Error(`it left a tree with a node whose "${key}" is a getter`);
  const { type, children, value, tagName, properties, position, data } = node as Fields;
  if (typeof type !== 'string') throw new Error(`it left a tree with a node whose "type" is ${foundOf(type)}, not a text`);
  const wrong = (key: string, found: unknown, wanted: string): Error =>
    new Error(`it left a tree with a node "${type}" whose "${key}" is ${foundOf(found)}, not ${wanted}`);
  if (!isPosition(position)) throw wrong('position', position, 'an object with a start and an end');
  if (data !== undefined && (typeof data !== 'object' || data === null || isProxy(data))) throw wrong('data', data, 'an object');
  if (literals.has(type) && typeof value !== 'string') throw wrong('value', value, 'a text');
  if (children === undefined && !parents.has(type)) {
    // A step that makes a literal of another node may leave the key behind, which other code asks for.
    delete (node as { children?: unknown }).children;
    return undefined;
  }
  if (!Array.isArray(children) || isProxy(children)) throw wrong('children', children, 'a list');
  if (type !== 'element') return children;
  if (typeof tagName !== 'string' || tagName === '') throw wrong('tagName', tagName, 'a text');
  if (properties === undefined) return children;
  if (typeof properties !== 'object' || properties === null || isProxy(properties))
    throw wrong('properties', properties, 'an object');
  for (const [key, one] of Object.entries(properties)) {
    const isSound = Array.isArray(one)
      ? one.every(isTextOrNumber)
      : isTextOrNumber(one) || one === null || typeof one === 'boolean';
    if (!isSound && one !== undefined) throw wrong(`properties.${key}`, one, 'a text, a number, a list of these, or true');
  }
  return children;
}

/** Nodes of a plugin's own may have none. */
function isPosition(position: unknown): boolean {
  if (position === undefined || position === null) return true;
  if (typeof position !== 'object' || isProxy(position)) return false;
  const isPoint = (point: unknown): boolean =>
    typeof point === 'object' &&
    point !== null &&
    !isProxy(point) &&
    ['line', 'column'].every((key) => typeof Object.getOwnPropertyDescriptor(point, key)?.value === 'number');
  return ['start', 'end'].every((key) => isPoint(Object.getOwnPropertyDescriptor(position, key)?.value));
}

function isTextOrNumber(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
