// Prints what was measured as Markdown tables.
import { median } from '../measure.mjs';

/** A table has columns of a heading, the figure that it shows, and what prints all runs of that figure. */
const tables = [
  [
    ['cold build', 'cold', build],
    ['unchanged', 'unchanged', build],
    ['after an edit', 'edit', build],
    ['memory, cold', 'cold', memory],
  ],
  [
    ['first start', 'first start', seconds],
    ['later start', 'later start', seconds],
    ['edit', 'shown edit', seconds],
  ],
  [
    ['HTML', 'weight', kilobytes('document')],
    ['JavaScript', 'weight', kilobytes('script')],
    ['CSS', 'weight', kilobytes('stylesheet')],
    ['fonts', 'weight', kilobytes('font')],
    ['other', 'weight', kilobytes('other')],
    ['total', 'weight', kilobytes('document', 'script', 'stylesheet', 'font', 'other')],
    ['fetched ahead', 'weight', kilobytes('ahead')],
  ],
  [
    ['several languages, cold build', 'languages', build],
    ['memory', 'languages', memory],
  ],
];

/** Prints the figures that some generator has. `measured` has lists of figures by generator, then by name. */
export function printTables(measured) {
  const isMeasured = ([, name]) => [...measured.values()].some((figures) => figures[name]);
  return tables
    .map((columns) => columns.filter(isMeasured))
    .filter((columns) => columns.length > 0)
    .map((columns) => [
      ['generator', ...columns.map(([heading]) => heading)],
      ['---', ...columns.map(() => '---:')],
      ...[...measured].map(([generator, figures]) => [
        generator,
        ...columns.map(([, name, print]) => (figures[name] ? print(figures[name]) : 'failed')),
      ]),
    ])
    .map((rows) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'))
    .join('\n\n');
}

const middle = (runs, key) => median(runs.map((run) => run[key]));

/** With the time of all processors in parentheses. */
function build(runs) {
  return `${printSeconds(middle(runs, 'seconds'))} (${printSeconds(middle(runs, 'cpu'))})`;
}

function seconds(runs) {
  return printSeconds(middle(runs, 'seconds'));
}

function memory(runs) {
  return `${Math.round(middle(runs, 'peak') / 2 ** 20)} MB`;
}

function kilobytes(...kinds) {
  return (runs) => `${median(runs.map((run) => kinds.reduce((sum, kind) => sum + run[kind], 0) / 1000)).toFixed(1)} kB`;
}

/** Three digits are more than two runs agree in. */
function printSeconds(value) {
  return `${value < 1 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : Math.round(value)} s`;
}
