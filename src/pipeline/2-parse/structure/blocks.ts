// Reports code blocks and blocks of colons that are never closed, each at the line that opens it.
import type { Context } from '#context/context';
import type { Structure } from './collect.ts';
import { reportColons, reportContainers } from './containers.ts';
import { reportFences } from './fences.ts';

/** `source` is the text as its author wrote it. */
export function reportBlocks(context: Context, structure: Structure, source: string): void {
  const colons = structure.texts.filter(({ node }) => node.value.includes(':::'));
  if (structure.codes.length === 0 && structure.containers.length === 0 && colons.length === 0) return;
  const lines = source.split(/\r\n|\n|\r/);
  reportFences(context, structure, lines);
  const closings = reportContainers(context, structure, lines);
  reportColons(context, { ...structure, texts: colons }, closings);
}
