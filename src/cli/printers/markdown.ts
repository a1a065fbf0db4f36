// Prints Markdown for a terminal, styled and wrapped, and unchanged elsewhere.

import picocolors from 'picocolors';
import { trimEnds } from '#model/cut-text';
import { wrapText } from './wrap.ts';

type Colors = ReturnType<typeof picocolors.createColors>;

interface Target {
  readonly tty: boolean;
  readonly colors: boolean;
  readonly columns: number;
}

/** Longer lines are hard to read, however wide the terminal is. */
const widest = 88;
/** A code span, strong text, or a link with its address. */
const marked = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** The page without its front matter, ending with a newline. */
export function printMarkdown(page: string, target: Target): string {
  const body = `${page
    .replaceAll('\r\n', '\n')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .trim()}\n`;
  return target.tty ? printBlocks(body, picocolors.createColors(target.colors), Math.min(target.columns, widest)) : body;
}

/** Fenced code as it is, indented and without its fences; everything else by paragraphs. */
function printBlocks(body: string, colors: Colors, columns: number): string {
  const fences = /^(`{3,}|~{3,}).*\n([\s\S]*?)^\1[`~]*[ \t]*$/gm;
  let printed = '';
  let last = 0;
  for (const match of body.matchAll(fences)) {
    printed += printProse(body.slice(last, match.index), colors, columns);
    printed += (match[2] ?? '').replace(/\n$/, '').replace(/^(?=.)/gm, '    ');
    last = match.index + match[0].length;
  }
  return printed + printProse(body.slice(last), colors, columns);
}

function printProse(text: string, colors: Colors, columns: number): string {
  return text
    .split(/(\n{2,})/)
    .map((block) => (block.trim() === '' ? block : printBlock(block, colors, columns)))
    .join('');
}

function printBlock(block: string, colors: Colors, columns: number): string {
  const inner = trimEnds(block, '\n');
  const [start, end] = block.split(inner, 2) as [string, string];
  const heading = /^#{1,6} (.*)$/.exec(inner);
  if (heading) return `${start}${colors.bold(colors.underline(inline(heading[1] ?? '', colors)))}${end}`;
  if (inner.startsWith('|')) return block;
  const items = inner.split(/\n(?=[ \t]*(?:[-*]|\d+\.) )/);
  return `${start}${items.map((item) => printItem(item, colors, columns)).join('\n')}${end}`;
}

/** A paragraph, or an item of a list with its later lines under its text. */
function printItem(item: string, colors: Colors, columns: number): string {
  const [, marker = ''] = /^(\s*(?:[-*]|\d+\.) )/.exec(item) ?? [];
  const words = item.slice(marker.length).split(/\s+/).join(' ');
  const lines = wrapText(words, columns - marker.length);
  return inline(`${marker}${lines.join(`\n${' '.repeat(marker.length)}`)}`, colors);
}

/** Code spans, strong text and links by colours; as they are written where there are none. */
function inline(text: string, colors: Colors): string {
  if (!colors.isColorSupported) return text;
  return text.replace(marked, (_, code?: string, strong?: string, label?: string, href?: string) => {
    if (code !== undefined) return colors.cyan(code);
    return strong === undefined ? `${colors.underline(label)} (${href})` : colors.bold(strong);
  });
}
