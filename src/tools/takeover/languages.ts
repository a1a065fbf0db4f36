// Drafts the languages of a site whose translations lie beside one another in a content folder, as in VitePress and Starlight.
import { posix } from 'node:path';
import type { Fallback } from '#model/i18n';
import type { ContentPages } from './content-pages.ts';
import { filled } from './draft.ts';
import type { OldSettings } from './old-settings.ts';
import type { SiteReport } from './site-report.ts';

export interface OldLanguage {
  /** The folder of its pages and the start of its addresses; empty for pages that are in no such folder. */
  readonly folder: string;
  readonly lang: string | undefined;
  /** Its addresses do not begin with the folder. */
  readonly isAtRoot?: boolean;
  /** What the old config says of it. */
  readonly settings: OldSettings;
}

export interface OldLanguages {
  readonly main: OldLanguage;
  readonly others: readonly OldLanguage[];
}

export const titleHelp = 'The navbar shows the title in each language. Page titles end with the title in the default language.';

/** What the new configuration calls a language. */
export function nameOf({ folder, lang, isAtRoot = false }: OldLanguage): string {
  return folder === '' || isAtRoot ? (lang ?? 'en') : folder;
}

/** `content` holds all languages. Drafts nothing for a site of one language. */
export function draftLanguages({ main, others }: OldLanguages, site: SiteReport, fallback?: Fallback): void {
  const { config } = site.draft;
  if (main.folder !== '' && main.isAtRoot !== true)
    site.draft.use('redirects', { rules: [{ from: `/${main.folder}/*`, to: '/*' }] });
  const lang = main.lang ?? nameOf(main);
  if (others.length === 0) {
    if (!/^en\b/.test(lang)) config['lang'] = lang;
    return;
  }
  const all = [main, ...others];
  config['i18n'] = filled({
    defaultLocale: nameOf(main),
    locales: all.map(nameOf),
    fallback,
    localeConfigs: filled(Object.fromEntries(all.map((one) => [nameOf(one), localeConfigOf(one)]))),
  });
}

function localeConfigOf(language: OldLanguage): Record<string, unknown> {
  const { lang, settings } = language;
  const tag = canonical(lang ?? nameOf(language));
  const direction = settings.text('dir');
  return filled({
    label: settings.text('label'),
    htmlLang: tag === canonical(nameOf(language)) ? undefined : tag,
    direction: direction === 'rtl' && !/^(?:ar|he|fa|ur)\b/.test(tag) ? direction : undefined,
  });
}

function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return tag;
  }
}

/** The docs folder of the originals, and where it has its translations. */
export function docsPathsOf({ main, others }: OldLanguages, content: string): { path: string; translations: string | undefined } {
  return {
    path: posix.join(content, main.folder),
    translations: others.length === 0 ? undefined : posix.join(content, '{locale}'),
  };
}

/** Reports pages of a language that the default language lacks: nothing builds them. */
export function reportUnpaired(
  language: OldLanguage,
  content: string,
  originals: ContentPages,
  own: ContentPages,
  site: SiteReport,
): void {
  const known = new Set(originals.files.map(plain));
  const left = own.files.filter((file) => !known.has(plain(file)));
  const [first] = left;
  if (first === undefined) return;
  const count = left.length === 1 ? 'a page' : `${left.length} pages`;
  site.otherLocales(
    language.settings.path,
    `"${nameOf(language)}" has ${count} without an original: "${posix.join(content, language.folder, first)}"${left.length === 1 ? '' : ' and others'}`,
    'A translation has the address of its original and is not built without one. Write the originals, with `unlisted: true` if they are only for this language.',
  );
}

function plain(file: string): string {
  return file.replace(/\.mdx?$/, '');
}

/** An address of a language without what it begins with: `/fr/guide` is `/guide`. Others stay. */
export function withoutLanguage(address: string, { folder, isAtRoot = false }: OldLanguage): string {
  if (folder === '' || isAtRoot) return address;
  const rest = address.startsWith(`/${folder}`) ? address.slice(folder.length + 1) : undefined;
  if (rest === undefined || !/^(?:$|[/?#])/.test(rest)) return address;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
