// Links and images in HTML of plain Markdown to facts, their addresses replaced by marks that outlive the HTML parser.
import type { Html } from 'mdast';
import type { Link } from '#model/document';
import { LineIndex } from '#model/line-index';
import type { Place, Point } from '#model/place';
import { scanHtml } from './scan-html.ts';

/** Gives the mark to put in place of an address. */
export type AddLink = (link: Link) => string;

/** HTML parsers replace NUL, which marks a hole; this character no text holds. */
const stand = '\uFFFE';
const filledMark = /\uFFFE(\d+)\uFFFE+/g;

const wanted = { tags: ['a', 'img'], silent: ['script', 'style', 'textarea', 'title'] };
const attribute = /([\s"'](href|src)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'=<>`]+)/i;

/** `lines` are those of the source, in which the node stands at `place`. */
export function takeHtmlLinks(node: Html, { file, start: first }: Place, lines: readonly string[], add: AddLink): void {
  const { value } = node;
  const point = pointsIn(value, first, lines);
  const mark = (whole: string, name: string, at: number): string => {
    const [written, before = '', key = '', quoted = ''] = attribute.exec(whole) ?? [];
    const kind = name === 'a' ? 'link' : 'image';
    if (written === undefined || key.toLowerCase() !== (kind === 'link' ? 'href' : 'src')) return whole;
    const start = whole.indexOf(written) + before.length;
    const quote = /^["']/.exec(quoted)?.[0] ?? '';
    const target = quoted.slice(quote.length, quoted.length - quote.length);
    const from = at + start + quote.length;
    const place = { file, start: point(from), end: point(from + target.length) };
    const hole = add({ kind, target: decode(target), place, syntax: 'html' }).replaceAll('\0', stand);
    // As long as what was written, where that is long enough: what follows keeps its column.
    const filled = hole.padEnd(quoted.length - 2, stand);
    return `${whole.slice(0, start)}"${filled}"${whole.slice(start + quoted.length)}`;
  };
  let from = 0;
  let marked = '';
  for (const { name, start, end } of scanHtml(value, wanted)) {
    if (!wanted.tags.includes(name)) continue;
    marked += value.slice(from, start) + mark(value.slice(start, end), name, start);
    from = end;
  }
  node.value = marked + value.slice(from);
}

/** Undoes what the marks were changed to. */
export function restoreMark(value: string): string {
  return value.replace(filledMark, '\0$1\0');
}

/** What a list or a quote puts before a line is not part of the value, but all behind it is. */
function pointsIn(value: string, start: Point, lines: readonly string[]): (offset: number) => Point {
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

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|apos);/g, (_, name: string) => references[name] ?? '');
}
