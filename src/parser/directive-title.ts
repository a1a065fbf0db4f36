// A directive's line with a plain title to one with a label.

const opening = /^((?:[\s>]|[-*+]\s|\d+[.)]\s)*)(:{3,})([A-Za-z][\w-]*)[^\S\r\n]+(\S.*)$/;

/**
 * `:::tip Words {.class}` to `:::tip[Words]{.class}`, as Docusaurus accepts it; any other line as it is. What stands before
 * the words keeps its column.
 */
export function labelTitle(line: string): string {
  const [, lead = '', colons = '', name = '', rest = ''] = opening.exec(line.trimEnd()) ?? [];
  if (name === '') return line;
  // Only such braces are attributes: others belong to the words.
  const attributes = /(?:^|\s)(\{\s*(?:[.#]|[\w-]+\s*=)[^{}]*\})$/.exec(rest);
  const words = (attributes ? rest.slice(0, attributes.index) : rest).trim();
  const label = words === '' ? '' : /^\[[^[\]]*\]$/.test(words) ? words : `[${escapeUnpaired(words)}]`;
  return `${lead}${colons}${name}${label}${attributes?.[1] ?? ''}`;
}

/** A bracket without its partner would end the label. */
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
