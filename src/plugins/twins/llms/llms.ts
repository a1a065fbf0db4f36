// Emits `llms.txt`, which lists the twins of a site, and on request `llms-full.txt`, which holds them.

import { type EmittedFile, joinPath, type PluginContext, type Settings, type Site } from 'slodocs/kit';
import { twinAddress } from '../address.ts';
import { addressMatcher } from '../address-matcher.ts';
import { digestOf } from '../digest.ts';
import { escapeAddress, escapeText } from '../markdown/escape.ts';
import { oneLine } from '../one-line.ts';
import type { Twin } from '../twin.ts';
import { readingOrder, type Section } from './reading-order.ts';

export interface LlmsOptions {
  /** The heading of both. The title of the site */
  readonly title?: string;
  /** What the site is about, in a sentence or two. Its tagline */
  readonly description?: string;
  /** Globs of addresses that are left out of both, under the site's base. */
  readonly exclude?: readonly string[];
  /** Globs of addresses that are listed last, as what may be skipped. */
  readonly optional?: readonly string[];
  /** Whether there is a file that holds all twins, which every edit writes anew. `false` */
  readonly full?: boolean;
}

/** Lists only listed pages of the last versions that have content of their own. */
export async function llmsFiles(
  site: Site,
  twins: readonly Twin[],
  options: LlmsOptions,
  { say }: PluginContext,
): Promise<readonly EmittedFile[]> {
  const { settings } = site;
  const [isExcluded, isOptional] = [await addressMatcher(options.exclude ?? []), await addressMatcher(options.optional ?? [])];
  const addressOf = ({ rendered }: Twin): string => joinPath(settings.baseUrl, rendered.page.route.path);
  const listed = twins.filter((twin) => {
    const { page, noIndex } = twin.rendered;
    if (page.kind === 'listing' || page.unlisted || noIndex) return false;
    return (twin.version?.isLast ?? true) && !isExcluded(addressOf(twin));
  });
  if (listed.length === 0) return [];
  const title = options.title ?? settings.title;
  const description = options.description ?? settings.tagline;
  const head = `# ${oneLine(title)}\n${description === '' ? '' : `\n> ${oneLine(description)}\n`}`;
  const sections = readingOrder(site, listed, say);
  const list = `${head}${printList(sections, settings, (twin) => isOptional(addressOf(twin)))}`;
  const file = { path: 'llms.txt', key: digestOf(list), make: () => list };
  if (options.full !== true) return [file];
  const inOrder = sections.flatMap((section) => section.twins);
  const makeFull = async function* (): AsyncGenerator<string | Uint8Array> {
    yield head;
    for (const twin of inOrder) {
      yield '\n';
      yield await twin.print();
    }
  };
  return [file, { path: 'llms-full.txt', key: digestOf(head, ...inOrder.map(({ key }) => key)), make: makeFull }];
}

/** Optional entries go under the heading that the format defines for them. */
function printList(sections: readonly Section[], settings: Settings, isOptional: (twin: Twin) => boolean): string {
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
