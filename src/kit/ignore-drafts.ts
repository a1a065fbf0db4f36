// Describes the comments of a file that ignore diagnostics, as drafts that tell where each ignores what.
import type { DiagnosticDraft, Fix } from '#model/diagnostic';
import type { Place } from '#model/place';
import { type CommentSyntax, type IgnoreComment, ignoreComments } from './ignore-comments.ts';
import { LineIndex } from './line-index.ts';

/** A draft for each code of each comment, and one for each comment that ignores nothing because it does not say why. */
export function ignoreDrafts(
  text: string,
  file: string,
  syntax: CommentSyntax,
  isCode?: (offset: number) => boolean,
): readonly DiagnosticDraft[] {
  const comments = ignoreComments(text, syntax, isCode);
  if (comments.length === 0) return [];
  const index = new LineIndex(text);
  return comments.flatMap((comment) => draftsOf(comment, { text, file, index }));
}

interface Source {
  readonly text: string;
  readonly file: string;
  readonly index: LineIndex;
}

function draftsOf(comment: IgnoreComment, source: Source): readonly DiagnosticDraft[] {
  const { codes, hasReason, lines, start, end } = comment;
  const { file, index } = source;
  if (codes.length === 0 || !hasReason) {
    const what = codes.length === 0 ? 'has no code' : 'gives no reason';
    return [
      {
        code: 'parse/ignore-without-reason',
        message: `this comment ${what}, so it ignores nothing`,
        help: 'Write the code, a colon and the reason: `slodocs-ignore resolve/broken-link: the page comes with 1.41`.',
        place: index.place(file, start, end),
      },
    ];
  }
  const [from, to] = lines ?? [1, 1];
  const range: Place = { file, start: { line: from, column: 1 }, end: { line: to, column: 2 } };
  return codes.map((one, at) => ({
    code: 'parse/unused-ignore',
    message: `nothing is reported ${lines ? 'here' : 'in this file'} that "${one.code}" would ignore`,
    help: 'Delete the comment, because it would hide the next problem of this kind.',
    place: index.place(file, one.start, one.end),
    fix: removal(comment, at, source),
    ignores: { code: one.code, range, ...(lines ? {} : { isWhole: true as const }) },
  }));
}

/** Removes the comment, or one code of several. */
function removal({ codes, start, end, isAlone }: IgnoreComment, at: number, { text, file, index }: Source): Fix {
  const made = (title: string, from: number, to: number): Fix => ({
    title,
    place: index.place(file, from, to),
    replaces: text.slice(from, to),
    text: '',
  });
  const own = codes[at];
  if (own && codes.length > 1) {
    const next = codes[at + 1];
    const title = `delete "${own.code}" from the comment`;
    return next ? made(title, own.start, next.start) : made(title, codes[at - 1]?.end ?? own.start, own.end);
  }
  const { line } = index.pointAt(start);
  const lineStart = index.offsetAt({ line, column: 1 });
  const nextLine = index.offsetAt({ line: index.pointAt(end).line + 1, column: 1 });
  const isWhole = isAlone && text.slice(lineStart, start).trim() === '' && text.slice(end, nextLine).trim() === '';
  if (isWhole) return made('delete the comment', lineStart, nextLine);
  const before = text.slice(lineStart, start);
  return made('delete the comment', isAlone ? start : lineStart + before.trimEnd().length, end);
}
