// Escapes text for Markdown, no more than its surroundings require.

const special = /[\\`*_[\]<&~!]/;
const wordSign = /[\p{L}\p{N}]/u;
const punctuation = /[\p{P}\p{S}]/u;

export interface TextSurroundings {
  /** True inside the text of a link. */
  readonly inLink: boolean;
  /** True at the start of a block, where brackets may begin a definition or a task. */
  readonly first: boolean;
  /** True if a link follows. */
  readonly beforeLink: boolean;
}

/** `text` has no line breaks. Markup that counts only at the start of a line is left to `escapeLineStarts`. */
export function escapeText(text: string, around: TextSurroundings): string {
  if (!special.test(text)) return text;
  return text.replace(/\*+|_+|~+|[\\`[\]<&!]/g, (found, at: number) => {
    const before = text[at - 1] ?? '';
    const after = text[at + found.length] ?? '';
    const isFirst = at === 0 && around.first;
    return isMarkup(found, before, after, text.slice(at, at + 40), { ...around, first: isFirst })
      ? found.replace(/./g, '\\$&')
      : found;
  });
}

function isMarkup(found: string, before: string, after: string, rest: string, around: TextSurroundings): boolean {
  const { inLink, beforeLink, first } = around;
  switch (found[0]) {
    case '\\':
      return after === '' || after === ' ' || isAsciiPunctuation(after);
    case '`':
      return true;
    case '[':
      return inLink || first || after === '^' || after === '';
    case ']':
      return inLink || after === '(' || after === '';
    case '!':
      return after === '[' || (after === '' && beforeLink);
    case '<':
      return after === '' || /[a-z/!?]/i.test(after);
    case '&':
      return /^&(?:#\d|#x[\da-f]|[a-z][a-z\d]*;)/i.test(rest);
    case '_':
      return !(isAlone(before, after) || (wordSign.test(before) && wordSign.test(after)));
    case '*':
      return !isAlone(before, after);
    default:
      return !(before === ' ' && found.length === 1);
  }
}

function isAlone(before: string, after: string): boolean {
  return before === ' ' && after === ' ';
}

/** True for the punctuation that all parsers agree on. */
export function isAsciiPunctuation(sign: string | undefined): boolean {
  return sign !== undefined && /[!-/:-@[-`{-~]/.test(sign);
}

/** Escapes what would begin a heading, list, quote, fence or rule in a paragraph. */
export function escapeLineStarts(markdown: string): string {
  return (
    markdown
      .replace(/^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>|=+$|-{2,}|~{3,})/gm, '\\$&')
      .replace(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')
      // Below a line with bars, this would make a table of both.
      .replace(/^[|:](?=[-|: ]*$)/gm, '\\$&')
  );
}

export function isSpace(sign: string | undefined): boolean {
  return sign === undefined || /\s/.test(sign);
}

export function isPunctuation(sign: string | undefined): boolean {
  return sign !== undefined && punctuation.test(sign);
}

/** Escapes the address of a link. */
export function escapeAddress(address: string): string {
  const encoded = address.replace(/[\s<>]/g, (sign) => encodeURIComponent(sign)).replace(/[\\()]/g, '\\$&');
  return escapeReferences(encoded);
}

/** Escapes what would be read as a character reference. */
export function escapeReferences(text: string): string {
  return text.replace(/&(?=#\d|#x[\da-f]|[a-z][a-z\d]*;)/gi, '\\&');
}

/** Prints a code span with as many backticks as needed. */
export function printCodeSpan(code: string, inCell = false): string {
  const text = code.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks));
  // A bar ends a table cell even in code, however many backslashes precede it.
  if (inCell && text.includes('\\|'))
    return `<code>${text.replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</code>`;
  if (text.trim() === '') return text === '' ? '' : '` `';
  const runs = (text.match(/`+/g) ?? []).map(({ length }) => length);
  let length = 1;
  while (runs.includes(length)) length++;
  const fence = '`'.repeat(length);
  const room = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${fence}${room}${text}${room}${fence}`;
}
