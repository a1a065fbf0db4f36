// Writes the index of a scope: its overview, the postings of its terms, its words and its cards.
import type { EmittedFile, PluginContext, SearchIndex, SearchPage, SearchScope } from 'slodocs/kit';
import { overviewPath, shardPath, wordListPath } from '../engine/index-files.ts';
import { formatVersion, hashOf, type Overview } from '../engine/overview.ts';
import { cardFiles, digestOf } from './card-files.ts';
import { aboutPage, type GroupInput, type Wording } from './group.ts';
import { type IndexedGroup, indexedGroup } from './indexed-group.ts';
import { mergeShard, mergeSpellings } from './merge-shards.ts';
import { type Sizes, sectionsPerFile, sizesOf } from './sizes.ts';

/** What the overview and all other files are made of. */
interface Indexed {
  readonly sizes: Sizes;
  /** Sections per file of cards. */
  readonly perFile: number;
  readonly pages: readonly (readonly SearchPage[])[];
  readonly groups: readonly IndexedGroup[];
  readonly sections: number;
  readonly edition: string;
}

/** Paths are relative to the folder of the index. */
export async function scopeFiles(scope: SearchScope, index: SearchIndex, ctx: PluginContext): Promise<readonly EmittedFile[]> {
  const { lang } = index;
  const sizes = sizesOf(scope.pages.length);
  const pages = groupsOf(scope.pages, sizes.groups);
  const groups = await Promise.all(
    pages.map((group) => indexedGroup(keyOf(group, lang, sizes), () => inputOf(group, { lang, ...sizes }), ctx)),
  );
  const digestsOf = (text: number): readonly unknown[] => groups.map(({ digests }) => digests[text]);
  const textsOf = (text: number): Promise<readonly string[]> => Promise.all(groups.map((group) => group.text(text)));
  const sections = groups.reduce((sum, { count }) => sum + count, 0);
  const layouts = groups.map(({ layout }) => layout);
  const edition = digestOf(formatVersion, sizes, layouts);
  const perFile = sectionsPerFile(scope.pages.length, sections);
  const indexed: Indexed = { sizes, perFile, pages, groups, sections, edition };
  // Most edits of a text leave it as it is, so its key is that of what it says.
  const overview = JSON.stringify(overviewOf(scope, index, indexed));
  return [
    { path: overviewPath(scope.id), key: digestOf(overview), make: () => overview },
    // An edit leaves most of the shards as they are.
    ...numbersBelow(sizes.shards).map((n) => ({
      path: shardPath(scope.id, n),
      key: digestOf(edition, digestsOf(n)),
      make: async () => `${edition}\n${mergeShard(await textsOf(n), sections)}`,
    })),
    ...numbersBelow(sizes.lists).map((n) => ({
      path: wordListPath(scope.id, n),
      key: digestOf(formatVersion, digestsOf(sizes.shards + n)),
      make: async () => mergeSpellings(await textsOf(sizes.shards + n)),
    })),
    ...groups.flatMap((indexedGroup, group) => {
      return cardFiles(pages[group] ?? [], indexedGroup, {
        scope: scope.id,
        group,
        edition: editionOf(indexedGroup, perFile),
        perFile,
      });
    }),
  ];
}

/** Files of the same name in another build may have other sections. */
function editionOf({ layout }: IndexedGroup, perFile: number): string {
  return digestOf(formatVersion, perFile, layout);
}

async function inputOf(group: readonly SearchPage[], wording: Wording): Promise<GroupInput> {
  const sections = await Promise.all(group.map((page) => page.sections()));
  const pages = group.map(({ url, description, keywords }, n) => ({ url, description, keywords, sections: sections[n] ?? [] }));
  return { pages, wording };
}

/** By address, so that an edit leaves all pages in their groups. */
function groupsOf(pages: readonly SearchPage[], count: number): readonly (readonly SearchPage[])[] {
  const groups = numbersBelow(count).map((): SearchPage[] => []);
  for (const page of pages) groups[hashOf(page.url) % count]?.push(page);
  return groups;
}

function keyOf(pages: readonly SearchPage[], lang: string, sizes: Sizes): string {
  const parts = pages.map(({ url, digest, title, description, keywords }) => [url, digest, title, description, keywords]);
  return digestOf(formatVersion, lang, sizes, parts);
}

function numbersBelow(count: number): readonly number[] {
  return Array.from({ length: count }, (_, n) => n);
}

function overviewOf(
  { label }: SearchScope,
  { lang, synonyms }: SearchIndex,
  { sizes, perFile, pages, groups, sections, edition }: Indexed,
): Overview {
  const tags = [...new Set(pages.flat().flatMap((page) => page.tags))].sort();
  const numbers = new Map(tags.map((tag, n) => [tag, n]));
  const topOf = ({ trail }: SearchPage): string => trail[0] ?? '';
  const tops = [...new Set(pages.flat().map(topOf))].sort();
  const topNumbers = new Map(tops.map((top, n) => [top, n.toString(36)]));
  const average = (field: number): number =>
    Number((groups.reduce((sum, { words }) => sum + (words[field] ?? 0), 0) / Math.max(1, sections)).toPrecision(2));
  return {
    format: formatVersion,
    edition,
    label,
    lang,
    shards: sizes.shards,
    sectionsPerFile: perFile,
    lists: sizes.lists,
    pages: pages.flat().length,
    sections,
    averages: [average(0), average(1), 1],
    tags,
    tops,
    synonyms,
    groups: groups.map((group, n) => ({
      edition: editionOf(group, perFile),
      sections: group.sections,
      tops: (pages[n] ?? []).map((page) => topNumbers.get(topOf(page))).join(','),
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
