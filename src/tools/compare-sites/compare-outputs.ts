// Compares the pages of two outputs as readers see them: which have changed, and what has changed on most of them.
import { compareText } from '#model/place';
import type { DescribedPage, SiteDescription } from '#model/site-description';
import { type BlockChange, diffBlocks, diffWords } from './diff-blocks.ts';
import { type OutputFiles, openOutput } from './output-files.ts';
import { type PageText, readPageText } from './page-text.ts';
import type { PairedPages } from './pair-pages.ts';
import { type Around, createTally } from './tally.ts';

export interface OutputDifference extends Around {
  /** By path, without those on which only what most pages share has changed. */
  readonly pages: readonly ChangedPage[];
  /** Changes of content that are the same on most pages, each with the number of pages. */
  readonly shared: readonly (BlockChange & { readonly pages: number })[];
  /** Pages of a description whose HTML is not in its output. */
  readonly unread: readonly { readonly path: string; readonly side: Side }[];
  /** How many pages are in both outputs. */
  readonly compared: number;
}

export type Side = 'before' | 'after';

export interface ChangedPage {
  readonly path: string;
  /** Its path before it moved. */
  readonly from: string | undefined;
  readonly title: string;
  readonly changes: readonly BlockChange[];
}

export interface Output {
  /** Absolute. */
  readonly folder: string;
  readonly description: SiteDescription;
}

/** On fewer pages, a change is told of each. */
const leastShared = 5;

export function compareOutputs(before: Output, after: Output, { pairs, newAddress }: PairedPages): OutputDifference {
  const [left, right] = [before, after].map(({ folder, description }) => openOutput(folder, description.baseUrl)) as [
    OutputFiles,
    OutputFiles,
  ];
  const tally = createTally();
  const unread: { path: string; side: Side }[] = [];
  const found = pairs.map(({ old, now }): ChangedPage => {
    const page = { path: now.path, from: old.path === now.path ? undefined : old.path, title: now.title };
    const [was, is] = [left.page(old.path), right.page(now.path)];
    if (was === undefined) unread.push({ path: old.path, side: 'before' });
    if (is === undefined) unread.push({ path: now.path, side: 'after' });
    if (was === undefined || is === undefined) return { ...page, changes: changesOfDescriptions(old, now) };
    if (was === is && sourcesIn(is).every((src) => left.digest(src) === right.digest(src))) return { ...page, changes: [] };
    const texts: [PageText, PageText] = [
      readPageText(was, reading(before.description, left, newAddress)),
      readPageText(
        is,
        reading(after.description, right, (address) => address),
      ),
    ];
    tally.add(...texts);
    return { ...page, changes: changesOf(...texts) };
  });
  const counts = new Map<string, number>();
  for (const { changes } of found) {
    for (const sign of new Set(changes.map(signOf))) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const isShared = (change: BlockChange): boolean =>
    (counts.get(signOf(change)) ?? 0) > Math.max(leastShared - 1, pairs.length / 2);
  const shared = new Map<string, BlockChange & { pages: number }>();
  const pages = found.flatMap((page) => {
    for (const change of page.changes.filter(isShared)) {
      const sign = signOf(change);
      shared.set(sign, shared.get(sign) ?? { ...change, heading: '', pages: counts.get(sign) ?? 0 });
    }
    const changes = page.changes.filter((change) => !isShared(change));
    return changes.length === 0 ? [] : [{ ...page, changes }];
  });
  return {
    pages: pages.sort((a, b) => compareText(a.path, b.path)),
    shared: [...shared.values()],
    ...tally.list(),
    unread: unread.sort((a, b) => compareText(a.path, b.path) || compareText(a.side, b.side)),
    compared: pairs.length,
  };
}

/** Equal on all pages that it happens to. */
function signOf({ kind, parts, links, properties, isRedrawn }: BlockChange): string {
  return JSON.stringify([kind, parts, links, properties, isRedrawn]);
}

function reading({ title, baseUrl }: SiteDescription, files: OutputFiles, newAddress: (address: string) => string) {
  const plain = (address: string): string => address.replace(/^(\/[^?#]*?)\/(?=[?#]|$)/, '$1') || '/';
  return {
    siteTitle: title,
    addressOf: (href: string) => {
      const inSite = href.startsWith(baseUrl) && !href.startsWith('//') ? `/${href.slice(baseUrl.length)}` : href;
      return plain(newAddress(plain(inSite)));
    },
    digestOf: files.digest,
  };
}

/** Files that a page shows, in a page whose HTML is the same. */
function sourcesIn(html: string): readonly string[] {
  return Array.from(html.matchAll(/\ssrc(?:set)?="([^"\s]*)/g), ([, src = '']) => src.replaceAll('&amp;', '&'));
}

function changesOf(before: PageText, after: PageText): readonly BlockChange[] {
  const changes = [
    ...field('title', before.title, after.title),
    ...field('description', before.description, after.description),
    ...field('indexing', before.robots, after.robots),
    ...diffBlocks(before.blocks, after.blocks),
  ];
  return changes.length > 0 || before.markup === after.markup ? changes : [notShown('markup')];
}

/** Without HTML, a description tells that something has changed, and not what. */
function changesOfDescriptions(old: DescribedPage, now: DescribedPage): readonly BlockChange[] {
  const isSame = old.content === now.content && old.description === now.description;
  return [...field('title', old.title, now.title), ...(isSame ? [] : [notShown('unread')])];
}

function field(kind: BlockChange['kind'], before: string, after: string): readonly BlockChange[] {
  return before === after ? [] : [{ ...notShown(kind), parts: diffWords(before, after) }];
}

function notShown(kind: BlockChange['kind']): BlockChange {
  const none = { removed: [], added: [] };
  return { kind, heading: '', parts: [], links: none, properties: none, isRedrawn: false };
}
