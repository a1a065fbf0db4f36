// Makes the edit that ignores a diagnostic by a comment above its place.
import type { Place } from '#model/place';
import { type CommentSyntax, commentSyntax, contentStart, ignoreComments, ignoreWord } from './ignore-comments.ts';
import { fenceEnd, type Line, linesOf } from './ignored-lines.ts';
import { lineComment } from './print/javascript.ts';

export interface IgnoreEdit {
  /** Where `text` is inserted. */
  readonly offset: number;
  readonly text: string;
}

/** Undefined for a file in which no comment can be written. `place` is in this text. */
export function ignoreEdit(
  text: string,
  file: string,
  { start, end }: Pick<Place, 'start' | 'end'>,
  code: string,
  reason: string,
): IgnoreEdit | undefined {
  const syntax = commentSyntax(file);
  if (!syntax) return undefined;
  const lines = linesOf(text);
  const body = isContent(syntax) ? contentStart(lines) : 0;
  const lineEnd = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const isOfFile = start.line === 1 && end.line === 1 && end.column === 1;
  const word = isOfFile ? `${ignoreWord}-file` : ignoreWord;
  const words = oneLine(`${word} ${code}: ${reason}`);
  if (isOfFile) {
    const own = body > 0 ? 'yaml' : syntax;
    const gap = isContent(own) && text !== '' ? lineEnd : '';
    return { offset: lines[body > 0 ? 1 : 0]?.start ?? 0, text: `${printed(words, own)}${lineEnd}${gap}` };
  }
  const at = Math.min(start.line, lines.length) - 1;
  const own = at < body ? 'yaml' : syntax;
  const first = isContent(own) ? blockStart(text, own, lines, at, body) : at;
  const { start: offset, text: line } = lines[first] as Line;
  const lead = (isContent(own) ? /^[\s>]*/ : /^\s*/).exec(line)?.[0] ?? '';
  const isMarkup = own === 'module' && line.trim().startsWith('<') && /[>}]$/.test(lines[first - 1]?.text.trim() ?? '');
  return { offset, text: `${lead}${printed(words, isMarkup ? 'mdx' : own)}${lineEnd}` };
}

function isContent(syntax: CommentSyntax): boolean {
  return syntax === 'markdown' || syntax === 'mdx';
}

function oneLine(reason: string): string {
  return reason
    .replace(/-->|\*\//g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function printed(words: string, syntax: CommentSyntax): string {
  if (syntax === 'markdown') return `<!-- ${words} -->`;
  if (syntax === 'mdx') return `{/* ${words} */}`;
  return syntax === 'yaml' ? `# ${words}` : String(lineComment(words));
}

/** A comment between the lines of a paragraph, table or list would part them. */
function blockStart(text: string, syntax: CommentSyntax, lines: readonly Line[], at: number, body: number): number {
  const own = new Set(
    ignoreComments(text, syntax).flatMap(({ isAlone, end }) =>
      isAlone ? [lines.findLastIndex(({ start }) => start <= end)] : [],
    ),
  );
  let first = at;
  for (let n = body; n <= at; n++) {
    const fenced = fenceEnd(lines, n);
    if (fenced !== undefined && fenced >= at) first = n;
    n = fenced ?? n;
  }
  while (first > body && !/^[\s>]*$/.test((lines[first - 1] as Line).text) && !own.has(first - 1)) first--;
  return first;
}
