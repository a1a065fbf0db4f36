// Formats a JSON text with an indent of two spaces.
import { jsonTokens } from './json-tokens.ts';

/**
 * Changes nothing but the spaces between its signs: numbers of any length and the order of properties stay. Undefined of what is no
 * JSON.
 */
export function indentJson(text: string): string | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  let depth = 0;
  const line = (): string => `\n${'  '.repeat(depth)}`;
  const signs = Array.from(jsonTokens(text), ({ token }) => token);
  const laid = signs.map((sign, at) => {
    const isEmpty = /[{[]/.test(signs[at - 1] ?? '') && (signs[at - 1] as string).length === 1;
    if (sign === '{' || sign === '[') {
      depth += 1;
      const next = signs[at + 1];
      return next === '}' || next === ']' ? sign : sign + line();
    }
    if (sign === '}' || sign === ']') {
      depth -= 1;
      return isEmpty ? sign : line() + sign;
    }
    if (sign === ',') return sign + line();
    return sign === ':' ? ': ' : sign;
  });
  return laid.join('');
}
