// Maps the languages of VitePress: labels of the navbar and of sidebars where they match, and texts of the theme.
import { type ContentPages, isExternal } from '../content-pages.ts';
import { nameOf, type OldLanguage, type OldLanguages, titleHelp } from '../languages.ts';
import { codeFile, footerFile, type Messages, navbarFile, sidebarsFile } from '../messages.ts';
import { isObject, layered, type OldSettings } from '../old-settings.ts';
import type { SiteReport } from '../site-report.ts';
import { type Entry, type MainNavigation, matchNav, matchSidebars } from './match-navigation.ts';
import { copyrightOf, navItemOf } from './theme-config.ts';

/** `rewrites` may move a folder to the root: the language of the site is in it. */
export function readLanguages(settings: OldSettings, site: SiteReport): OldLanguages {
  const all = settings.inside('locales');
  const given = settings.take('locales');
  const names = isObject(given) ? Object.keys(given) : [];
  const moved = movedFolder(settings.take('rewrites'));
  const languageAt = (name: string): OldLanguage => {
    const own = all.inside(name);
    return { folder: name === 'root' ? '' : name.replace(/^\/|\/$/g, ''), lang: own.text('lang'), settings: own };
  };
  const elsewhere = names.filter((name) => name !== 'root' && isExternal(all.inside(name).text('link') ?? ''));
  for (const name of elsewhere)
    site.otherLocales(
      [...all.path, name],
      `the language "${name}" is a separate site`,
      'Add a link to it to "theme.navbar.items", or move its pages into this site and add it to "i18n.locales".',
    );
  const here = names.filter((name) => !elsewhere.includes(name));
  const first = names.length === 0 || here.includes('root') ? 'root' : (here[0] ?? 'root');
  const main = languageAt(first);
  const lang = main.lang ?? settings.text('lang') ?? (main.folder === '' ? 'en' : main.folder);
  return {
    main: { ...main, lang, folder: main.folder === '' ? (moved ?? '') : main.folder, isAtRoot: main.folder === '' },
    others: here.filter((name) => name !== first).map(languageAt),
  };
}

/** `{ 'en/:rest*': ':rest*' }` has the pages of `en` at the root. */
function movedFolder(rewrites: unknown): string | undefined {
  const [entry, ...others] = Object.entries(isObject(rewrites) ? rewrites : {});
  if (!entry || others.length > 0) return undefined;
  const [, folder, rest] = /^([\w-]+)\/(:[\w-]+\*|:[\w-]+\(\.\*\))$/.exec(entry[0]) ?? [];
  return folder !== undefined && String(entry[1]).replace(/\(\.\*\)$|\*$/, '') === rest?.replace(/\(\.\*\)$|\*$/, '')
    ? folder
    : undefined;
}

/** The settings of the default language, which override those of the site. */
export function settingsOf({ main }: OldLanguages, settings: OldSettings): OldSettings {
  return layered(main.settings, settings);
}

/** Texts of the theme, by where VitePress has them. */
const texts: readonly (readonly [path: readonly [string, ...string[]], id: string])[] = [
  [['outlineTitle'], 'theme.TOCCollapsible.toggleButtonLabel'],
  [['outline', 'label'], 'theme.TOCCollapsible.toggleButtonLabel'],
  [['docFooter', 'prev'], 'theme.docs.paginator.previous'],
  [['docFooter', 'next'], 'theme.docs.paginator.next'],
  [['editLink', 'text'], 'theme.common.editThisPage'],
  [['returnToTopLabel'], 'theme.BackToTopButton.buttonAriaLabel'],
  [['sidebarMenuLabel'], 'theme.docs.sidebar.menuLabel'],
  [['skipToContentLabel'], 'theme.common.skipToMainContent'],
  [['notFound', 'title'], 'theme.NotFound.title'],
];

/** Drafts what a language says in its own words, and reports what of it has no place. */
export function mapLanguage(
  language: OldLanguage,
  main: MainNavigation,
  pages: ContentPages,
  messages: Messages,
  site: SiteReport,
): void {
  const { settings } = language;
  const theme = settings.inside('themeConfig');
  const add = (file: string, key: string, text: string | undefined, before?: string): boolean =>
    text === undefined || text === '' || text === before || messages.add(nameOf(language), file, key, text);
  const title = theme.text('siteTitle') ?? settings.text('title');
  add(navbarFile, 'title', title, main.title);
  if (settings.text('title') !== undefined && title !== main.title) site.dropped(settings.pathOf('title'), titleHelp);
  for (const [[first, ...rest], id] of texts) {
    const [last] = rest;
    const text = last === undefined ? theme.text(first) : theme.inside(first).text(last);
    add(codeFile, id, text);
  }
  add(footerFile, 'copyright', copyrightOf(theme.inside('footer')));
  const nav = theme.list('nav').flatMap(navItemOf) as readonly Entry[];
  const leftInNav = matchNav(main.nav, nav, language, (key, text, before) => add(navbarFile, key, text, before));
  if (leftInNav.length > 0)
    site.byHand(
      theme.pathOf('nav'),
      `The navbar has the same items in all languages: ${listed(leftInNav)} no matching item. Change "theme.navbar.items", and write labels in "i18n/${nameOf(language)}/${navbarFile}".`,
      `the navbar of "${nameOf(language)}"`,
    );
  const leftInSidebars = matchSidebars(main.sidebars, theme.take('sidebar'), { language, pages }, (key, text, before) =>
    add(sidebarsFile, key, text, before),
  );
  if (leftInSidebars.length > 0)
    site.byHand(
      theme.pathOf('sidebar'),
      `Sidebars have the same entries in all languages: ${listed(leftInSidebars)} no matching entry. Change "sidebars.ts", and write labels in "i18n/${nameOf(language)}/${sidebarsFile}".`,
      `the sidebars of "${nameOf(language)}"`,
    );
  theme.skip(...ofAllLanguages);
  settings.skip('label', 'lang', 'dir', 'link', 'themeConfig');
  site.dropRest(theme);
  site.dropRest(settings, {
    description: "The site's description is the one in the default language. Set descriptions of pages in front matter.",
  });
}

/** Written once for all languages, or what nothing here says. */
const ofAllLanguages = [
  'logo',
  'socialLinks',
  'search',
  'algolia',
  'lastUpdated',
  'lastUpdatedText',
  'darkModeSwitchLabel',
  'langMenuLabel',
  'lightModeSwitchTitle',
  'darkModeSwitchTitle',
  'externalLinkIcon',
  'i18nRouting',
  'aside',
] as const;

function listed(labels: readonly string[]): string {
  const shown = labels.slice(0, 3).map((label) => `"${label}"`);
  const all = labels.length > 3 ? `${shown.join(', ')} and ${labels.length - 3} more` : shown.join(', ');
  return `${all} ${labels.length === 1 ? 'has' : 'have'}`;
}
