// Finds the sections of a page's Markdown by the anchors of its headings.
import { nearest } from '#model/nearest';
import { Refused } from './quoted.ts';

export interface PageHeading {
  readonly depth: number;
  readonly text: string;
  readonly anchor: string;
}

interface FoundHeading extends PageHeading {
  /** In characters. */
  readonly at: number;
}

/** The section below a heading, up to the next one of its level or above. Throws where no heading has the anchor. */
export function sectionOf(markdown: string, headings: readonly PageHeading[], anchor: string): string {
  const lines = headingLines(markdown);
  const found = align(lines, headings);
  const own = found.find((heading) => heading.anchor === anchor);
  if (!own) {
    const anchors = headings.map((heading) => heading.anchor);
    const near = nearest(anchor, anchors);
    const [help, quoted] =
      near === undefined ? ['These are its sections.', anchors.slice(0, 50).join('\n')] : ['This is the nearest one.', near];
    throw new Refused(`the page has no section "${anchor}"`, quoted === '' ? 'It has none.' : help, quoted);
  }
  const after = lines.find(({ at, depth }) => at > own.at && depth <= own.depth);
  return markdown.slice(own.at, after?.at);
}

interface Line {
  readonly depth: number;
  readonly text: string;
  /** The id that stands behind the text. */
  readonly id: string | undefined;
  readonly at: number;
}

function headingLines(markdown: string): readonly Line[] {
  const lines: Line[] = [];
  let fence: Fence | undefined;
  let at = 0;
  for (const line of markdown.split('\n')) {
    if (fence === undefined) fence = openingFence(line);
    else if (closes(line, fence)) fence = undefined;
    const [, signs = '', text = ''] = (fence === undefined && /^(#{1,6}) (.*)$/.exec(line)) || [];
    if (signs !== '') {
      const [plain, id] = withId(text.trimEnd());
      lines.push({ depth: signs.length, text: plain, id, at });
    }
    at += line.length + 1;
  }
  return lines;
}

interface Fence {
  readonly signs: string;
  readonly isQuoted: boolean;
}

/** A fence may begin behind marks of quotes and lists. */
function openingFence(line: string): Fence | undefined {
  const [whole = '', signs] = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/.exec(line) ?? [];
  if (signs === undefined || (signs.startsWith('`') && line.includes('`', whole.length))) return undefined;
  return { signs, isQuoted: whole.includes('>') };
}

function closes(line: string, { signs, isQuoted }: Fence): boolean {
  const [, marks = '', own = ''] = /^([\s>]*)(`{3,}|~{3,})\s*$/.exec(line) ?? [];
  return own.startsWith(signs) && (isQuoted || !marks.includes('>'));
}

/** A heading may end with its id: `Steps {#steps}`. */
function withId(text: string): readonly [string, string | undefined] {
  const at = text.endsWith('}') ? text.lastIndexOf('{#') : -1;
  return at < 0 ? [text, undefined] : [text.slice(0, at).trimEnd(), text.slice(at + 2, -1)];
}

/** Both lists are in the order of the page, and each may lack headings of the other. */
function align(lines: readonly Line[], headings: readonly PageHeading[]): readonly FoundHeading[] {
  const found: FoundHeading[] = [];
  let from = 0;
  for (const { depth, text, id, at } of lines) {
    const index = headings.findIndex(
      (heading, n) =>
        n >= from &&
        heading.depth === depth &&
        (id === undefined ? lettersOf(heading.text) === lettersOf(text) : heading.anchor === id),
    );
    const heading = headings[index];
    if (!heading) continue;
    found.push({ ...heading, at });
    from = index + 1;
  }
  return found;
}

/** Without marks of Markdown, and targets of links. */
function lettersOf(text: string): string {
  return text
    .replace(/\]\([^()[\]]*\)/g, '')
    .replace(/&[a-z#\d]+;/gi, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
