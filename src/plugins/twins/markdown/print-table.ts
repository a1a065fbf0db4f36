// Converts an HTML table to a GFM table with column alignment.
import { marksInCell } from './addresses.ts';
import { printCodeSpan } from './escape.ts';
import { type Printing, printLine, printParagraph } from './print-inline.ts';
import { blocksAndLines, type Element, elementsIn, type Node, textOf } from './tree.ts';

interface Cell {
  readonly markdown: string;
  readonly align: string | undefined;
  readonly isHeader: boolean;
}

const empty: Cell = { markdown: '', align: undefined, isHeader: false };

/** Prints the caption above the table. A table without a header gets an empty one, which GFM requires. */
export function printTable(table: Element, printing: Printing): readonly string[] {
  const caption = elementsIn(table).find(({ name }) => name === 'caption');
  const rows = spread(
    rowsOf(table).map((row) => elementsIn(row).filter(({ name }) => name === 'td' || name === 'th')),
    printing,
  );
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (width === 0) return [];
  const [first = []] = rows;
  const hasHeader =
    first.some(({ isHeader }) => isHeader) &&
    (rows.length === 1 || first.every(({ isHeader, markdown }) => isHeader || markdown === ''));
  const [header = [], ...body] = hasHeader ? rows : [[], ...rows];
  const aligns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column]?.align).find(Boolean));
  const lines = [
    printRow(header, width),
    `| ${aligns.map(printAlign).join(' | ')} |`,
    ...body.map((row) => printRow(row, width)),
  ];
  return [...(caption ? [printParagraph(caption.children, printing)] : []), lines.join('\n')];
}

function rowsOf(element: Element): readonly Element[] {
  return elementsIn(element).flatMap((child) =>
    child.name === 'tr' ? [child] : /^t(?:head|body|foot)$/.test(child.name) ? rowsOf(child) : [],
  );
}

/** Cells that span columns or rows leave the other places empty. */
function spread(rows: readonly (readonly Element[])[], printing: Printing): readonly (readonly Cell[])[] {
  const taken = new Map<string, true>();
  return rows.map((cells, y) => {
    const line: Cell[] = [];
    const fill = (): void => {
      while (taken.has(`${line.length} ${y}`)) line.push(empty);
    };
    for (const cell of cells) {
      fill();
      const [columns, height] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      for (let below = 1; below < height; below++)
        for (let i = 0; i < columns; i++) taken.set(`${line.length + i} ${y + below}`, true);
      line.push(printCell(cell, printing));
      for (let more = 1; more < columns; more++) line.push({ ...empty, isHeader: cell.name === 'th' });
    }
    fill();
    return line;
  });
}

function spanOf({ attributes }: Element, name: string): number {
  return Math.min(1000, Math.max(1, Number.parseInt(attributes[name] ?? '1', 10) || 1));
}

function printCell(cell: Element, printing: Printing): Cell {
  const markdown = printParts(cell.children, printing).join('<br>').replace(/\\\n/g, '<br>').replace(/\|/g, '\\|');
  return { markdown: marksInCell(markdown), align: cell.attributes['align'], isHeader: cell.name === 'th' };
}

/** The blocks of a cell, each on one line. */
function printParts(nodes: readonly Node[], printing: Printing): readonly string[] {
  return blocksAndLines(nodes).flatMap((part) => {
    if (!('block' in part)) return [printLine(part, printing, { cell: true })].filter(Boolean);
    if (part.name === 'pre')
      return textOf(part)
        .trimEnd()
        .split('\n')
        .map((code) => printCodeSpan(code, true));
    const inside = printParts(part.children, printing);
    return part.name === 'li' ? inside.map((one, index) => (index === 0 ? `- ${one}` : one)) : inside;
  });
}

function printRow(cells: readonly Cell[], width: number): string {
  return `| ${Array.from({ length: width }, (_, column) => cells[column]?.markdown ?? '').join(' | ')} |`;
}

function printAlign(align: string | undefined): string {
  if (align === 'right') return '--:';
  if (align === 'center') return ':-:';
  return align === 'left' ? ':--' : '---';
}
