// Creates the records of a site for Algolia, in the shape of its documentation crawler.

import { hash } from 'node:crypto';
import { cutText, type EmittedFile, type SearchIndex, type SearchPage, type SearchScope, type SearchSection } from 'slodocs/kit';
import { anchorOf, sectionAddress } from '../engine/section-address.ts';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof levels)[number];
type Hierarchy = Record<Level, string | null>;

/** One heading, or the text below it. */
interface DocRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: Level | 'content';
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version: string;
  readonly tags: readonly string[];
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
}

/** Algolia refuses records above 10 kB. */
const longestText = 5000;

/** `siteUrl` is the origin of the site: addresses in records are whole. */
export function recordsFile(index: SearchIndex, siteUrl: string): EmittedFile {
  const key = hash(
    'sha256',
    JSON.stringify([
      siteUrl,
      index.lang,
      index.scopes.map(({ id, label, pages }) => [
        id,
        label,
        pages.map(({ url, digest, title, trail, tags, boost }) => [url, digest, title, trail, tags, boost]),
      ]),
    ]),
  );
  return {
    path: `${index.folder}/records.json`,
    key,
    async *make() {
      let isFirst = true;
      yield '[';
      for (const scope of index.scopes) {
        for (const page of scope.pages) {
          for (const record of recordsOf(page, await page.sections(), { scope, lang: index.lang, siteUrl })) {
            yield `${isFirst ? '' : ','}\n${JSON.stringify(record)}`;
            isFirst = false;
          }
        }
      }
      yield '\n]\n';
    },
  };
}

interface About {
  readonly scope: SearchScope;
  readonly lang: string;
  readonly siteUrl: string;
}

/** The title of the page is `lvl1`, below the category that the page is in. */
function recordsOf(page: SearchPage, sections: readonly SearchSection[], { scope, lang, siteUrl }: About): readonly DocRecord[] {
  const records: DocRecord[] = [];
  const address = `${siteUrl}${page.url}`;
  const hierarchy: Hierarchy = { ...nothing, lvl0: page.trail[0] ?? page.title, lvl1: page.title };
  for (const { id, heading, level, text } of sections) {
    const own = levels[Math.min(level, 6)] ?? 'lvl6';
    if (id !== '') {
      hierarchy[own] = heading;
      for (const below of levels.slice(levels.indexOf(own) + 1)) hierarchy[below] = null;
    }
    const add = (type: DocRecord['type'], content: string | null, levelWeight: number): void => {
      const url = sectionAddress(address, id);
      const anchor = anchorOf(id);
      records.push({
        objectID: hash('sha256', JSON.stringify([url, type, scope.id])).slice(0, 32),
        url,
        url_without_anchor: address,
        anchor: anchor === '' ? null : anchor,
        type,
        hierarchy: { ...hierarchy },
        content,
        language: lang,
        docusaurus_tag: scope.id,
        version: scope.label,
        tags: page.tags,
        weight: { pageRank: page.boost, level: levelWeight, position: records.length },
      });
    };
    add(own, null, 100 - 10 * levels.indexOf(own));
    if (text !== '') add('content', cutText(text, longestText), 0);
  }
  return records;
}

const nothing: Hierarchy = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
