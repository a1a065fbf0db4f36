// Reports code blocks and directives that are never closed, at their opening lines.
import type { Context } from '#context/context';
import type { Structure } from './collect.ts';
import { reportColons, reportContainers } from './containers.ts';
import { reportFences } from './fences.ts';

/** `source` is the text as written. */
export function reportBlocks(context: Context, structure: Structure, source: string): void {
  const colons = structure.texts.filter(({ node }) => node.value.includes(':::'));
  if (structure.codes.length === 0 && structure.containers.length === 0 && colons.length === 0) return;
  const lines = source.split(/\r\n|\n|\r/);
  reportFences(context, structure, lines);
  const closings = reportContainers(context, structure, lines);
  reportColons(context, { ...structure, texts: colons }, closings);
}
