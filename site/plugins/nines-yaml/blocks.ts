// Reads the objects of Nines in a block of YAML: documents, and items of lists.
import { type Document, isMap, isSeq, type Node, parseAllDocuments } from 'yaml';
import type { Span } from './locate.ts';

export interface FoundObject {
  readonly document: Document;
  readonly node: Node;
  readonly value: unknown;
}

export interface ReadBlock {
  readonly objects: readonly FoundObject[];
  readonly syntax: readonly { readonly message: string; readonly span: Span }[];
}

/** `n9/v1beta` belongs to Nines as well, and is wrong. */
const ofNines = /^[ \t]*(?:- [ \t]*)?["']?apiVersion["']?:[ \t]*["']?n9\b/m;

export function holdsNines(text: string): boolean {
  return ofNines.test(text);
}

/** Each document, or each item of its list. */
export function readBlock(text: string): ReadBlock {
  const documents = parseAllDocuments(text, { prettyErrors: false });
  if (!Array.isArray(documents)) return { objects: [], syntax: [] };
  const syntax = documents.flatMap(({ errors }) =>
    errors.map(({ message, pos: [start, end] }) => ({ message, span: [start, end] as const })),
  );
  const objects = documents.flatMap((document): FoundObject[] => {
    const root = document.contents as Node | null;
    if (!root || syntax.length > 0) return [];
    const nodes = isSeq(root) ? (root.items as Node[]) : [root];
    return nodes.map((node) => ({ document, node, value: node.toJS(document) as unknown }));
  });
  return { objects, syntax };
}

/** True for an object that says it belongs to another program. */
export function isForeign({ node, value }: FoundObject): boolean {
  const version = (Object(value) as { apiVersion?: unknown }).apiVersion;
  return isMap(node) && typeof version === 'string' && !/^n9\b/.test(version);
}
