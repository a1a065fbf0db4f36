// Reads the addresses that sitemaps name, and the entries of feeds.
import { Parser } from 'htmlparser2';
import type { FeedEntry } from './built-site.ts';

/** The addresses, and those of further sitemaps. */
export function readSitemap(xml: string): { readonly addresses: readonly string[]; readonly sitemaps: readonly string[] } {
  const found = { url: [] as string[], sitemap: [] as string[] };
  readElements(xml, ['url', 'sitemap'], (name, { loc }) => {
    if (loc !== undefined) found[name as 'url' | 'sitemap'].push(loc);
  });
  return { addresses: found.url, sitemaps: found.sitemap };
}

/** The entries of a feed in RSS, Atom or JSON, in order. */
export function readEntries(text: string): readonly FeedEntry[] {
  if (text.trimStart().startsWith('{')) return entriesIn(text);
  const entries: FeedEntry[] = [];
  readElements(text, ['item', 'entry'], (_, { guid, id, title = '', link = '', pubDate, published, updated }) => {
    entries.push({ id: guid ?? id ?? link, title, link, date: timeOf(pubDate ?? published ?? updated) });
  });
  return entries;
}

function entriesIn(json: string): readonly FeedEntry[] {
  let items: unknown;
  try {
    ({ items } = JSON.parse(json) as { items?: unknown });
  } catch {
    return [];
  }
  if (!Array.isArray(items)) return [];
  return items.map((item) => {
    const { id = '', title = '', url = '', date_published: published, date_modified: modified } = Object(item);
    return { id: String(id), title: String(title), link: String(url), date: timeOf(published ?? modified) };
  });
}

/** Undefined for what is no date. */
function timeOf(text: unknown): number | undefined {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** The texts of the children of elements of these names, by the names of the children; of a link its address. */
function readElements(
  xml: string,
  names: readonly string[],
  found: (name: string, children: Readonly<Record<string, string>>) => void,
): void {
  const open: string[] = [];
  let children: Record<string, string> = {};
  const parser = new Parser(
    {
      onopentag(name, { href, rel = 'alternate' }) {
        open.push(name);
        if (names.includes(name)) children = {};
        if (name === 'link' && href !== undefined && rel === 'alternate') children['link'] ??= href;
      },
      ontext(text) {
        const name = open.at(-1);
        if (name !== undefined && names.includes(open.at(-2) ?? '')) children[name] = (children[name] ?? '') + text;
      },
      onclosetag(name) {
        open.pop();
        if (!names.includes(name)) return;
        found(name, Object.fromEntries(Object.entries(children).map(([key, text]) => [key, text.trim()])));
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
}
