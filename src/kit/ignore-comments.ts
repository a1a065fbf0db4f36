// Finds the comments in a source that ignore diagnostics, with the lines that each holds for.

import { blockBelow, codeFinder, type Line, lineAt, linesOf, marks, type Range } from './ignored-lines.ts';

/** All comments begin with this word. A text without it has none. */
export const ignoreWord = 'slodocs-ignore';

/** `markdown`: comments of HTML. `mdx`: those, and `{/* … *\/}`. */
export type CommentSyntax = 'markdown' | 'mdx' | 'yaml' | 'module';

export interface IgnoreComment extends Range {
  /** In the order of the text. Empty where the comment names none. */
  readonly codes: readonly (Range & { readonly code: string })[];
  readonly hasReason: boolean;
  /** The first and last line that it holds for, from 1; undefined where it holds for the whole file. */
  readonly lines: readonly [from: number, to: number] | undefined;
  /** True where nothing else stands in its lines. */
  readonly isAlone: boolean;
}

/** The syntax of comments in a file, by its name. Undefined for files of other kinds. */
export function commentSyntax(file: string): CommentSyntax | undefined {
  if (file.endsWith('.mdx')) return 'mdx';
  if (file.endsWith('.md')) return 'markdown';
  if (/\.ya?ml$/.test(file)) return 'yaml';
  return /\.[cm]?[jt]sx?$/.test(file) ? 'module' : undefined;
}

/**
 * Finds the comments of a text, in order, in time that grows with its length. Content begins with its front matter, where comments
 * are those of YAML. `isCode` says where content shows a comment as code; by default fences and backticks tell.
 */
export function ignoreComments(
  text: string,
  syntax: CommentSyntax,
  isCode?: (offset: number) => boolean,
): readonly IgnoreComment[] {
  if (!text.includes(ignoreWord)) return [];
  const lines = linesOf(text);
  const isContent = syntax === 'markdown' || syntax === 'mdx';
  const body = isContent ? contentStart(lines) : 0;
  const code = isContent ? (isCode ?? codeFinder(lines, body)) : () => false;
  const found: Found[] = [];
  const lacks = new Set<string>();
  let at = text.indexOf(ignoreWord);
  while (at >= 0) {
    const line = lineAt(lines, at);
    const own = line < body ? 'yaml' : syntax;
    const one = own === 'yaml' && isInBlock(lines, line) ? undefined : commentAt(text, lines[line] as Line, at, own, lacks);
    if (one && !(line >= body && code(at))) found.push({ ...one, line, lastLine: lineAt(lines, one.end), syntax: own });
    at = text.indexOf(ignoreWord, one?.end ?? at + ignoreWord.length);
  }
  return withLines(text, lines, found);
}

/** Replaces what MDX would otherwise have to be parsed for once more: HTML comments become its own, of the same length. */
export function withMdxComments(text: string): string {
  let made = '';
  let done = 0;
  for (const { start, end } of ignoreComments(text, 'mdx')) {
    if (!text.startsWith('<!--', start) || /\*\//.test(text.slice(start, end))) continue;
    made += `${text.slice(done, start)}{/**${text.slice(start + 4, end - 3)}*/}`;
    done = end;
  }
  return made + text.slice(done);
}

interface Found extends Omit<IgnoreComment, 'lines' | 'isAlone'> {
  readonly isOfFile: boolean;
  /** The first and the last line of the comment, from 0. */
  readonly line: number;
  readonly lastLine: number;
  readonly syntax: CommentSyntax;
}

/** The first line below the front matter; 0 where there is none. */
export function contentStart(lines: readonly Line[]): number {
  if (!/^---\s*(?:ya?ml)?$/.test(lines[0]?.text.trimEnd() ?? '')) return 0;
  return lines.findIndex(({ text }, n) => n > 0 && /^---\s*$/.test(text)) + 1;
}

const openers: Readonly<Record<CommentSyntax, RegExp>> = {
  markdown: /<!--[^\S\r\n]*$/,
  mdx: /(?:<!--|\{[^\S\r\n]*\/\*\*?)[^\S\r\n]*$/,
  yaml: /(?:^|\s)(#[^\S\r\n]*)$/,
  module: /(?:\/\/|(?:\{[^\S\r\n]*)?\/\*\*?)[^\S\r\n]*$/,
};

/** How far before the word its comment may begin. */
const longestOpening = 40;

const longestLine = 2000;

/** `lacks` collects ends that the rest of the text does not have, so that it is searched once. */
function commentAt(text: string, line: Line, at: number, syntax: CommentSyntax, lacks: Set<string>) {
  const before = text.slice(Math.max(line.start, at - longestOpening), at);
  const opening = openers[syntax].exec(before);
  if (!opening) return undefined;
  const opener = opening[1] ?? opening[0];
  const start = at - opener.length;
  if (syntax === 'module' && /^\/\//.test(opener) && isInString(text.slice(line.start, start))) return undefined;
  if (syntax === 'yaml' && isInScalar(text.slice(line.start, start))) return undefined;
  const closer = opener.startsWith('<!--') ? '-->' : opener.includes('/*') ? '*/' : '';
  if (lacks.has(closer)) return undefined;
  const close = closer === '' ? line.end : text.indexOf(closer, at);
  if (close < 0) {
    lacks.add(closer);
    return undefined;
  }
  const end = close + closer.length;
  const isBraced = opener.startsWith('{');
  const brace = isBraced ? /^\s*\}/.exec(text.slice(end, end + longestOpening))?.[0] : '';
  if (brace === undefined) return undefined;
  const words = /^slodocs-ignore(-file)?(?![\w-])/.exec(text.slice(at, at + longestOpening));
  if (!words) return undefined;
  const said = text.slice(at + words[0].length, close);
  return { start, end: end + brace.length, isOfFile: words[1] !== undefined, ...read(said, at + words[0].length) };
}

/** An odd number of quotes is open. A URL in a text holds slashes as well. Nobody writes comments far right in a line. */
function isInString(before: string): boolean {
  if (before.length > longestLine) return true;
  const quotes = before.replace(/\\./g, '').match(/["'`]/g) ?? [];
  return quotes.length % 2 === 1;
}

/** In YAML a quote opens a text only where a value begins. */
function isInScalar(before: string): boolean {
  if (before.length > longestLine) return true;
  let quote = '';
  let last = '';
  for (let at = 0; at < before.length; at++) {
    const sign = before[at] as string;
    if (quote !== '') {
      // A sign behind a backslash, and a doubled apostrophe, end nothing.
      const isPair = quote === '"' ? sign === '\\' : sign === quote && before[at + 1] === quote;
      if (isPair) at++;
      else if (sign === quote) quote = '';
    } else if (/["']/.test(sign) && /^[:\-[{,]?$/.test(last)) quote = sign;
    if (!/\s/.test(sign)) last = sign;
  }
  return quote !== '';
}

/** How many lines a text of several lines may have before a comment is taken for one. */
const longestBlock = 2000;

/** True for a line of a text that a line above opens with `|` or `>`. */
function isInBlock(lines: readonly Line[], of: number): boolean {
  let indent = indentOf(lines[of] as Line);
  for (let n = of - 1; n >= Math.max(0, of - longestBlock) && indent > 0; n--) {
    const line = lines[n] as Line;
    if (line.text.trim() === '' || indentOf(line) >= indent) continue;
    indent = indentOf(line);
    if (/[:-]\s+[|>][+\-\d]{0,2}$/.test(line.text.trimEnd().slice(-80))) return true;
  }
  return false;
}

function indentOf({ text }: Line): number {
  return text.length - text.trimStart().length;
}

function read(said: string, from: number): Pick<IgnoreComment, 'codes' | 'hasReason'> {
  const colon = said.indexOf(':');
  const named = colon < 0 ? said : said.slice(0, colon);
  // A dash before the reason is a common mistake, and no code.
  const codes = [...named.matchAll(/[^\s,]+/g)].map(({ 0: code, index }) => ({
    code,
    start: from + index,
    end: from + index + code.length,
  }));
  const known = colon < 0 ? codes.filter(({ code }) => code.includes('/')) : codes;
  return { codes: known, hasReason: colon >= 0 && /[\p{L}\p{N}]/u.test(said.slice(colon + 1)) };
}

function withLines(text: string, lines: readonly Line[], found: readonly Found[]): readonly IgnoreComment[] {
  const groups = new Map<number, Found[]>();
  for (const one of found) {
    const own = groups.get(one.line);
    if (own) own.push(one);
    else groups.set(one.line, [one]);
  }
  /** The last lines of comments that stand alone, by their first. */
  const alone = new Map<number, number>();
  for (const [line, own] of groups) if (isAlone(text, lines, own)) alone.set(line, (own.at(-1) as Found).lastLine);
  const held = new Map<number, readonly [number, number]>();
  // From the last one: of comments below one another each holds for what the next one holds for.
  const made = [...found].reverse().map((one): IgnoreComment => {
    const { isOfFile, line, lastLine, syntax, ...comment } = one;
    const last = alone.get(line);
    if (last !== undefined && !held.has(line)) {
      const column = one.start - (lines[line] as Line).start;
      held.set(line, blockBelow(lines, { last, column, isContent: syntax === 'markdown' || syntax === 'mdx', alone, held }));
    }
    const [from, to] = held.get(line) ?? [line, lastLine];
    return { ...comment, isAlone: last !== undefined, lines: isOfFile ? undefined : [from + 1, to + 1] };
  });
  return made.reverse();
}

function isAlone(text: string, lines: readonly Line[], own: readonly Found[]): boolean {
  const { start: lineStart } = lines[(own[0] as Found).line] as Line;
  let at = lineStart;
  for (const { start, end } of own) {
    const before = text.slice(at, start);
    if (!(at === lineStart ? marks.test(before) : before.trim() === '')) return false;
    at = end;
  }
  return text.slice(at, (lines[(own.at(-1) as Found).lastLine] as Line).end).trim() === '';
}
