// Tokenizes code into lines of tokens, each distinct block once.
import type { Element, ElementContent } from 'hast';
import { type Grammar, loadGrammar, type OwnGrammars } from './grammar.ts';

export type Line = readonly ElementContent[];

/** The cache's limit in characters of code; tokens take some forty times as much memory. */
const remembered = 300_000;

/** Grammars are a library's, and some take a time that grows by the square: what is longer is shown without colors. */
const longestCode = 50_000;
const longestLine = 5000;

export interface Tokeniser {
  load(grammar: string): Promise<void>;
  isLoaded(grammar: string): boolean;
  /** Tokenises with a loaded grammar. The caller may change the lines. */
  tokenise(grammar: string, code: string): readonly Line[];
}

/** `own` are the grammars of the site. */
export function createTokeniser(own: OwnGrammars = {}): Tokeniser {
  const loading = new Map<string, Promise<Grammar>>();
  const grammars = new Map<string, Grammar>();
  const known = new Map<string, readonly Line[]>();
  let size = 0;
  const isLoaded = (name: string): boolean => name === 'plain' || grammars.has(name);
  return {
    isLoaded,
    async load(name) {
      if (isLoaded(name)) return;
      const grammar = loading.get(name) ?? loadGrammar(name, own);
      loading.set(name, grammar);
      grammars.set(name, await grammar);
    },
    tokenise(name, code) {
      if (name === 'plain' || isTooLong(code))
        return code.split('\n').map((value) => (value === '' ? [] : [{ type: 'text', value }]));
      const key = `${name}\n${code}`;
      let lines = known.get(key);
      if (lines === undefined) {
        const grammar = grammars.get(name);
        if (!grammar) throw new Error(`the grammar "${name}" was not loaded`);
        lines = splitLines(grammar(code).children as ElementContent[]).map(joinPunctuation);
        size += key.length;
        known.set(key, lines);
        for (const oldest of known.keys()) {
          if (size <= remembered) break;
          known.delete(oldest);
          size -= oldest.length;
        }
      }
      return lines.map((line) => line.map(copy));
    },
  };
}

function isTooLong(code: string): boolean {
  return code.length > longestCode || (code.length > longestLine && code.split('\n').some((line) => line.length > longestLine));
}

/** Splits a token that spans several lines. */
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

/** Joins adjacent punctuation tokens: grammars give each bracket its own, whose tags are forty times as long as its content. */
function joinPunctuation(nodes: Line): Line {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (isPunctuation(last) && isPunctuation(node)) last.children = [{ type: 'text', value: textOf(last) + textOf(node) }];
    else joined.push(node.type === 'element' ? { ...node, children: [...joinPunctuation(node.children)] } : node);
  }
  return joined;
}

function isPunctuation(node: ElementContent | undefined): node is Element {
  if (node?.type !== 'element' || node.children.length !== 1 || node.children[0]?.type !== 'text') return false;
  return (node.properties.className as readonly string[]).join() === 'token,punctuation';
}

function textOf({ children: [text] }: Element): string {
  return text?.type === 'text' ? text.value : '';
}

function copy(node: ElementContent): ElementContent {
  if (node.type !== 'element') return { ...node };
  return { ...node, properties: { ...node.properties }, children: node.children.map(copy) };
}
