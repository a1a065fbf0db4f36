// Finds the columns of a table whose cells are as short as "yes" or "1,000 ms": on phones they need less room than words.
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** Characters. */
const most = 12;

/** Their numbers from 1, joined by spaces; undefined where there are none, or where cells span several. */
export function narrowColumns(table: Element): string | undefined {
  const rows = elementsIn(table).flatMap((part) => (part.tagName === 'tbody' ? elementsIn(part) : []));
  const cells = rows.map((row) => elementsIn(row));
  if (cells.flat().some(({ properties }) => 'colSpan' in properties || 'rowSpan' in properties)) return undefined;
  const count = Math.max(0, ...cells.map(({ length }) => length));
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const narrow = numbers.filter((number) => cells.every((row) => isShort(row[number - 1])));
  return narrow.length > 0 ? narrow.join(' ') : undefined;
}

/** False for what is known only when it is rendered. */
function isShort(cell: Element | undefined): boolean {
  if (!cell) return true;
  return cell.children.every(({ type }) => type === 'text' || type === 'element') && textOf(cell).length <= most;
}

function elementsIn({ children }: Element): readonly Element[] {
  return children.filter((child) => child.type === 'element');
}
