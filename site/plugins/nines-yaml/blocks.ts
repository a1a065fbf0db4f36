// Reads the Nines objects in a YAML block: documents and list items.
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

/** Also matches `n9/v1beta`, which belongs to Nines but is invalid. */
const ofNines = /^[ \t]*(?:- [ \t]*)?["']?apiVersion["']?:[ \t]*["']?n9\b/m;

export function holdsNines(text: string): boolean {
  return ofNines.test(text);
}

/** Returns each document, or each item of a document that is a list. */
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

/** Returns true for an object whose `apiVersion` belongs to another program. */
export function isForeign({ node, value }: FoundObject): boolean {
  const version = (Object(value) as { apiVersion?: unknown }).apiVersion;
  return isMap(node) && typeof version === 'string' && !/^n9\b/.test(version);
}
