// Prints the states of translations: for people, for programs, or as a table for a pull request.
import type { Translation, TranslationState } from '#index';
import { plural } from './counts.ts';
import type { Palette } from './palette.ts';
import { visible } from './visible.ts';

type Format = 'pretty' | 'json' | 'markdown';

export function printStatus(
  translations: readonly Translation[],
  locales: readonly string[],
  format: Format,
  palette: Palette,
): string {
  if (format === 'json') return `${JSON.stringify({ format: 1, locales, translations }, null, 2)}\n`;
  const summaries = locales.map((locale) => summarize(locale, translations));
  return format === 'markdown' ? printTable(summaries) : printLists(summaries, palette);
}

interface Summary {
  readonly locale: string;
  /** Pages that need a translation. */
  readonly pages: number;
  readonly translated: number;
  readonly count: Readonly<Record<TranslationState, number>>;
  /** Those that need work. */
  readonly open: readonly Translation[];
}

function summarize(locale: string, translations: readonly Translation[]): Summary {
  const own = translations.filter((one) => one.locale === locale);
  const inState = (state: TranslationState): readonly Translation[] => own.filter((one) => one.state === state);
  const count = Object.fromEntries(states.map((state) => [state, inState(state).length])) as Summary['count'];
  const pages = own.filter(({ state, isPartial }) => state !== 'orphan' && !isPartial);
  const translated = pages.filter(({ state }) => state !== 'missing').length;
  return { locale, pages: pages.length, translated, count, open: inOrder.flatMap(inState) };
}

const states = ['current', 'stale', 'unrecorded', 'missing', 'orphan'] as const;

/** What needs work first. */
const inOrder = ['stale', 'unrecorded', 'orphan', 'missing'] as const;

function printLists(summaries: readonly Summary[], palette: Palette): string {
  const paint = {
    stale: palette.severity.warning,
    unrecorded: palette.severity.info,
    orphan: palette.severity.info,
    missing: palette.quiet,
  };
  return summaries
    .map(({ locale, pages, translated, count, open }) => {
      const notes = inOrder.flatMap((state) => (count[state] > 0 ? [`${count[state]} ${state}`] : []));
      const head = `${palette.strong(locale)}  ${translated} of ${plural(pages, 'page')} translated${notes.map((note) => `, ${note}`).join('')}`;
      const lines = open.map((one) => {
        const state = one.state as (typeof inOrder)[number];
        const digests =
          state === 'unrecorded'
            ? ` (the original is ${one.digest})`
            : state === 'stale'
              ? ` (${one.recorded} -> ${one.digest})`
              : '';
        return `  ${paint[state](state.padEnd(10))}  ${visible(one.path ?? one.original)}${digests}`;
      });
      return `${[head, ...lines].join('\n')}\n`;
    })
    .join('\n');
}

function printTable(summaries: readonly Summary[]): string {
  const rows = summaries.map(
    ({ locale, pages, translated, count }) =>
      `| ${locale} | ${translated} of ${pages} | ${count.stale} | ${count.unrecorded} | ${count.missing} | ${count.orphan} |`,
  );
  const lists = summaries.flatMap(({ locale, open }) => {
    const stale = open.filter(({ state }) => state === 'stale');
    if (stale.length === 0) return [];
    return [
      '',
      `Stale in ${locale}:`,
      '',
      ...stale.map(({ path = '', original }) => `- \`${visible(path)}\`, of \`${visible(original)}\``),
    ];
  });
  const head = ['| language | translated | stale | unrecorded | missing | orphans |', '|---|---|---|---|---|---|'];
  return `${[...head, ...rows, ...lists].join('\n')}\n`;
}
