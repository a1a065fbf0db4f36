// Defines what is saved of a result, in the form in which DocSearch saves it, so that readers keep what they saved there.
import type { Marked, SearchHit } from '#model/search';

export interface SavedEntry {
  readonly url: string;
  readonly title: string;
  readonly trail: readonly string[];
  readonly type: SearchHit['type'];
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A result within a text saves its page. */
export function entryOf({ url, page, headings, kind, group, type }: SearchHit): SavedEntry {
  const titles = (kind === 'text' ? [page] : [page, ...headings]).map(textOf);
  return {
    url: kind === 'text' ? url.replace(/#.*/s, '') : url,
    title: titles.at(-1) ?? '',
    trail: [...(group === '' ? [] : [group]), ...titles.slice(0, -1)],
    type,
  };
}

export function printEntry({ url, title, trail, type }: SavedEntry): unknown {
  const titles = [...trail, title].slice(-levels.length);
  const hierarchy = Object.fromEntries(levels.map((level, n) => [level, titles[n] ?? null]));
  return { objectID: url, url, type: levels[titles.length - 1], hierarchy, content: null, pageType: type };
}

/** Undefined for what is no entry: readers and other scripts can write anything there. */
export function readEntry(value: unknown): SavedEntry | undefined {
  const { url, hierarchy, pageType } = (value ?? {}) as { url?: unknown; hierarchy?: unknown; pageType?: unknown };
  if (typeof url !== 'string' || !isWebAddress(url) || typeof hierarchy !== 'object' || hierarchy === null) return undefined;
  const titles = levels
    .map((level) => (hierarchy as Record<string, unknown>)[level])
    .filter((title): title is string => typeof title === 'string' && title !== '');
  const type = (['doc', 'post', 'page', 'list'] as const).find((one) => one === pageType) ?? 'doc';
  const title = titles.at(-1);
  return title === undefined ? undefined : { url, title, trail: titles.slice(0, -1), type };
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url, location.href) && /^https?:$/.test(new URL(url, location.href).protocol);
}

function textOf(marked: Marked): string {
  return marked.map(({ text }) => text).join('');
}
