// Maps the languages of Starlight: titles and labels of the sidebar by language, and texts of the theme.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { parseYaml } from '#files/yaml/yaml';
import { compareText, wholeFile } from '#model/place';
import { nameOf, type OldLanguage, type OldLanguages, titleHelp } from '../languages.ts';
import { codeFile, type Messages, navbarFile, sidebarsFile } from '../messages.ts';
import { isObject, lookUp, type OldSettings } from '../old-settings.ts';
import type { SiteReport } from '../site-report.ts';
import type { SidebarWriter } from './sidebar.ts';

/** A site without `locales` has one language, in no folder. */
export function readLanguages(options: OldSettings): OldLanguages {
  const locales = options.take('locales');
  const all = options.inside('locales');
  const given = options.text('defaultLocale');
  const names = isObject(locales) ? Object.keys(locales) : [];
  const first = names.includes('root') ? 'root' : (given ?? names[0] ?? 'root');
  const languageAt = (name: string): OldLanguage => {
    const settings = all.inside(name);
    return { folder: name === 'root' ? '' : name, lang: settings.text('lang') ?? (name === 'root' ? 'en' : name), settings };
  };
  return { main: languageAt(first), others: names.filter((name) => name !== first).map(languageAt) };
}

/** The language of a tag, or of the name of its folder. */
function languageOf(tag: string, { main, others }: OldLanguages): OldLanguage | undefined {
  const wanted = tag.toLowerCase();
  return [main, ...others].find((one) => one.lang?.toLowerCase() === wanted || one.folder.toLowerCase() === wanted);
}

/** One title, or one for each language: the navbar shows each, the tabs of browsers that of the default language. */
export function mapTitle(
  options: OldSettings,
  languages: OldLanguages,
  messages: Messages,
  site: SiteReport,
): string | undefined {
  const title = options.take('title');
  if (typeof title === 'string') return title;
  const given = Object.entries(isObject(title) ? title : {}).flatMap(([tag, text]) =>
    typeof text === 'string' ? [[languageOf(tag, languages), text] as const] : [],
  );
  const own = given.find(([language]) => language === languages.main)?.[1] ?? given[0]?.[1];
  const others = given.filter(([language, text]) => language && language !== languages.main && text !== own);
  for (const [language, text] of others) messages.add(nameOf(language as OldLanguage), navbarFile, 'title', text);
  if (others.length > 0) site.dropped(options.pathOf('title'), titleHelp);
  return own;
}

/** The translated labels of the sidebar. */
export function labelTranslator(languages: OldLanguages, messages: Messages): SidebarWriter['translate'] {
  const known = new Map<string, string>();
  return (kind, label, translations) => {
    if (!isObject(translations)) return undefined;
    const found = Object.entries(translations).flatMap(([tag, text]) => {
      const language = languageOf(tag, languages);
      return language && language !== languages.main && typeof text === 'string' ? [[nameOf(language), text] as const] : [];
    });
    const said = JSON.stringify(found);
    let key = label;
    // Entries with the same label may be translated in different ways.
    for (let n = 2; (known.get(`${kind}.${key}`) ?? said) !== said; n++) key = `${label} ${n}`;
    known.set(`${kind}.${key}`, said);
    for (const [name, text] of found) messages.add(name, sidebarsFile, `sidebar.docs.${kind}.${key}`, text);
    return key === label ? undefined : key;
  };
}

/** What texts of Starlight are called here, where they say the same. */
const texts: Readonly<Record<string, readonly string[]>> = {
  '404.text': ['theme.NotFound.p1'],
  'aside.caution': ['theme.admonition.caution'],
  'aside.danger': ['theme.admonition.danger'],
  'aside.note': ['theme.admonition.note'],
  'aside.tip': ['theme.admonition.tip'],
  'expressiveCode.copyButtonCopied': ['theme.CodeBlock.copied'],
  'expressiveCode.copyButtonTooltip': ['theme.CodeBlock.copyButtonAriaLabel'],
  'expressiveCode.terminalWindowFallbackTitle': ['theme.CodeBlock.terminal'],
  'heading.anchorLabel': ['theme.common.headingLinkTitle'],
  'i18n.untranslatedContent': ['theme.translation.missing.message'],
  'menuButton.accessibleLabel': ['theme.docs.sidebar.menuLabel'],
  'page.draft': ['theme.contentVisibility.draftBanner.message'],
  'page.editLink': ['theme.common.editThisPage'],
  'page.nextLink': ['theme.docs.paginator.next'],
  'page.previousLink': ['theme.docs.paginator.previous'],
  'pagefind.clear_search': ['theme.SearchModal.searchBox.resetButtonTitle'],
  'search.cancelLabel': ['theme.SearchModal.searchBox.cancelButtonText'],
  'search.ctrlKey': ['theme.SearchBar.key.control'],
  'search.label': ['theme.SearchBar.label', 'theme.SearchBar.buttonAriaLabel'],
  'skipLink.label': ['theme.common.skipToMainContent'],
  'tableOfContents.onThisPage': ['theme.TOCCollapsible.toggleButtonLabel'],
};

const folder = 'src/content/i18n';

/** Texts of a site of one language are in its configuration. */
export async function mapTexts(
  languages: OldLanguages,
  theme: Record<string, unknown>,
  messages: Messages,
  site: SiteReport,
): Promise<void> {
  const files = await fastGlob('*.{json,yml,yaml}', { cwd: join(site.root, folder) });
  const strings: Record<string, string> = {};
  for (const file of files.sort(compareText)) {
    const path = `${folder}/${file}`;
    const { value } = parseYaml(await readFile(join(site.root, path), 'utf8'), path);
    const language = languageOf(file.replace(/\.\w+$/, ''), languages);
    const left: string[] = [];
    for (const [key, text] of Object.entries(isObject(value) ? value : {})) {
      const ids = lookUp(texts, key);
      if (language === undefined || ids === undefined || typeof text !== 'string') left.push(key);
      else if (languages.others.length === 0) for (const id of ids) strings[id] = inOurWords(text);
      else for (const id of ids) messages.add(nameOf(language), codeFile, id, inOurWords(text));
    }
    if (left.length > 0) reportTexts(path, left, language, site);
  }
  if (Object.keys(strings).length > 0) theme['strings'] = strings;
}

/** The one placeholder of theirs that ours has as well. */
function inOurWords(text: string): string {
  return text.replaceAll('{{title}}', '{heading}');
}

function reportTexts(path: string, keys: readonly string[], language: OldLanguage | undefined, { find }: SiteReport): void {
  const [count, list] = [keys.length === 1 ? 'a text' : `${keys.length} texts`, keys.slice(0, 5).map((key) => `"${key}"`)];
  find({
    code: 'takeover/by-hand',
    message: `"${path}" has ${count} that must be carried over by hand: ${list.join(', ')}${keys.length > 5 ? ' and others' : ''}`,
    help: language
      ? 'slodocs has its own theme texts, which "Set the language of a site" in the manual lists. For texts in your own components, use `<Translate>`.'
      : 'The config has no such language.',
    place: wholeFile(path),
  });
}
