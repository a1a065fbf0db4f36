// Text to Markdown that says the same: nothing in it is taken for markup, and no more is escaped than that takes.

const special = /[\\`*_[\]<&~!]/;
const wordSign = /[\p{L}\p{N}]/u;
const punctuation = /[\p{P}\p{S}]/u;

export interface TextSurroundings {
  /** Stands in the words of a link. */
  readonly inLink: boolean;
  /** Nothing stands before it: brackets may begin a definition or a task. */
  readonly first: boolean;
  /** A link follows. */
  readonly beforeLink: boolean;
}

/** `text` has no line breaks. What can be markup only at the start of a line is `escapeLineStarts`'s. */
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

/** Parsers agree about these. */
export function isAsciiPunctuation(sign: string | undefined): boolean {
  return sign !== undefined && /[!-/:-@[-`{-~]/.test(sign);
}

/** Of a paragraph: what begins a heading, a list, a quote, a fence or a rule elsewhere. */
export function escapeLineStarts(markdown: string): string {
  return (
    markdown
      .replace(/^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>|=+$|-{2,}|~{3,})/gm, '\\$&')
      .replace(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')
      // Below a line with bars it would make a table of both.
      .replace(/^[|:](?=[-|: ]*$)/gm, '\\$&')
  );
}

export function isSpace(sign: string | undefined): boolean {
  return sign === undefined || /\s/.test(sign);
}

export function isPunctuation(sign: string | undefined): boolean {
  return sign !== undefined && punctuation.test(sign);
}

/** What stands in the brackets of a link. */
export function escapeAddress(address: string): string {
  const encoded = address.replace(/[\s<>]/g, (sign) => encodeURIComponent(sign)).replace(/[\\()]/g, '\\$&');
  return escapeReferences(encoded);
}

/** What would be read as a reference to a sign. */
export function escapeReferences(text: string): string {
  return text.replace(/&(?=#\d|#x[\da-f]|[a-z][a-z\d]*;)/gi, '\\&');
}

/** Code between as many backticks as it takes. */
export function printCodeSpan(code: string, inCell = false): string {
  const text = code.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks));
  // A cell ends at a bar even there, and no number of backslashes before it says otherwise.
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
