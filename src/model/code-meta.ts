// Parses a code block's meta string: its title and frame, line numbers, and the lines and words to highlight or collapse.
import { type MetaWord, metaWords } from './fence-meta.ts';

export interface FenceMeta {
  readonly title: string | undefined;
  /** As written between the braces, such as `1,3-5`. */
  readonly lines: string | undefined;
  /** The number of the first line; undefined for no line numbers. */
  readonly numbersFrom: number | undefined;
  /** Parts of the code to mark, each written between slashes: `/word/`. */
  readonly words: readonly string[];
  /** The language of a diff's lines, as set by `lang=`. */
  readonly language: string | undefined;
  /** `collapse={1-3}`: lines to show behind a summary. */
  readonly collapse: MetaWord | undefined;
  /** `frame="terminal"`. */
  readonly frame: MetaWord | undefined;
}

/** A quoted or braced value, which may contain words, or a word between slashes. */
const quotedOrWord = /(?:(?<![\w-])[\w-]+=)?(?:"[^"]*"|'[^']*'|\{[^{}]*\})|(?<!\S)\/((?:\\.|[^/\\])+)\/(?!\S)/g;

/** Ignores unknown words. */
export function readMeta(meta: string): FenceMeta {
  const title = /(?:^|\s)title=(["'])(.*?)\1/.exec(meta);
  const untitled = title ? meta.replace(title[0], ' ') : meta;
  const words = metaWords(untitled.replace(quotedOrWord, (text) => (text.startsWith('/') ? ' ' : text)));
  const collapse = words.find(({ name }) => name === 'collapse');
  // Its braces are no lines to highlight.
  const rest = collapse ? untitled.replace(collapse.text, ' ') : untitled;
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?![\w=])/.exec(rest);
  return {
    title: title?.[2] || undefined,
    lines: /\{([\d\s,-]+)\}/.exec(rest)?.[1],
    numbersFrom: numbers ? Number(numbers[1] ?? 1) : undefined,
    words: Array.from(rest.matchAll(quotedOrWord), ([, word]) => word?.replace(/\\(.)/g, '$1')).filter(
      (word) => word !== undefined,
    ),
    language: /(?:^|\s)lang=(["']?)([^\s"']+)\1(?!\S)/.exec(rest)?.[2],
    collapse,
    frame: words.find(({ name }) => name === 'frame'),
  };
}

/** The line numbers of a list such as `1,3-5`, counted from 1, and the parts that match no line of the block. */
export function readLines(
  list: string,
  count: number,
): { readonly lines: ReadonlySet<number>; readonly invalid: readonly string[] } {
  const lines = new Set<number>();
  const invalid: string[] = [];
  for (const part of list.split(',').map((text) => text.trim())) {
    const range = /^(\d+)(?:-(\d+))?$/.exec(part);
    const first = Number(range?.[1] ?? 0);
    const last = Number(range?.[2] ?? first);
    if (first < 1 || last < first || last > count) invalid.push(part);
    for (let line = Math.max(1, first); line <= Math.min(last, count); line++) lines.add(line);
  }
  return { lines, invalid };
}
