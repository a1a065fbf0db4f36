// The engine of a site without a server: writes the index as files, of which a browser loads what a query needs.
import { hash } from 'node:crypto';
import type { EmittedFile } from '#model/output';
import type { PluginContext } from '#model/plugin';
import type { SearchEngine, SearchIndex, SearchPage, SearchScope, SearchSection } from '#model/search';
import { type Card, longestText, sectionsPerCard } from '../engine/cards.ts';
import { cardPath, overviewPath, shardPath, wordListPath } from '../engine/index-files.ts';
import { createLocalClient, type LocalConfig } from '../engine/local-client.ts';
import { formatVersion, hashOf, type Overview, wordLists } from '../engine/overview.ts';
import { aboutPage, type IndexedGroup, indexGroup } from './group.ts';
import { mergeShard, mergeSpellings } from './merge.ts';

export function localEngine(): SearchEngine {
  return {
    name: 'local',
    config: (scopes, folder) => ({ scopes: scopes.map(({ id }) => id), folder }) satisfies LocalConfig,
    async index(index, ctx) {
      const files = await Promise.all(index.scopes.map((scope) => filesOf(scope, index, ctx)));
      return files.flat();
    },
    async open(index, ctx) {
      const made = new Map<string, EmittedFile>();
      for (const scope of index.scopes) for (const file of await filesOf(scope, index, ctx)) made.set(file.path, file);
      const texts = new Map<string, Promise<string>>();
      const read = (path: string): Promise<string> => {
        const text = texts.get(path) ?? Promise.resolve(made.get(`${index.folder}/${path}`)?.make()).then(String);
        texts.set(path, text);
        return text;
      };
      const config = { scopes: index.scopes.map(({ id }) => id), folder: index.folder };
      return {
        ...createLocalClient(config, { read }),
        anew(onLoad) {
          const readAndTell = async (path: string): Promise<string> => {
            const text = await read(path);
            onLoad(`${index.folder}/${path}`, text);
            return text;
          };
          return createLocalClient(config, { read: readAndTell });
        },
      };
    },
  };
}

/** Powers of two, so that a page more hardly ever moves the others. */
function sizesOf(pages: number): { readonly groups: number; readonly shards: number } {
  const power = (wanted: number, least: number, most: number): number =>
    2 ** Math.ceil(Math.log2(Math.min(most, Math.max(least, wanted))));
  return { groups: power(pages / 16, 1, 32), shards: power(pages / 2, 8, 1024) };
}

async function filesOf(scope: SearchScope, index: SearchIndex, ctx: PluginContext): Promise<readonly EmittedFile[]> {
  const { lang, folder } = index;
  const sizes = sizesOf(scope.pages.length);
  const pages: SearchPage[][] = Array.from({ length: sizes.groups }, () => []);
  for (const page of scope.pages) pages[hashOf(page.url) % sizes.groups]?.push(page);
  const keys = pages.map((group) =>
    digestOf(lang, sizes.shards, ...group.map((page) => [page.url, page.digest, page.title, page.description, page.keywords])),
  );
  const groups = (await Promise.all(
    pages.map((group, n) => ctx.cached(`group ${keys[n]}`, () => indexGroup(group, { lang, shards: sizes.shards }) as never)),
  )) as readonly IndexedGroup[];
  const sections = groups.reduce((sum, { count }) => sum + count, 0);
  const edition = digestOf(
    formatVersion,
    sizes.shards,
    groups.map(({ layout }) => layout),
  );
  const whole = digestOf(edition, keys);
  const shardAt = (n: number): string =>
    mergeShard(
      groups.map(({ terms }) => terms[n] ?? ''),
      sections,
    );
  const shardNumbers = Array.from({ length: sizes.shards }, (_, n) => n);
  const overview = (): string =>
    JSON.stringify(overviewOf(scope, index, { pages, groups, edition, sections, shards: sizes.shards }));
  const about = digestOf(
    whole,
    scope.label,
    index.synonyms,
    scope.pages.map(({ type, tags, boost }) => [type, tags, boost]),
  );
  const at = (path: string): string => `${folder}/${path}`;
  return [
    { path: at(overviewPath(scope.id)), key: about, make: overview },
    ...shardNumbers.map((n) => ({ path: at(shardPath(scope.id, n)), key: whole, make: () => `${edition}\n${shardAt(n)}` })),
    ...Array.from({ length: wordLists }, (_, n) => ({
      path: at(wordListPath(scope.id, n)),
      key: whole,
      make: () => `${edition}\n${mergeSpellings(groups.map(({ spellings }) => spellings[n] ?? ''))}`,
    })),
    ...pages.flatMap((group, n) => cardFiles(group, groups[n] as IndexedGroup, n, scope.id, edition, at)),
  ];
}

function overviewOf(
  { label }: SearchScope,
  { lang, synonyms }: SearchIndex,
  {
    pages,
    groups,
    edition,
    sections,
    shards,
  }: {
    readonly pages: readonly (readonly SearchPage[])[];
    readonly groups: readonly IndexedGroup[];
    readonly edition: string;
    readonly sections: number;
    readonly shards: number;
  },
): Overview {
  const tags = [...new Set(pages.flat().flatMap((page) => page.tags))].sort();
  const numbers = new Map(tags.map((tag, n) => [tag, n]));
  const average = (field: number): number =>
    Math.round((100 * groups.reduce((sum, { words }) => sum + (words[field] ?? 0), 0)) / Math.max(1, sections)) / 100;
  return {
    format: formatVersion,
    edition,
    label,
    lang,
    shards,
    pages: pages.flat().length,
    sections,
    averages: [average(0), average(1), 1],
    tags,
    synonyms,
    groups: groups.map((group, n) => ({
      sections: group.sections,
      levels: group.levels,
      headingLengths: group.headingLengths,
      textLengths: group.textLengths,
      about: Object.fromEntries(
        (pages[n] ?? []).flatMap((page, number) => {
          const about = aboutPage(page, numbers);
          return about ? [[number, about]] : [];
        }),
      ),
    })),
  };
}

/** The number of a page's sections decides on its files, and stands in the layout of its group. */
function cardFiles(
  group: readonly SearchPage[],
  { sections }: IndexedGroup,
  number: number,
  scope: string,
  edition: string,
  at: (path: string) => string,
): readonly EmittedFile[] {
  const counts = sections.split(',').map((count) => Number.parseInt(count, 36));
  return group.flatMap((page, n) => {
    const { url, title, trail, type, digest } = page;
    const parts = Math.ceil((counts[n] ?? 0) / sectionsPerCard);
    return Array.from({ length: parts }, (_, part) => ({
      path: at(cardPath(scope, number, n, part)),
      key: digestOf(edition, url, title, trail, type, digest),
      make: async () => JSON.stringify(await cardOf(page, part, edition)),
    }));
  });
}

async function cardOf(page: SearchPage, part: number, edition: string): Promise<Card> {
  const { url, title, trail, type } = page;
  const all = await page.sections();
  const first = part * sectionsPerCard;
  const sections = all
    .slice(first, first + sectionsPerCard)
    .map(({ id, heading, text }) => [id, heading, cutText(text)] as const);
  return { edition, url, title, trail, type, first, above: headingsAbove(all, first), sections };
}

function headingsAbove(sections: readonly SearchSection[], at: number): Readonly<Record<number, string>> {
  const found: Record<number, string> = {};
  let level = sections[at]?.level ?? 1;
  for (let n = at - 1; n > 0 && level > 1; n--) {
    const one = sections[n];
    if (!one || one.level >= level) continue;
    found[n] = one.heading;
    level = one.level;
  }
  return found;
}

function cutText(text: string): string {
  if (text.length <= longestText) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestText) || longestText)}…`;
}

function digestOf(...values: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(values)).slice(0, 16);
}
