// Counts translations by language and folder, and lists what is left to do.
import {
  compareText,
  type JsonObject,
  type LocaleSettings,
  printRoute,
  type Site,
  type SiteInLanguages,
  type Translation,
} from 'slodocs/kit';
import type { CountsProps, ItemProps, OverviewProps, StatusProps, TaskProps } from './browser/props.ts';
import { openPages, type PagesBySource } from './pages-by-source.ts';

/** The states that are counted, in the order of their columns. */
const countedStates = ['current', 'stale', 'unrecorded', 'missing'] as const;

/** What is left to do, in the order in which translators do it. */
const openStates = ['stale', 'unrecorded', 'missing', 'orphan'] as const;

interface Printing {
  /** The path and title of the page of all languages. */
  readonly overview: string;
  readonly title: string;
  readonly pathOf: (locale: string) => string;
  readonly languages: readonly LocaleSettings[];
  readonly isRecorded: boolean;
}

/** By the paths of the pages. */
export function statusProps({ sites, translations }: SiteInLanguages, printing: Printing): Readonly<Record<string, JsonObject>> {
  const { overview, title, pathOf, languages, isRecorded } = printing;
  const [main, ...others] = sites as readonly [Site, ...Site[]];
  const href = (path: string): string => printRoute({ locale: 'en', version: null, path }, main.settings);
  const { count, print } = countersIn(main.settings.lang);
  const originals = openPages(main, main);
  const rows: OverviewProps['rows'][number][] = [];
  const props: Record<string, OverviewProps | StatusProps> = { [overview]: { rows, isRecorded } };
  for (const locale of languages) {
    const isAsked = ({ state, original }: Translation): boolean => state !== 'missing' || originals.at(original)?.isLeft !== true;
    const own = translations.filter((one) => one.locale === locale.name && isAsked(one));
    const site = others.find(({ settings }) => settings.i18n?.locale.name === locale.name);
    const itemOf = itemPrinter(own, locale, originals, site && openPages(site, main));
    const tasks = openStates.flatMap((state): readonly TaskProps[] => {
      const found = own.filter((one) => one.state === state);
      // Without a record all are, and one command for all of them is told.
      if (found.length === 0 || (state === 'unrecorded' && !isRecorded)) return [];
      return [{ state, count: print(found.length), commands: commandsFor(found[0] as Translation), items: found.map(itemOf) }];
    });
    const folders = byFolder(own, originals).map(([label, list]) => ({ label, ...count(list) }));
    const total = count(own);
    rows.push({ label: locale.label, lang: locale.lang, href: href(pathOf(locale.name)), ...total });
    props[pathOf(locale.name)] = { overview: { label: title, href: href(overview) }, folders, total, tasks, isRecorded };
  }
  return props as unknown as Readonly<Record<string, JsonObject>>;
}

function byFolder(own: readonly Translation[], { folderOf }: PagesBySource): readonly [string, readonly Translation[]][] {
  const folders = new Map<string, Translation[]>();
  for (const one of own) {
    if (one.state === 'orphan') continue;
    const folder = folderOf(one.original);
    folders.set(folder, folders.get(folder) ?? []);
    folders.get(folder)?.push(one);
  }
  return [...folders].sort(([a], [b]) => compareText(a, b));
}

/** Shares are rounded down: nothing is complete before it is. */
function countersIn(lang: string) {
  const { format: print } = new Intl.NumberFormat(lang);
  const { format: printShare } = new Intl.NumberFormat(lang, { style: 'percent' });
  const count = (translations: readonly Translation[]): CountsProps => {
    const inState = (state: string): number => translations.filter((one) => one.state === state).length;
    const all = translations.length - inState('orphan');
    const shareOf = (found: number): string => (found === 0 ? '' : printShare(Math.floor((found / all) * 100) / 100));
    const cells = countedStates.map((state) => ({ state, count: print(inState(state)), share: shareOf(inState(state)) }));
    return { cells, current: inState('current'), all };
  };
  return { count, print: (number: number) => print(number) };
}

function itemPrinter(
  own: readonly Translation[],
  { folder = '', lang }: LocaleSettings,
  originals: PagesBySource,
  translated: PagesBySource | undefined,
): (translation: Translation) => ItemProps {
  const placeOf = placeFinder(own, originals.folderOf, folder);
  return ({ original, path }) => {
    const page = originals.at(original);
    const translation = path === undefined ? undefined : translated?.at(original);
    return {
      title: page?.title ?? '',
      original: page?.href ?? null,
      path: path ?? placeOf(original),
      translation: translation?.href ?? null,
      lang,
      edit: translation?.editUrl ?? null,
    };
  };
}

function commandsFor({ state, path }: Translation): readonly string[] {
  const mark = `npx slodocs translations mark ${path}`;
  if (state === 'stale') return [`npx slodocs translations diff ${path}`, mark];
  return state === 'unrecorded' ? [mark] : [];
}

/** `folder` is that of the language, where any translation may be at the path of its original. */
function placeFinder(
  translations: readonly Translation[],
  folderOf: (original: string) => string,
  folder: string,
): (original: string) => string {
  const moves = new Map<string, readonly [from: string, to: string]>();
  for (const { original, path, state } of translations)
    if (path !== undefined && state !== 'orphan') moves.set(topOf(folderOf(original)), moveBetween(original, path));
  return (original) => {
    const [from, to] = moves.get(topOf(folderOf(original))) ?? ['', `${folder}/`];
    return original.startsWith(from) ? to + original.slice(from.length) : `${folder}/${original}`;
  };
}

/** Folders of one docs folder have their translations in one place. */
function topOf(folder: string): string {
  return folder.split('/')[0] ?? '';
}

/** What stands before the end that both paths have in common. */
function moveBetween(original: string, path: string): readonly [string, string] {
  const [from, to] = [original.split('/'), path.split('/')];
  let same = 0;
  while (same < Math.min(from.length, to.length) && from.at(-1 - same) === to.at(-1 - same)) same++;
  const before = (parts: readonly string[]): string =>
    parts
      .slice(0, parts.length - same)
      .map((part) => `${part}/`)
      .join('');
  return [before(from), before(to)];
}
