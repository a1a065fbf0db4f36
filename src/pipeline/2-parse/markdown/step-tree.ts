// Checks the tree that the steps of a site's plugin leave behind, so that a fault in it is told as the plugin's.
import { isProxy } from 'node:util/types';
import { foundOf } from '#context/answers/read-answers';
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

const none: readonly string[] = [];
const jsx = ['name'];
const reference = ['identifier', 'label', 'referenceType', 'alt'];
/** The fields of nodes that hold one plain value, by type. */
const plainFields: ReadonlyMap<unknown, readonly string[]> = new Map(
  Object.entries({
    heading: ['depth'],
    link: ['url', 'title'],
    image: ['url', 'title', 'alt'],
    definition: [...reference, 'url', 'title'],
    linkReference: reference,
    imageReference: reference,
    footnoteReference: reference,
    footnoteDefinition: reference,
    code: ['lang', 'meta'],
    list: ['ordered', 'start', 'spread'],
    listItem: ['checked', 'spread'],
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
  }),
);

/** What earlier checks of a page have looked at. */
export class Sound {
  readonly nodes = new Set<unknown>();
  readonly positions = new Set<unknown>();
}

/**
 * Throws where the tree is none. What `sound` holds is not searched for getters again, and this check adds to it: whoever changes a node of
 * others writes values into it, but hardly a getter, whose search takes most of the time. Iterative, for a tree may hold itself.
 */
export function checkStepTree(tree: unknown, sound: Sound): void {
  const lists: (readonly unknown[])[] = [[tree]];
  const places = [0];
  const above: unknown[] = [];
  for (let level = 0; level >= 0; ) {
    const node = (lists[level] as readonly unknown[])[places[level] as number];
    if (places[level] === lists[level]?.length) {
      level--;
      continue;
    }
    (places[level] as number)++;
    if (!sound.nodes.has(node)) sound.nodes.add(checkValues(node));
    const children = childrenOf(node as Fields, sound);
    if (!children || children.length === 0) continue;
    above[level] = node;
    if (level === deepest) throw tooDeep(above);
    lists[++level] = children;
    places[level] = 0;
  }
}

function tooDeep(nodes: readonly unknown[]): Error {
  const holdsItself = new Set(nodes).size < nodes.length;
  return new Error(
    `it returned a tree ${holdsItself ? 'in which a node contains itself' : `whose nodes are nested more than ${deepest} levels deep`}`,
  );
}

/** Values alone do not change between two looks at them. */
function checkValues(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || Array.isArray(node) || isProxy(node))
    throw new Error(`it returned a tree with a node that is ${isProxy(node) ? 'a proxy' : foundOf(node)}`);
  for (const key of ['type', 'children', 'value', 'tagName', 'properties', 'position', 'data'])
    if (Object.getOwnPropertyDescriptor(node, key)?.get)
      throw new Error(`it returned a tree with a node whose "${key}" is a getter`);
  return node;
}

function childrenOf(node: Fields, sound: Sound): readonly unknown[] | undefined {
  const { type, children, value, tagName, properties, position, data } = node;
  if (typeof type !== 'string') throw new Error(`it returned a tree with a node whose "type" is ${foundOf(type)}, not a string`);
  const wrong = (key: string, found: unknown, wanted: string): Error =>
    new Error(`it returned a tree with a node "${type}" whose "${key}" is ${foundOf(found)}, not ${wanted}`);
  // Nodes of a plugin's own may have none.
  if (position !== undefined && position !== null && !sound.positions.has(position)) {
    if (!isPosition(position)) throw wrong('position', position, 'an object with a start and an end');
    sound.positions.add(position);
  }
  if (data !== undefined && (typeof data !== 'object' || data === null || isProxy(data))) throw wrong('data', data, 'an object');
  for (const key of plainFields.get(type) ?? none)
    if (typeof node[key] === 'object' ? node[key] !== null : typeof node[key] === 'function' || typeof node[key] === 'symbol')
      throw wrong(key, node[key], 'a string, a number, true or false');
  if (literals.has(type) && typeof value !== 'string') throw wrong('value', value, 'a string');
  if (children === undefined && !parents.has(type)) {
    // A step that makes a literal of another node may leave the key behind, which other code asks for.
    if ('children' in node) delete (node as { children?: unknown }).children;
    return undefined;
  }
  if (!Array.isArray(children) || isProxy(children)) throw wrong('children', children, 'a list');
  if (type !== 'element') return children;
  if (typeof tagName !== 'string' || tagName === '') throw wrong('tagName', tagName, 'a string');
  if (properties === undefined) return children;
  if (typeof properties !== 'object' || properties === null || isProxy(properties))
    throw wrong('properties', properties, 'an object');
  for (const key of Object.keys(properties)) {
    const one = (properties as Fields)[key];
    const isSound = Array.isArray(one)
      ? one.every(isTextOrNumber)
      : isTextOrNumber(one) || one === null || typeof one === 'boolean';
    if (!isSound && one !== undefined) throw wrong(`properties.${key}`, one, 'a string, a number, a list of these, or true');
  }
  return children;
}

function isPosition(position: unknown): boolean {
  if (typeof position !== 'object' || position === null || isProxy(position)) return false;
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
