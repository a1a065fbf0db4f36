// Reduces a tree to what rendering reads, so that both parsers make the same body of a text.
import type { Program } from 'estree';
import type { Nodes } from 'hast';
import { compareText } from '#model/place';

/** Strips positions, except those of components and expressions, and data that only the parser needs. */
export function lean(node: Nodes): Nodes {
  const children = 'children' in node ? { children: node.children.map((child) => lean(child)) } : {};
  if (node.type.startsWith('mdx')) return { ...(ordered({ ...node, children: undefined }) as Nodes), ...children } as Nodes;
  const { position: _, data: __, ...rest } = node as Nodes & { readonly data?: unknown };
  return { ...rest, ...children } as Nodes;
}

/** With the keys of nodes in one order: each parser has its own, and it would show in the digest of a body. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(isProgram(value) ? referenceOf(value) : value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => compareText(a, b)).map(([key, one]) => [key, ordered(one)]));
}

function isProgram(value: object): value is Program {
  return (value as Partial<Program>).type === 'Program';
}

/** Only the reference to a value is left of an expression, and its place is among the body's `expressions`. */
function referenceOf({ type, sourceType, body }: Program): Omit<Program, 'comments'> {
  return { type, sourceType, body };
}
