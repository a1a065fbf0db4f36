// Rewrites a directive's plain title to a label: `:::tip Words` to `:::tip[Words]`.

const opening = /^((?:[\s>]|[-*+]\s|\d+[.)]\s)*)(:{3,})([A-Za-z][\w-]*)[^\S\r\n]+(\S.*)$/;

/**
 * Rewrites `:::tip Words {.class}` to `:::tip[Words]{.class}`, which Docusaurus accepts; returns any other line unchanged. What
 * precedes the words keeps its column.
 */
export function labelTitle(line: string): string {
  const [, lead = '', colons = '', name = '', rest = ''] = opening.exec(line.trimEnd()) ?? [];
  if (name === '') return line;
  // Only braces of this form are attributes; others are part of the title.
  const attributes = /(?:^|\s)(\{\s*(?:[.#]|[\w-]+\s*=)[^{}]*\})$/.exec(rest);
  const words = (attributes ? rest.slice(0, attributes.index) : rest).trim();
  const label = words === '' ? '' : /^\[[^[\]]*\]$/.test(words) ? words : `[${escapeUnpaired(words)}]`;
  return `${lead}${colons}${name}${label}${attributes?.[1] ?? ''}`;
}

/** Escapes unpaired brackets, which would end the label. */
function escapeUnpaired(words: string): string {
  const open: number[] = [];
  const unpaired = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    if (words[at] === '\\') at++;
    else if (words[at] === '[') open.push(at);
    else if (words[at] === ']' && open.pop() === undefined) unpaired.add(at);
  }
  for (const at of open) unpaired.add(at);
  return words
    .split('')
    .map((char, at) => (unpaired.has(at) ? `\\${char}` : char))
    .join('');
}
