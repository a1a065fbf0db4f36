// Wraps marked words of a tokenised line in `mark`, even where they cross token boundaries.
import type { ElementContent } from 'hast';
import type { Line } from './tokens.ts';

type Range = readonly [start: number, end: number];

export function markWordsIn(line: Line, text: string, words: readonly string[]): Line {
  let marked = line;
  // Works backwards, so that earlier offsets stay valid.
  for (const [start, end] of rangesOf(text, words).reverse()) {
    const [before, rest] = cut(marked, start);
    const [inside, after] = cut(rest, end - start);
    marked = [...before, { type: 'element', tagName: 'mark', properties: {}, children: [...inside] }, ...after];
  }
  return marked;
}

/** Merges adjacent ranges. */
function rangesOf(text: string, words: readonly string[]): Range[] {
  const all = words
    .flatMap((word) => occurrences(text, word))
    .sort(([one, oneEnd], [other, otherEnd]) => one - other || oneEnd - otherEnd);
  const ranges: Range[] = [];
  for (const [start, end] of all) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) ranges[ranges.length - 1] = [last[0], Math.max(last[1], end)];
    else ranges.push([start, end]);
  }
  return ranges;
}

function occurrences(text: string, word: string): Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) found.push([at, at + word.length]);
  return found;
}

/** Splits the line at the n-th character; a token that spans it is split in two. */
function cut(nodes: Line, length: number): readonly [Line, Line] {
  const before: ElementContent[] = [];
  const after: ElementContent[] = [];
  let left = length;
  for (const node of nodes) {
    const size = sizeOf(node);
    if (left >= size) before.push(node);
    else if (left <= 0) after.push(node);
    else if (node.type === 'text') {
      before.push({ ...node, value: node.value.slice(0, left) });
      after.push({ ...node, value: node.value.slice(left) });
    } else if (node.type === 'element') {
      const [head, tail] = cut(node.children, left);
      before.push({ ...node, children: [...head] });
      after.push({ ...node, properties: { ...node.properties }, children: [...tail] });
    }
    left -= size;
  }
  return [before, after];
}

function sizeOf(node: ElementContent): number {
  if (node.type === 'text') return node.value.length;
  return node.type === 'element' ? node.children.reduce((sum, child) => sum + sizeOf(child), 0) : 0;
}
