// Validates the tree that a plugin gives as a source.

import { findNesting } from '#kit/plain-data';
import { findReservedIn } from '#kit/reserved-character';
import { type Fields, isFields } from '#model/fields';

/** Node types that would run code: plugins use components instead. */
const code: ReadonlySet<unknown> = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'mdxJsxExpressionAttribute']);

const jsx: ReadonlySet<unknown> = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement']);

/** The end of a sentence that begins with the source. */
export function problemOfTree({
  tree,
  frontMatter,
}: {
  readonly tree?: unknown;
  readonly frontMatter?: unknown;
}): string | undefined {
  if (frontMatter !== undefined && !(isFields(frontMatter) && isPlain(frontMatter)))
    return 'has front matter that is not plain data';
  if (!isFields(tree) || tree['type'] !== 'root') return 'has a tree whose first node is not a "root"';
  // A node is a map and a list of children.
  const nested = findNesting(tree, 500);
  if (nested)
    return nested.kind === 'circle' ? 'has a tree in which a node contains itself' : 'has a tree that is nested too deeply';
  const reserved = findReservedIn({ tree, frontMatter });
  if (reserved) return `has a tree that contains ${reserved.name}`;
  return problemOfNode(tree);
}

function problemOfNode(node: unknown): string | undefined {
  if (!isFields(node) || typeof node['type'] !== 'string') return 'has a tree with a node that has no type';
  const { type, value, name, attributes = [], children = [], place, position } = node;
  if (code.has(type)) return `has a tree with a node "${type}", which would run code`;
  if (type === 'markdown' && typeof value !== 'string') return 'has a tree with a node "markdown" whose value is not a string';
  if (type === 'partial' && !(typeof node['path'] === 'string' && /^[^/\\].*\.mdx?$/i.test(node['path'])))
    return 'has a tree with a node "partial" whose path is not that of a Markdown file, relative to the root';
  if (jsx.has(type) && name !== null && !(typeof name === 'string' && /^[A-Za-z_$][\w$.-]*$/.test(name)))
    return 'has a tree with a component that has no name';
  if (!isRange(place) || !isRange(position)) return `has a tree with a node "${type}" whose place has no start and end`;
  if (!Array.isArray(children) || !Array.isArray(attributes))
    return `has a tree with a node "${type}" whose children are not a list`;
  for (const attribute of attributes) {
    const problem = problemOfAttribute(attribute);
    if (problem !== undefined) return problem;
  }
  for (const child of children) {
    const problem = problemOfNode(child);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function problemOfAttribute(attribute: unknown): string | undefined {
  if (!isFields(attribute) || attribute['type'] !== 'mdxJsxAttribute' || typeof attribute['name'] !== 'string')
    return 'has a tree with an attribute that is not an "mdxJsxAttribute" with a name';
  const { name, value, place } = attribute;
  if (!isRange(place)) return `has a tree with an attribute "${name}" whose place has no start and end`;
  return isPlain(value) ? undefined : `has a tree with an attribute "${name}" whose value is not plain data`;
}

export function isRange(place: unknown): boolean {
  if (place === undefined) return true;
  const { start, end } = Object(place) as Fields;
  return [start, end].every((point) => isFields(point) && Number.isInteger(point['line']) && Number.isInteger(point['column']));
}

/** True for a value that JSON can represent. */
export function isPlain(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (!isFields(value)) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return (kind === Object.prototype || kind === null) && Object.values(value).every(isPlain);
}
