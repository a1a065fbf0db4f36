// Reports table cells that are dropped because their row is longer than the header.
import type { TableCell } from 'mdast';
import type { Context } from '#context/context';
import { placeOf } from '../facts/links.ts';
import type { Structure } from './collect.ts';

export function reportTables({ reporter }: Context, { tables, file }: Structure): void {
  for (const table of tables) {
    const columns = table.children[0]?.children.length ?? 0;
    for (const row of table.children) {
      // An extra empty cell loses nothing.
      const dropped = row.children.slice(columns).find(({ children }) => children.length > 0);
      if (!dropped) continue;
      reporter.report({
        code: 'parse/dropped-cell',
        message: `this row has ${row.children.length} cells, and the table ${columns === 1 ? '1 column' : `${columns} columns`}: the rest is not shown`,
        help: 'A `|` that belongs to the text is written `\\|`, in code as well. Else give the table a heading for each cell.',
        place: contentPlace(dropped, file),
      });
    }
  }
}

/** The place of the content, without bars and whitespace. */
function contentPlace({ children }: TableCell, file: string) {
  const [first] = children;
  const last = children.at(-1);
  return { ...placeOf(first ?? {}, file), end: placeOf(last ?? {}, file).end };
}
