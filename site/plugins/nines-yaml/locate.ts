// Finds the position of a value, a key or part of a string in YAML.
import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Fault } from './fault.ts';

/** Offsets in the text. */
export type Span = readonly [start: number, end: number];

/** Returns the closest ancestor in the source if part of the path does not exist. */
export function locate(
  text: string,
  document: Document,
  root: Node,
  { path, isKey, code, word }: Omit<Fault, 'message' | 'help'>,
): Span {
  let node: Node | null = root;
  let key: Node | null = null;
  for (const part of path) {
    const inner: Node | null = isAlias(node) ? (node.resolve(document) ?? null) : node;
    if (isMap(inner)) {
      const pair = inner.items.find((item) => isScalar(item.key) && String(item.key.value) === String(part)) as
        | Pair<Node, Node | null>
        | undefined;
      if (!pair) break;
      [key, node] = [pair.key, pair.value];
    } else if (isSeq(inner) && inner.items[Number(part)]) {
      [key, node] = [null, inner.items[Number(part)] as Node];
    } else break;
  }
  const asksKey = isKey === true || code === 'missing-field';
  return (!asksKey && word !== undefined && wordIn(text, node, word)) || spanOf(key, node, asksKey) || [0, 0];
}

function wordIn(text: string, node: Node | null, word: string): Span | undefined {
  if (!node?.range) return undefined;
  const [start, end] = node.range;
  const at = text.slice(start, end).indexOf(word);
  return at < 0 ? undefined : [start + at, start + at + word.length];
}

/** Marks a scalar itself; for a list or map, marks its key, or the first key inside it. */
function spanOf(key: Node | null, node: Node | null, asksKey: boolean): Span | undefined {
  const isWritten = isScalar(node) && node.range && node.range[1] > node.range[0];
  const chosen = key && (asksKey || !isWritten) ? key : node;
  if (!chosen?.range) return undefined;
  if (isMap(chosen) && !chosen.flow)
    return spanOf((chosen.items[0]?.key as Node | undefined) ?? null, null, true) ?? [chosen.range[0], chosen.range[1]];
  return [chosen.range[0], chosen.range[1]];
}
