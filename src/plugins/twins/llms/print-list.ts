// Prints sections of twins as the lists of `llms.txt`.
import type { Settings } from '#model/settings';
import { twinAddress } from '../address.ts';
import { escapeAddress, escapeText } from '../markdown/escape.ts';
import { oneLine } from '../one-line.ts';
import type { Twin } from '../twin.ts';
import type { Section } from './reading-order.ts';

/** Optional entries go under the heading that the format defines for them. */
export function printList(sections: readonly Section[], settings: Settings, isOptional: (twin: Twin) => boolean): string {
  const needed = sections.map(({ label, twins }) => ({ label, twins: twins.filter((twin) => !isOptional(twin)) }));
  const optional = { label: 'Optional', twins: sections.flatMap(({ twins }) => twins.filter(isOptional)) };
  return [...needed, optional]
    .filter(({ twins }) => twins.length > 0)
    .map(({ label, twins }) => `\n## ${oneLine(label)}\n\n${twins.map((twin) => printEntry(twin, settings)).join('')}`)
    .join('');
}

function printEntry({ rendered: { page } }: Twin, settings: Settings): string {
  const { title, description, route } = page;
  const words = escapeText(oneLine(title), { inLink: true, beforeLink: false, first: false });
  const said = escapeText(oneLine(description), { inLink: false, beforeLink: false, first: false });
  return `- [${words}](${escapeAddress(`${settings.url}${twinAddress(route.path, settings)}`)})${said === '' ? '' : `: ${said}`}\n`;
}
