// Prints all diagnostic codes by stage, each with its summary.
import type { Catalogue } from '#model/diagnostic';
import { compareText } from '#model/place';
import { createPalette } from './palette.ts';

/** Stages in the order in which they run; groups of plugins follow in the order of their names. */
const stages = ['configure', 'discover', 'parse', 'resolve', 'render', 'emit', 'cache', 'verify'];

export function printCatalogue(catalogue: Catalogue, colors: boolean): string {
  const palette = createPalette(colors);
  const groups = groupCodes(catalogue);
  const width = Math.max(0, ...Object.keys(catalogue).map((code) => code.length));
  const sections = [...groups].map(([group, codes]) => {
    const rows = codes.map((code) => {
      const { severity, summary } = catalogue[code] ?? { severity: 'off', summary: '' };
      const paint = severity === 'off' ? palette.quiet : palette.severity[severity];
      return `  ${code.padEnd(width)}  ${paint(severity.padEnd(7))}  ${summary}`;
    });
    return `${palette.strong(group)}\n${rows.join('\n')}\n`;
  });
  return sections.join('\n');
}

function groupCodes(catalogue: Catalogue): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  const rank = (group: string): number => (stages.includes(group) ? stages.indexOf(group) : stages.length);
  const groupOf = (code: string): string => code.split('/', 1)[0] ?? code;
  const byStage = (a: string, b: string): number => rank(groupOf(a)) - rank(groupOf(b)) || compareText(a, b);
  for (const code of Object.keys(catalogue).sort(byStage)) {
    const group = groups.get(groupOf(code)) ?? [];
    groups.set(groupOf(code), [...group, code]);
  }
  return groups;
}
