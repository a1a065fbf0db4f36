// Collects the texts of a site's code and of the theme that its languages translate in `code.json`.
import type { Context } from '#context/context';
import type { Config } from '#model/config';
import type { AskedLabel } from '#model/label';
import { compareText, type Place } from '#model/place';
import { categoriesOf, printForms } from '#model/strings/plural-forms';
import { english, type StringId } from '#model/strings/strings';
import { textsIn } from '#model/strings/translations';
import { openTextFinder } from '#pipeline/2-parse/parse';
import type { Resolved } from '#pipeline/resolve-languages';
import type { Extraction } from './translations.ts';

const file = 'code.json';

export interface CodeLabels {
  readonly labels: readonly AskedLabel[];
  readonly unfixed: Extraction['unfixed'];
}

/** The texts of components and pages, in the order of their files. A component of a package brings its own translations. */
export async function codeLabels(context: Context, { documents }: Resolved): Promise<CodeLabels> {
  const { files, config } = context;
  const { pages, theme, i18n } = config.settings;
  const folders = [...new Set(['src', ...(pages ? [pages.path] : [])])];
  const globbed = await files.glob(
    folders.map((folder) => `${folder}/**/*.{js,jsx,ts,tsx,md,mdx}`),
    { ignore: ['**/node_modules/**', '**/__tests__/**', '**/*.{test,spec}.{js,jsx,ts,tsx}'] },
  );
  const named = [...Object.values(theme.slots), ...Object.values(theme.components).map((path) => path.split('#')[0] ?? '')];
  const sources = documents.map(({ source }) => source.path).filter((path) => /\.(?:mdx?|[jt]sx?)$/.test(path));
  const paths = [...new Set([...globbed, ...named, ...sources])].sort(compareText);
  const find = await openTextFinder(context);
  const labels = new Map<string, AskedLabel>();
  const unfixed: Extraction['unfixed'][number][] = [];
  for (const path of paths) {
    const found = await find(path, files.text(path));
    const placeOf = (start: Place['start']): Place => ({ file: path, start, end: start });
    if (!found) {
      const message = 'its texts cannot be extracted, because it cannot be parsed';
      unfixed.push({ message, place: placeOf({ line: 1, column: 1 }) });
    }
    for (const { message, start } of found?.unfixed ?? []) unfixed.push({ message, place: placeOf(start) });
    for (const { key, text, description, start } of found?.texts ?? []) {
      const known = labels.get(key);
      if (known && known.text !== text)
        unfixed.push({ message: `the id "${key}" is also used for another text: ${known.text}`, place: placeOf(start) });
      const what = description ?? (key === text ? '' : `Text in ${path}`);
      const shown = i18n?.messages[key] ?? text;
      if (!known) labels.set(key, { file, keys: [key], fresh: [key], text, what, shown });
    }
  }
  return { labels: [...labels.values()], unfixed };
}

/**
 * The theme's texts: those that the site replaces, and all where slodocs does not have them in the language. Others are known, but
 * need no translation.
 */
export async function themeLabels({ settings: main }: Config, { settings: { lang } }: Config): Promise<readonly AskedLabel[]> {
  const isShipped = new Intl.Locale(lang).language === 'en' || Object.keys(await textsIn(lang)).length > 0;
  const shipped = await textsIn(main.lang);
  return Object.keys(english).map((id): AskedLabel => {
    const usual = english[id as StringId];
    const original = printForms(main.strings[id] ?? usual, main.lang);
    const isOwn = original !== printForms(shipped[id] ?? usual, main.lang);
    const forms = typeof usual === 'string' ? '' : `, with its forms for numbers (${categoriesOf(lang).join('|')})`;
    const text = isOwn || !isShipped ? original : undefined;
    return { file, keys: [id], fresh: [id], text, shown: original, what: `Theme text${forms}` };
  });
}
