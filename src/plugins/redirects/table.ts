// Parses a table of redirects with tab-separated columns into rules.
import type { Place } from '#model/place';
import { type Report, type Rule, readStatus, statusHelp } from './rule.ts';

const columns = ['from', 'to', 'status'];

/** A first row `from`, `to` names the columns, in any order. Empty lines, and those that begin with `#`, say nothing. */
export function readTable(text: string, file: string, report: Report): readonly Rule[] {
  let order: readonly string[] = columns;
  let isFirst = true;
  const rules: Rule[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const cells = cellsOf(line, index + 1, file);
    const names = cells.map((cell) => cell.text.toLowerCase());
    if (isFirst && names.includes('from') && names.includes('to')) order = names;
    else rules.push(...readRow(cells, line, order, report));
    isFirst = false;
  }
  return rules;
}

interface Cell {
  readonly text: string;
  readonly place: Place;
}

function cellsOf(line: string, number: number, file: string): readonly Cell[] {
  let start = 0;
  return line.split('\t').map((cell) => {
    const column = start + (cell.length - cell.trimStart().length) + 1;
    const text = cell.trim();
    start += cell.length + 1;
    const point = (at: number) => ({ line: number, column: at });
    return { text, place: { file, start: point(column), end: point(column + text.length) } };
  });
}

function readRow(cells: readonly Cell[], line: string, order: readonly string[], report: Report): readonly Rule[] {
  const cellOf = (name: string): Cell | undefined => cells[order.indexOf(name)];
  const [from, to, status] = [cellOf('from'), cellOf('to'), cellOf('status')];
  const whole = cells.find(({ text }) => text !== '')?.place ?? cells[0]?.place;
  if (!from?.text || !to?.text) {
    const isSpaced = /\S {1,}\S/.test(line);
    report({
      code: 'invalid-rule',
      message: from?.text ? `the row of "${from.text}" names no target` : 'the row names no source',
      help: isSpaced
        ? 'Columns are separated by a tab, not by spaces.'
        : 'A row has two columns, with a tab between them: the old address and the new one.',
      ...(whole ? { place: whole } : {}),
    });
    return [];
  }
  const known = status?.text ? readStatus(status.text) : 301;
  if (known === undefined && status) {
    report({
      code: 'invalid-rule',
      message: `"${status.text}" is no status of a redirect`,
      help: statusHelp,
      place: status.place,
    });
  }
  return known === undefined ? [] : [{ from: from.text, to: to.text, status: known, place: from.place, targetPlace: to.place }];
}
