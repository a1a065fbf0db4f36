// Scans HTML for tags, comments and raw-text elements in linear time, however broken it is.

export interface Found {
  /** In lower case; `!--` for a comment. */
  readonly name: string;
  /** A silent element extends to the end of its closing tag. */
  readonly start: number;
  readonly end: number;
}

export interface Wanted {
  /** Elements whose tags are reported. */
  readonly tags: readonly string[];
  /** Raw-text elements: reported as a whole, with nothing inside. Comments always are. */
  readonly silent: readonly string[];
}

const opening = /<([a-z]+)\b/iy;

/** In document order. Unclosed tags are skipped. */
export function scanHtml(html: string, { tags, silent }: Wanted): readonly Found[] {
  const found: Found[] = [];
  const tagEnd = tagEndFinder(html);
  // A name that is never closed after one offset is not closed after a later one either.
  const neverClosed = new Set<string>();
  for (let at = html.indexOf('<'); at !== -1; ) {
    const name = nameAt(html, at);
    let end = -1;
    if (name === '!--' || silent.includes(name)) {
      if (!neverClosed.has(name)) end = closeOf(html, name, at);
      if (end === -1) neverClosed.add(name);
    } else if (tags.includes(name)) end = tagEnd(at);
    if (end !== -1) found.push({ name, start: at, end });
    at = html.indexOf('<', end === -1 ? at + 1 : end);
  }
  return found;
}

/** HTML without comments and without silent elements. */
export function withoutSilent(html: string, silent: readonly string[]): string {
  let from = 0;
  let rest = '';
  for (const { start, end } of scanHtml(html, { tags: [], silent })) {
    rest += html.slice(from, start);
    from = end;
  }
  return rest + html.slice(from);
}

function nameAt(html: string, at: number): string {
  if (html.startsWith('<!--', at)) return '!--';
  opening.lastIndex = at;
  return opening.exec(html)?.[1]?.toLowerCase() ?? '';
}

function closeOf(html: string, name: string, at: number): number {
  if (name === '!--') {
    const end = html.indexOf('-->', at + 4);
    return end === -1 ? -1 : end + 3;
  }
  const closing = new RegExp(`</${name}\\s*>`, 'gi');
  closing.lastIndex = at;
  return closing.test(html) ? closing.lastIndex : -1;
}

/** Finds where a tag ends, past the quotes of its attributes; -1 where it does not. */
function tagEndFinder(html: string): (at: number) => number {
  /** Offsets of tags that are known never to end. */
  const endless = new Set<number>();
  return (start) => {
    if (endless.has(start)) return -1;
    const passed: number[] = [];
    for (let at = start; at < html.length; at++) {
      const sign = html[at];
      if (sign === '>') return at + 1;
      if (sign === '<') passed.push(at);
      if (sign !== '"' && sign !== "'") continue;
      at = html.indexOf(sign, at + 1);
      if (at === -1) break;
    }
    for (const at of passed) endless.add(at);
    return -1;
  };
}
