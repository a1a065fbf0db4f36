// Code to lines of tokens, each block tokenised once.
import type { ElementContent } from 'hast';
import { type Grammar, loadGrammar } from './grammar.ts';

export type Line = readonly ElementContent[];

/** How many characters of code are remembered with their tokens, which take some forty times as much memory. */
const remembered = 300_000;

export type Tokenise = (grammar: string, code: string) => Promise<readonly Line[]>;

/** The lines that it gives belong to the caller. */
export function createTokenise(): Tokenise {
  const grammars = new Map<string, Promise<Grammar>>();
  const known = new Map<string, readonly Line[]>();
  let size = 0;
  return async (name, code) => {
    if (name === 'plain') return code.split('\n').map((value) => (value === '' ? [] : [{ type: 'text', value }]));
    const key = `${name}\n${code}`;
    let lines = known.get(key);
    if (lines === undefined) {
      if (!grammars.has(name)) grammars.set(name, loadGrammar(name));
      const grammar = (await grammars.get(name)) as Grammar;
      lines = splitLines(grammar(code).children as ElementContent[]);
      if (!known.has(key)) size += key.length;
      known.set(key, lines);
      for (const oldest of known.keys()) {
        if (size <= remembered) break;
        known.delete(oldest);
        size -= oldest.length;
      }
    }
    return lines.map((line) => line.map(copy));
  };
}

/** A token that goes over several lines becomes one on each of them. */
export function splitLines(nodes: readonly ElementContent[]): Line[] {
  const lines: ElementContent[][] = [[]];
  const add = (node: ElementContent, newLine: boolean): void => {
    if (newLine) lines.push([]);
    if (node.type === 'text' ? node.value !== '' : node.type === 'element' && node.children.length > 0) lines.at(-1)?.push(node);
  };
  for (const node of nodes) {
    if (node.type === 'text')
      node.value.split('\n').forEach((value, index) => {
        add({ ...node, value }, index > 0);
      });
    if (node.type === 'element')
      splitLines(node.children).forEach((children, index) => {
        add({ ...node, children: [...children] }, index > 0);
      });
  }
  return lines;
}

function copy(node: ElementContent): ElementContent {
  if (node.type !== 'element') return { ...node };
  return { ...node, properties: { ...node.properties }, children: node.children.map(copy) };
}
