// Extracts links and images from HTML in Markdown, leaving marks that survive the HTML parser.
import type { Html } from 'mdast';
import { LineIndex } from '#kit/line-index';
import type { Link } from '#model/document';
import type { Place, Point } from '#model/place';
import { type ElementAttribute, elementsWithAddresses, fillCandidates, kindOf } from './address-attributes.ts';
import { scanHtml } from './scan-html.ts';

/** Adds a link and returns the mark that replaces its address. */
export type AddLink = (link: Link) => string;

/** HTML parsers replace NUL, which marks a hole, so this character is used: no text contains it. */
const stand = '\uFFFE';
const filledMark = /\uFFFE(\d+)\uFFFE+/g;

const names: ReadonlySet<string> = new Set(
  elementsWithAddresses.map((name) => name.toLowerCase()).filter((name) => name !== 'script'),
);
const wanted = { tags: [...names], silent: ['script', 'style', 'textarea', 'title'] };
const scriptTag = /^<script(?=[\s/])(?:[^>"']|"[^"]*"|'[^']*')*>/i;
const attribute = /([^\s"'<>/=]+)(?:(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** `lines` are the source's; the node is at `place`. Scripts are included where the page keeps them. */
export function extractHtmlLinks(
  node: Html,
  { file, start: first }: Place,
  lines: readonly string[],
  add: AddLink,
  keepsScripts: boolean,
): void {
  const { value } = node;
  const point = pointsIn(value, first, lines);
  const placeAt = (from: number, length: number): Place => ({ file, start: point(from), end: point(from + length) });
  let from = 0;
  let filled = '';
  for (const { name, start, end } of scanHtml(value, wanted)) {
    const isKeptScript = name === 'script' && keepsScripts;
    if (!(names.has(name) || isKeptScript) || !/[\s/]/.test(value[start + 1 + name.length] ?? '')) continue;
    const whole = value.slice(start, end);
    const opening = isKeptScript ? (scriptTag.exec(whole)?.[0] ?? '') : whole;
    filled += value.slice(from, start) + fillTag(opening, name, start, placeAt, add);
    from = start + opening.length;
  }
  node.value = filled + value.slice(from);
}

/** Replaces the addresses in an opening tag, whose offset in the node is given, by marks. */
function fillTag(
  whole: string,
  name: string,
  at: number,
  placeAt: (from: number, length: number) => Place,
  add: AddLink,
): string {
  const written = Array.from(whole.slice(1 + name.length).matchAll(attribute), (match) => {
    const [text, key = '', sign = '', quoted = ''] = match;
    const quote = /^["']/.exec(quoted)?.[0] ?? '';
    const start = 1 + name.length + match.index + key.length + sign.length;
    return {
      name: key,
      isSet: text !== key,
      quoted,
      start,
      inner: quoted.slice(quote.length, quoted.length - quote.length),
      quote,
    };
  });
  const all = asRead(written);
  let filled = '';
  let from = 0;
  const seen = new Set<string>();
  for (const { name: key, isSet, quoted, start, inner, quote } of written) {
    const kind = isSet && !seen.has(key.toLowerCase()) ? kindOf(name.toLowerCase(), key, inner, all) : undefined;
    // Of two attributes with the same name, the first is used.
    seen.add(key.toLowerCase());
    if (kind === undefined) continue;
    const inside = start + quote.length;
    const mark = (kind: Link['kind'], target: string, offset: number, length: number): string => {
      const place = placeAt(at + inside + offset, target.length);
      // Padded to the length of the original where possible, so that columns stay the same.
      const decoded = decode(target);
      return add({ kind, target: decoded, place, ...(decoded === target ? {} : { written: target }), syntax: 'html' })
        .replaceAll('\0', stand)
        .padEnd(length, stand);
    };
    const value =
      kind === 'candidates'
        ? fillCandidates(inner, (target, offset) => mark('picture', target, offset, target.length))
        : mark(kind, inner, 0, quoted.length - 2);
    filled += `${whole.slice(from, start)}"${value}"`;
    from = start + quoted.length;
  }
  return filled + whole.slice(from);
}

function asRead(written: readonly { readonly name: string; readonly inner: string }[]): readonly ElementAttribute[] {
  return written.map(({ name, inner }) => ({ name, value: decode(inner) }));
}

/** Converts a mark back to that of a hole. */
export function restoreMark(value: string): string {
  return value.replace(filledMark, '\0$1\0');
}

/** Maps offsets in a value to points of the source, skipping the prefix of lines in lists and quotes. */
export function pointsIn(value: string, start: Point, lines: readonly string[]): (offset: number) => Point {
  const index = new LineIndex(value);
  const written = value.split(/\r\n|\n|\r/);
  return (offset) => {
    const { line: at, column } = index.pointAt(offset);
    if (at === 1) return { line: start.line, column: start.column + column - 1 };
    const line = start.line + at - 1;
    return { line, column: (lines[line - 1]?.length ?? 0) - (written[at - 1]?.length ?? 0) + column };
  };
}

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" };

export function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|apos);/g, (_, name: string) => references[name] ?? '');
}
