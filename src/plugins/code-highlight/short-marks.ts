// Extracts short marks such as `// [!code ++]` from comments, and notes the lines and words they mark.
import { nearest } from 'slodocs/kit';
import { allComments, type CommentSyntax } from './comment-syntaxes.ts';
import { type CodeLine, type MarkedLines, type MarkFault, withClass } from './magic-comments.ts';

/** Excludes highlighting marks, whose class the site configures. */
const classOf: ReadonlyMap<string, string> = new Map([
  ['++', 'added'],
  ['--', 'removed'],
  ['focus', 'focused'],
  ['error', 'error'],
  ['warning', 'warning'],
]);

/** `name`, `name:3` for so many lines, `word:text`, `word:text:3`. */
interface ShortMark {
  readonly name: string;
  readonly word: string | undefined;
  readonly count: number | undefined;
}

/** `[\!code ++]` is shown as `[!code ++]`: a backslash for those who write about the marks. */
const escaped = /\[\\!code /g;

const longestOpening = 40;
/** Marks in a row; `y` keeps it from looking for them elsewhere. */
const marksHere = /(?:\s*\[!code [^\]]+\])+/y;

/** `highlighted` is the class of `[!code highlight]`. */
export function extractShortMarks(lines: readonly CodeLine[], grammar: string, highlighted: string): MarkedLines {
  if (!lines.some(({ text }) => text.includes('!code '))) return { lines, faults: [] };
  const comments = allComments(grammar);
  const classes = new Map([['highlight', highlighted], ['hl', highlighted], ...classOf]);
  const faults: MarkFault[] = [];
  const kept: CodeLine[] = [];
  const found: { readonly from: number; readonly mark: ShortMark }[] = [];
  for (const line of lines) {
    const read = readLine(line.text, comments);
    const strange = read.marks.filter(({ name, word }) => !(name === 'word' ? word : classes.has(name)));
    for (const { name } of strange) faults.push(unknown(name, [...classes.keys(), 'word:…']));
    const { text, marks } = strange.length > 0 ? { text: line.text, marks: [] } : read;
    for (const mark of marks) found.push({ from: kept.length, mark });
    // A mark alone on its line applies to the lines below.
    if (text !== undefined) kept.push({ ...line, text: text.replace(escaped, '[!code ') });
  }
  for (const { from, mark } of found) {
    const { name, word, count = word === undefined ? 1 : kept.length } = mark;
    if (from >= kept.length) faults.push(noLine(name));
    for (let at = from; at < Math.min(kept.length, from + count); at++) {
      const line = kept[at] as CodeLine;
      kept[at] = word === undefined ? withClass(line, classes.get(name) ?? '') : { ...line, words: [...line.words, word] };
    }
  }
  return { lines: kept, faults };
}

interface ReadLine {
  readonly text: string | undefined;
  readonly marks: readonly ShortMark[];
}

/** Strips the marks from a line; its text is undefined if nothing is left. */
function readLine(text: string, comments: readonly CommentSyntax[]): ReadLine {
  // What is never closed is no mark.
  const last = text.lastIndexOf('[!code ', text.lastIndexOf(']'));
  if (last === -1) return { text, marks: [] };
  for (const comment of comments) {
    const read = readWhole(text, last, comment);
    if (read) return read;
  }
  return readBehindWords(text, last, comments);
}

/** A comment that begins with marks. */
function readWhole(text: string, last: number, [opening, closing]: CommentSyntax): ReadLine | undefined {
  const begins = new RegExp(`(?:${opening})$`);
  for (let at = text.indexOf('[!code '); at !== -1 && at <= last; at = text.indexOf('[!code ', at + 1)) {
    const before = text.slice(0, at).trimEnd();
    const near = Math.max(0, before.length - longestOpening);
    const open = begins.exec(before.slice(near));
    const marks = open ? marksAt(text, at) : undefined;
    if (!open || marks === undefined) continue;
    const behind = text.slice(at + marks.length).trim();
    const close = new RegExp(`(?:${closing})$`).exec(behind);
    if (!close) continue;
    const code = before.slice(0, near + open.index).trimEnd();
    const said = behind.slice(0, close.index).trimEnd();
    const rest = said ? `${code}${code.trim() ? ' ' : ''}${open[0]} ${said}${close[0] ? ` ${close[0]}` : ''}` : code;
    return { text: rest.trim() === '' ? undefined : rest, marks: readMarks(marks) };
  }
  return undefined;
}

/** Marks at the end of a comment with text: `# a note [!code error]`. */
function readBehindWords(text: string, last: number, comments: readonly CommentSyntax[]): ReadLine {
  const opens = new RegExp(`(?:${comments.map(([open]) => open).join('|')})`, 'g');
  const open = [...text.slice(0, last).matchAll(opens)].at(-1);
  if (!open) return { text, marks: [] };
  const from = open.index + open[0].length;
  const before = text.slice(0, text.indexOf('[!code ', from));
  const start = Math.max(from, before.trimEnd().length);
  const marks = marksAt(text, start) ?? '';
  return { text: text.slice(0, start) + text.slice(start + marks.length), marks: readMarks(marks) };
}

function marksAt(text: string, at: number): string | undefined {
  marksHere.lastIndex = at;
  return marksHere.exec(text)?.[0];
}

function readMarks(marks: string): readonly ShortMark[] {
  return Array.from(marks.matchAll(/\[!code ([^\]]+)\]/g), readMark);
}

/** A colon inside the word is written `\:`. */
function readMark([, written = '']: RegExpExecArray): ShortMark {
  const [name = '', ...parts] = written.trim().split(/(?<!\\):/);
  const count = /^\d+$/.test(parts.at(-1) ?? '') && (name !== 'word' || parts.length > 1) ? Number(parts.pop()) : undefined;
  return { name, count, word: name === 'word' ? parts.join(':').replaceAll('\\:', ':') : undefined };
}

function unknown(name: string, names: readonly string[]): MarkFault {
  const meant = nearest(name, names);
  const help = `${meant ? `Did you mean "${meant}"? ` : ''}The marks are ${names.join(', ')}. To show one literally, add a backslash: "[\\!code".`;
  return { code: 'unknown-mark', message: `"[!code ${name}]" is not a known mark`, help };
}

function noLine(name: string): MarkFault {
  const help = 'A mark on its own line applies to the line below it.';
  return { code: 'invalid-lines', message: `the mark "[!code ${name}]" marks no lines`, help };
}
