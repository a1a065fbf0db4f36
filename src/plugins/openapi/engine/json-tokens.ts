// Splits valid JSON into strings, other values and punctuation.

const next = /["{}[\],:]|[^\s"{}[\],:]+/g;

/**
 * The tokens of a valid text of JSON in order, without the spaces between them, and where each begins. Ends of strings are looked
 * for: for an expression with escapes, the stack is too small where a string has millions of characters.
 */
export function* jsonTokens(text: string): Generator<{ readonly token: string; readonly at: number }> {
  for (let end = 0; ; ) {
    next.lastIndex = end;
    const found = next.exec(text);
    if (!found) return;
    const { 0: sign, index: at } = found;
    end = sign === '"' ? endOfString(text, at) : at + sign.length;
    yield { token: text.slice(at, end), at };
  }
}

function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote;
    while (text[before - 1] === '\\') before--;
    if ((quote - before) % 2 === 0) return quote + 1;
  }
  return text.length;
}
