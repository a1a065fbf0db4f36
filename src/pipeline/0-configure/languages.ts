// Makes the settings of each language: its texts, and the labels of navbar and footer from its files.
import * as z from 'zod';
import { createFiles, type Files } from '#files/files';
import { parseYaml } from '#files/yaml/yaml';
import type { Observation } from '#model/config';
import type { DiagnosticDraft } from '#model/diagnostic';
import { type I18nSettings, type LocaleSettings, type Messages, sharesFiles } from '#model/i18n';
import type { Place } from '#model/place';
import type { Settings } from '#model/settings';
import type { PluralForms, Texts } from '#model/strings/say';
import { english, isStringId, type StringId } from '#model/strings/strings';
import { shippedStrings } from './strings.ts';
import { withSuggestions } from './suggestions.ts';

export interface Languages {
  readonly main: Settings;
  /** All others, in their order. */
  readonly translated: readonly Settings[];
  readonly faults: readonly DiagnosticDraft[];
  /** The files of messages, relative to the root. */
  readonly inputs: readonly string[];
  readonly observed: readonly Observation[];
}

export async function settleLanguages(root: string, settings: Settings): Promise<Languages> {
  const { i18n } = settings;
  if (!i18n) return { main: settings, translated: [], faults: [], inputs: [], observed: [] };
  const files = createFiles({ root, settings });
  const faults: DiagnosticDraft[] = [];
  const settle = (locale: LocaleSettings) => settingsFor(settings, i18n, locale, readMessages(files, locale.folder, faults));
  const all = [await settle(i18n.defaultLocale)];
  all.push(...(await Promise.all(i18n.locales.filter((locale) => locale !== i18n.defaultLocale).map(settle))));
  const [main = settings, ...translated] = withSuggestions(all);
  const observed = files.observed();
  const inputs = observed.flatMap(([[kind, path], answer]) => (kind === 'bytes' && !answer.startsWith('!') ? [path] : []));
  return { main, translated, faults, inputs, observed };
}

async function settingsFor(
  settings: Settings,
  i18n: I18nSettings,
  locale: LocaleSettings,
  labels: I18nSettings['labels'],
): Promise<Settings> {
  const own = locale === i18n.defaultLocale ? settings.strings : await shippedStrings(locale.lang);
  const { navbar, footer } = settings.theme;
  const ofTheme = {
    navbar: withNavbar(navbar, labels['docusaurus-theme-classic/navbar.json'] ?? {}),
    footer: withFooter(footer, labels['docusaurus-theme-classic/footer.json'] ?? {}),
  };
  const { lang, dir, url, baseUrl } = locale;
  const filesBase = sharesFiles({ ...i18n, locale }) ? settings.filesBase : baseUrl;
  const code = labels['code.json'] ?? {};
  const strings = { ...own, ...stringsIn(code, lang) };
  const ofSite = Object.fromEntries(Object.entries(code).filter(([id]) => !isStringId(id)));
  const ofLocale = { ...i18n, locale, labels, messages: ofSite };
  return { ...settings, lang, dir, url, baseUrl, filesBase, i18n: ofLocale, strings, theme: { ...settings.theme, ...ofTheme } };
}

/** The theme's own texts. Plural forms that Docusaurus separates by `|` are in the order of the categories that a language has. */
function stringsIn(code: Messages, lang: string): Texts {
  const own = Object.entries(code).filter(([id, text]) => isStringId(id) && text !== english[id]);
  return Object.fromEntries(
    own.map(([id, text]) => [id, typeof english[id as StringId] === 'string' ? text : formsOf(text, lang)]),
  );
}

/** The last form stands for all that are not written. */
function formsOf(text: string, lang: string): PluralForms {
  const forms = text.split('|');
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
  const inOrder = categories.filter((category) => pluralCategories.includes(category));
  const named = inOrder.map((category, n) => [category, forms[n] ?? forms.at(-1)]);
  return { other: forms.at(-1) ?? '', ...Object.fromEntries(named) };
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

type Navbar = Settings['theme']['navbar'];
type NavbarItems = Navbar['items'];

function withNavbar(navbar: Navbar, messages: Messages): Navbar {
  const labelled = (items: NavbarItems): NavbarItems =>
    items.map((item) => ({
      ...item,
      ...(item.label === undefined ? {} : { label: messages[`item.label.${item.label}`] ?? item.label }),
      ...(item.items ? { items: labelled(item.items) } : {}),
    }));
  const { title, logo, items } = navbar;
  const alt = messages['logo.alt'];
  return {
    title: title === undefined ? undefined : (messages['title'] ?? title),
    logo: logo && alt !== undefined ? { ...logo, alt } : logo,
    items: labelled(items),
  };
}

type Footer = Settings['theme']['footer'];

function withFooter(footer: Footer, messages: Messages): Footer {
  const { columns, copyright, logo } = footer;
  const alt = messages['logo.alt'];
  return {
    ...footer,
    columns: columns.map(({ title, items }) => ({
      title: messages[`link.title.${title}`] ?? title,
      items: items.map((item) =>
        item.label === undefined ? item : { ...item, label: messages[`link.item.label.${item.label}`] ?? item.label },
      ),
    })),
    copyright: copyright === undefined ? undefined : (messages['copyright'] ?? copyright),
    logo: logo && alt !== undefined ? { ...logo, alt } : logo,
  };
}

/** Reads all files of messages: `{ "key": { "message": "…", "description": "…" } }`. */
function readMessages(files: Files, folder: string | undefined, faults: DiagnosticDraft[]): Readonly<Record<string, Messages>> {
  const read = (path: string): Messages => {
    const { value, faults: ofSyntax, locate } = parseYaml(files.text(path), path);
    for (const { message, place } of ofSyntax) faults.push(invalid(message, place));
    if (ofSyntax.length > 0) return {};
    const found = messagesShape.safeParse(value);
    for (const { message, path } of found.error?.issues ?? []) {
      const [key, ...inner] = path as string[];
      const name = key === undefined ? 'the file' : `"${[key, ...inner].join('" in "')}"`;
      faults.push(invalid(`${name} ${message}`, locate(path as string[])));
    }
    return Object.fromEntries(Object.entries(found.data ?? {}).map(([key, { message }]) => [key, message]));
  };
  const names = folder === undefined ? [] : messageFiles(files, folder);
  return Object.fromEntries(names.map((name) => [name, read(`${folder}/${name}`)]));
}

/** They are beside the folders of translated content, and never in them. */
function messageFiles(files: Files, folder: string): readonly string[] {
  const namesIn = (inner: string): readonly string[] =>
    files.real(inner) === undefined ? [] : files.list(inner).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  const isData = (name: string): boolean => name.endsWith('.json');
  const folders = files.real(folder) === undefined ? [] : files.list(folder).filter((entry) => entry.isDirectory());
  return [
    ...namesIn(folder).filter((name) => name === 'code.json'),
    ...folders
      .filter(({ name }) => name.startsWith('docusaurus-'))
      .flatMap(({ name }) =>
        namesIn(`${folder}/${name}`)
          .filter(isData)
          .map((file) => `${name}/${file}`),
      ),
  ];
}

const entry = z.strictObject(
  { message: z.string('must be a text'), description: z.string().optional() },
  'must be `{ message }`',
);
const messagesShape = z.record(z.string(), entry, 'must be a map of messages');

function invalid(message: string, place: Place): DiagnosticDraft {
  const help = 'Each entry is a message: `"key": { "message": "…" }`.';
  return { code: 'configure/invalid-messages', message, help, place };
}
