// Extracts the changes that each release note lists, for comparing two releases.
import type { Note } from './notes.ts';

export interface ReleaseChanges {
  readonly version: string;
  /** ISO 8601 date. */
  readonly date: string;
  readonly href: string;
  /** The note, summarized in one sentence. */
  readonly lead: string;
  /** The summaries of its list items, by heading; code is enclosed in backticks. */
  readonly items: Readonly<Record<string, readonly string[]>>;
}

/** `source` is the text of the note. */
export function changesOf({ version, date, page }: Note, href: string, source: string): ReleaseChanges {
  const items: Record<string, string[]> = {};
  let heading: string | undefined;
  let isCode = false;
  for (const line of source.split(/\r\n|[\r\n]/)) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (isCode) continue;
    const title = /^##\s+([^{]*)/.exec(line)?.[1]?.trim();
    if (title !== undefined) heading = title;
    const item = /^[-*]\s+(.*)/.exec(line)?.[1];
    if (heading === undefined || item === undefined) continue;
    const list = items[heading] ?? [];
    items[heading] = list;
    list.push(shortened(item));
  }
  return { version, date, href, lead: page.description ?? '', items };
}

/** Returns the bold text at the start, or else the first sentence. */
function shortened(item: string): string {
  const bold = /^\*\*(.+?)\.?\*\*/.exec(item)?.[1];
  const sentence = /^(?:`[^`]*`|\[[^[\]]*\]\([^()]*\)|[^.`]|\.(?!\s|$))+/.exec(item)?.[0];
  const text = bold ?? sentence ?? item;
  return text
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\*\*|<[^<>]*>/g, '')
    .trim();
}
