// Prints code by its tokens, so that only what it does counts.
import { type Token, tokenizer } from 'acorn';

/** The tokens of code, without comments and optional signs. Code with elements is kept as it is, but for its spaces. */
export function codeOf(code: string): string {
  const tokens: string[] = [];
  try {
    for (const token of tokenizer(code, { ecmaVersion: 'latest', sourceType: 'module' })) tokens.push(tokenText(token, code));
  } catch {
    return oneLine(code);
  }
  return tokens
    .join(' ')
    .replace(/ ?;/g, '')
    .replace(/ , (?=[\]})])/g, ' ');
}

function tokenText({ type, start, end, ...token }: Token, code: string): string {
  if (type.label !== 'string') return code.slice(start, end);
  const text = String('value' in token ? token.value : code.slice(start, end));
  return JSON.stringify(/^\.{1,2}\/|^@site\//.test(text) ? text.slice(text.lastIndexOf('/') + 1) : text);
}

/** Runs of spaces and line breaks count as one space. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** HTML without its comments. One that is not closed goes on to the end. */
export function withoutComments(html: string): string {
  const [first = '', ...rest] = html.split('<!--');
  const after = rest.map((piece) => {
    const end = piece.indexOf('-->');
    return end < 0 ? '' : piece.slice(end + 3);
  });
  return first + after.join('');
}
