// Finds the code blocks on a page, and maps their code to positions on the page or in the file that a block shows.
import { posix } from 'node:path';
import type { Element, Root } from 'hast';
import { type MetaWord, metaWords, type Place, type StepData } from 'slodocs/kit';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

export interface Fence {
  readonly language: string;
  readonly text: string;
  /** The words of the opening line, without the language. */
  readonly words: readonly MetaWord[];
  /** Returns the position of part of the code, by offsets. The position ends at the end of its first line. */
  place(start: number, end: number): Place;
  /** Returns the position of a word in the opening line. */
  placeOfWord(word: MetaWord): Place;
}

/** The position where a line of code begins. */
interface LineStart {
  readonly line: number;
  readonly column: number;
}

/** Returns the code blocks of a tree in the requested languages. */
export async function fencesOf(tree: Root, file: VFile, languages: ReadonlySet<string>): Promise<readonly Fence[]> {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'pre') return undefined;
    found.push(node);
    return SKIP;
  });
  const data = file.data['slodocs'] as StepData;
  const source = String(file.value).split(/\r\n|[\r\n]/);
  const fences = found.map((pre) => fenceOf(pre, source, data, languages));
  return (await Promise.all(fences)).filter((fence) => fence !== undefined);
}

async function fenceOf(
  pre: Element,
  source: readonly string[],
  { path, read }: StepData,
  languages: ReadonlySet<string>,
): Promise<Fence | undefined> {
  const code = pre.children.find((child) => child.type === 'element' && child.tagName === 'code') as Element | undefined;
  const start = code?.position?.start;
  if (!code || !start) return undefined;
  const opening = source[start.line - 1]?.slice(start.column - 1) ?? '';
  const language = languageOf(code);
  // Indented code and HTML `pre` elements have no opening line.
  if (!languages.has(language) || !/^(?:`{3}|~{3})/.test(opening)) return undefined;
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const before = /^[`~]+(?![`~])(?:\s*(?!\s)(?!\S*=)\S*)?/.exec(opening)?.[0].length ?? 0;
  const words = metaWords(opening.slice(before));
  const shown = words.find(({ name }) => name === 'file')?.value;
  const target = shown === undefined ? undefined : targetOf(shown, path);
  const lines = text.replace(/\n$/, '').split('\n');
  const startsIn = target === undefined ? undefined : findLines(lines, await read(target).catch(() => ''));
  const starts = startsIn ?? startsInPage(lines, source, start.line);
  const wordPlace = (at: number, length: number): Place => {
    const column = start.column + before + at;
    return { file: path, start: { line: start.line, column }, end: { line: start.line, column: column + length } };
  };
  return {
    language,
    text,
    words,
    place: (from, to) => placeIn(startsIn && target !== undefined ? target : path, lines, starts, from, to),
    placeOfWord: (word) => wordPlace(word.at, word.text.length),
  };
}

function languageOf({ properties }: Element): string {
  const classes = Array.isArray(properties['className']) ? properties['className'] : [];
  const name = classes.map(String).find((one) => one.startsWith('language-'));
  return name?.slice('language-'.length).toLowerCase() ?? '';
}

/** Resolves the path in `file=` relative to the root. */
function targetOf(written: string, page: string): string {
  const path = written.replace(/#.*$/s, '');
  return path.startsWith('@site/') ? posix.normalize(path.slice('@site/'.length)) : posix.join(posix.dirname(page), path);
}

/** Finds the lines on the page. In a list or block quote, each line has a prefix. */
function startsInPage(lines: readonly string[], source: readonly string[], opening: number): readonly LineStart[] {
  return lines.map((text, at) => {
    const whole = source[opening + at] ?? '';
    return { line: opening + 1 + at, column: Math.max(0, whole.length - text.length) + 1 };
  });
}

/** Finds the lines of a region in its file, ignoring indentation and region comments. */
function findLines(lines: readonly string[], text: string): readonly LineStart[] | undefined {
  const all = text.split(/\r\n|[\r\n]/);
  for (let first = 0; first < all.length; first++) {
    const starts: LineStart[] = [];
    for (let at = first; at < all.length && starts.length < lines.length; at++) {
      const whole = all[at] ?? '';
      const wanted = lines[starts.length] ?? '';
      if (whole.endsWith(wanted) && whole.trim() === wanted.trim()) {
        starts.push({ line: at + 1, column: whole.length - wanted.length + 1 });
      } else if (!/#\s*(?:end)?region\b/.test(whole)) break;
    }
    if (starts.length === lines.length) return starts;
  }
  return undefined;
}

function placeIn(file: string, lines: readonly string[], starts: readonly LineStart[], from: number, to: number): Place {
  let line = 0;
  let begin = 0;
  while (line < lines.length - 1 && from > begin + (lines[line] ?? '').length) {
    begin += (lines[line] ?? '').length + 1;
    line++;
  }
  const at = starts[line] ?? { line: 1, column: 1 };
  const length = (lines[line] ?? '').length;
  const column = (offset: number): number => at.column + Math.min(Math.max(0, offset - begin), length);
  return { file, start: { line: at.line, column: column(from) }, end: { line: at.line, column: column(to) } };
}
