// Extracts short marks such as `// [!code ++]` from comments, and notes the lines and words they mark.
import { nearest } from '#model/nearest';
import { type CodeLine, type MarkedLines, type MarkFault, withClass } from './code-lines.ts';
import { allComments, type CommentSyntax } from './comment-syntaxes.ts';

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

interface Forms {
  /** A comment that begins with marks. */
  readonly whole: readonly RegExp[];
  /** Marks at the end of a comment with text: `# a note [!code error]`. */
  readonly behindWords: RegExp;
}

function formsOf(comments: readonly CommentSyntax[]): Forms {
  const marks = '((?:\\s*\\[!code [^\\]]+\\])+)';
  const opens = comments.map(([open]) => open).join('|');
  return {
    whole: comments.map(([open, close]) => new RegExp(`^(.*?)\\s*(${open})${marks}\\s*(.*?)\\s*(${close})\\s*$`)),
    behindWords: new RegExp(`^(.*(?:${opens}).*?)${marks}(.*)$`),
  };
}

/** `highlighted` is the class of `[!code highlight]`. */
export function takeShortMarks(lines: readonly CodeLine[], grammar: string, highlighted: string): MarkedLines {
  if (!lines.some(({ text }) => text.includes('!code '))) return { lines, faults: [] };
  const forms = formsOf(allComments(grammar));
  const classes = new Map([['highlight', highlighted], ['hl', highlighted], ...classOf]);
  const faults: MarkFault[] = [];
  const kept: CodeLine[] = [];
  const found: { readonly from: number; readonly mark: ShortMark }[] = [];
  for (const line of lines) {
    const read = readLine(line.text, forms);
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

/** Strips the marks from a line; its text is undefined if nothing is left. */
function readLine(
  text: string,
  { whole, behindWords }: Forms,
): { readonly text: string | undefined; readonly marks: readonly ShortMark[] } {
  for (const comment of text.includes('[!code ') ? whole : []) {
    const [, code, open, marks, said, close] = comment.exec(text) ?? [];
    if (code === undefined || marks === undefined) continue;
    const rest = said ? `${code}${code.trim() ? ' ' : ''}${open} ${said}${close ? ` ${close}` : ''}` : code;
    return { text: rest.trim() === '' ? undefined : rest, marks: readMarks(marks) };
  }
  const [, before, marks, after] = behindWords.exec(text) ?? [];
  return before === undefined || marks === undefined ? { text, marks: [] } : { text: before + after, marks: readMarks(marks) };
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
  const help = `${meant ? `Did you mean "${meant}"? ` : ''}Marks are ${names.join(', ')}; a backslash shows one as it is: "[\\!code".`;
  return { code: 'unknown-mark', message: `"[!code ${name}]" is no mark`, help };
}

function noLine(name: string): MarkFault {
  const help = 'A mark that stands alone on a line is meant for the line below it.';
  return { code: 'invalid-lines', message: `the mark "[!code ${name}]" marks no lines`, help };
}
