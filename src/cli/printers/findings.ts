// Prints what `slodocs doctor` has found: one line each, with the remedy below.
import type { DoctorResult, Finding } from '#index';
import { plural } from './counts.ts';
import { createPalette } from './palette.ts';
import { visible } from './visible.ts';

export function printFindings({ ok, findings }: DoctorResult, { colors }: { readonly colors: boolean }): string {
  const palette = createPalette(colors);
  const paint = ({ state, blocks }: Finding): string => {
    const word = state.padEnd(7);
    if (state === 'ok') return palette.added(word);
    return blocks ? palette.severity.error(word) : palette.severity.warning(word);
  };
  const width = Math.max(...findings.map(({ topic }) => topic.length));
  const lines = findings.map((finding) => {
    const { topic, message, remedy } = finding;
    const line = `${paint(finding)}  ${palette.strong(topic.padEnd(width))}  ${visible(message)}\n`;
    return remedy === undefined ? line : `${line}${' '.repeat(width + 11)}${visible(remedy)}\n`;
  });
  const blocking = findings.filter(({ blocks }) => blocks).length;
  const end = ok ? 'a site can be built here' : `a site cannot be built here: ${plural(blocking, 'problem')}`;
  return `${lines.join('')}\n${end}\n`;
}
