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
import { placeFinder } from './place-finder.ts';

/** The states that count, in the order of their columns. */
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
  const { settings } = main;
  const href = (path: string): string => printRoute({ locale: 'en', version: null, path }, settings);
  const count = counter(settings.lang);
  const originals = openPages(main, main);
  const rows: OverviewProps['rows'][number][] = [];
  const pages = languages.map((locale): [string, StatusProps] => {
    const own = translations.filter((one) => one.locale === locale.name);
    const site = others.find((one) => one.settings.i18n?.locale.name === locale.name);
    const total = count(own);
    rows.push({ label: locale.label, lang: locale.lang, href: href(pathOf(locale.name)), ...total });
    const folders = byFolder(own, originals).map(([label, list]) => ({ label, ...count(list) }));
    const tasks = listTasks(own, locale, originals, site && openPages(site, main));
    const formatted = tasks.map((task) => ({ ...task, count: count.format(task.items.length) }));
    return [
      pathOf(locale.name),
      { overview: { label: title, href: href(overview) }, folders, total, tasks: formatted, isRecorded },
    ];
  });
  const props: Record<string, OverviewProps | StatusProps> = { [overview]: { rows, isRecorded }, ...Object.fromEntries(pages) };
  return props as unknown as Readonly<Record<string, JsonObject>>;
}

function byFolder(
  own: readonly Translation[],
  { folderOf }: PagesBySource,
): readonly (readonly [string, readonly Translation[]])[] {
  const folders = new Map<string, Translation[]>();
  for (const one of own) {
    if (one.state === 'orphan') continue;
    const folder = folderOf(one.original);
    const list = folders.get(folder);
    if (list) list.push(one);
    else folders.set(folder, [one]);
  }
  return [...folders].sort(([a], [b]) => compareText(a, b));
}

/** Shares are rounded down: nothing is complete before it is. */
function counter(lang: string) {
  const numbers = new Intl.NumberFormat(lang);
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  const count = (translations: readonly Translation[]): CountsProps => {
    const all = translations.filter(({ state }) => state !== 'orphan').length;
    const inState = (state: string): number => translations.filter((one) => one.state === state).length;
    const cells = countedStates.map((state) => {
      const found = inState(state);
      return {
        state,
        count: numbers.format(found),
        share: found === 0 ? '' : percent.format(Math.floor((found / all) * 100) / 100),
      };
    });
    return { cells, current: inState('current'), all };
  };
  return Object.assign(count, { format: numbers.format });
}

function listTasks(
  own: readonly Translation[],
  { folder = '', lang }: LocaleSettings,
  originals: PagesBySource,
  translated: PagesBySource | undefined,
): readonly Omit<TaskProps, 'count'>[] {
  const placeOf = placeFinder(own, originals.folderOf, folder);
  const item = ({ original, path, state }: Translation): ItemProps => {
    const page = originals.at(original);
    const translation = path === undefined || state === 'orphan' ? undefined : translated?.at(original);
    return {
      title: page?.title ?? '',
      original: page?.href ?? null,
      path: path ?? placeOf(original),
      translation: translation?.href ?? null,
      lang,
      edit: translation?.editUrl ?? null,
    };
  };
  return openStates.flatMap((state) => {
    const found = own.filter((one) => one.state === state);
    if (found.length === 0) return [];
    const items = found.map(item);
    const path = items[0]?.path;
    const mark = `npx slodocs translations mark ${path}`;
    const commands = { stale: [`npx slodocs translations diff ${path}`, mark], unrecorded: [mark], missing: [], orphan: [] }[
      state
    ];
    return [{ state, commands, items }];
  });
}
