// Makes the settings of each language: its texts and labels, from its files.
import * as z from 'zod';
import { createLabels, type Labels } from '#context/labels';
import { createFiles, type Files } from '#files/files';
import { parseYaml } from '#files/yaml/yaml';
import type { Observation } from '#model/config';
import type { DiagnosticDraft } from '#model/diagnostic';
import { type I18nSettings, type LocaleSettings, type Messages, sharesFiles } from '#model/i18n';
import { type AskedLabel, isUntranslated } from '#model/label';
import type { Place } from '#model/place';
import type { Settings } from '#model/settings';
import { formsOf, printForms } from '#model/strings/plural-forms';
import type { Texts } from '#model/strings/say';
import { english } from '#model/strings/strings';
import { defaultLanguage } from './language.ts';
import { translateFooter, translateNavbar } from './navigation-labels.ts';
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
  /** The labels of navbar and footer, in the default language. */
  readonly asked: readonly AskedLabel[];
}

/** `ofPlugins` are the texts that plugins bring. */
export async function settleLanguages(root: string, settings: Settings, ofPlugins: Texts): Promise<Languages> {
  const { i18n } = settings;
  if (!i18n) return { main: settings, translated: [], faults: [], inputs: [], observed: [], asked: [] };
  const files = createFiles({ root, settings });
  const faults: DiagnosticDraft[] = [];
  const settle = (locale: LocaleSettings): Promise<SettledLanguage> =>
    settingsFor(settings, i18n, locale, readMessages(files, locale.folder, faults), { ...ofPlugins, ...english });
  const first = await settle(i18n.defaultLocale);
  const others = await Promise.all(i18n.locales.filter((locale) => locale !== i18n.defaultLocale).map(settle));
  const all = [first, ...others].map((one) => one.settings);
  const [main = settings, ...translated] = withSuggestions(all);
  const observed = files.observed();
  const inputs = observed.flatMap(([[kind, path], answer]) => (kind === 'bytes' && !answer.startsWith('!') ? [path] : []));
  return { main, translated, faults, inputs, observed, asked: first.labels.asked() };
}

interface SettledLanguage {
  readonly settings: Settings;
  readonly labels: Labels;
}

async function settingsFor(
  settings: Settings,
  i18n: I18nSettings,
  locale: LocaleSettings,
  messages: I18nSettings['labels'],
  known: Texts,
): Promise<SettledLanguage> {
  const own = locale === i18n.defaultLocale ? settings.strings : await shippedStrings(locale.lang);
  const { navbar, footer } = settings.theme;
  const labels = createLabels(messages);
  const ofTheme = { navbar: translateNavbar(navbar, labels), footer: translateFooter(footer, labels) };
  const { lang, dir, url, baseUrl } = locale;
  const filesBase = sharesFiles({ ...i18n, locale }) ? settings.filesBase : baseUrl;
  const code = messages['code.json'] ?? {};
  const strings = { ...own, ...stringsIn(code, lang, known) };
  // A text that is its own key, and that nobody has translated, makes no page of a component a translated one.
  const ofSite = Object.fromEntries(Object.entries(code).filter(([id, text]) => !Object.hasOwn(known, id) && text !== id));
  const ofLocale = { ...i18n, locale, labels: messages, messages: ofSite };
  const theme = { ...settings.theme, ...ofTheme };
  return { settings: { ...settings, lang, dir, url, baseUrl, filesBase, i18n: ofLocale, strings, theme }, labels };
}

/** The texts of the theme and of plugins, without those that are still in English. */
function stringsIn(code: Messages, lang: string, known: Texts): Texts {
  const own = Object.entries(code).flatMap(([id, text]) => {
    const original = Object.hasOwn(known, id) ? known[id] : undefined;
    if (original === undefined || text === printForms(original, defaultLanguage)) return [];
    return [[id, typeof original === 'string' ? text : formsOf(text, lang)] as const];
  });
  return Object.fromEntries(own);
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
    const translated = Object.entries(found.data ?? {}).filter(([, own]) => !isUntranslated(own));
    return Object.fromEntries(translated.map(([key, { message }]) => [key, message]));
  };
  const names = folder === undefined ? [] : messageFiles(files, folder);
  return Object.fromEntries(names.map((name) => [name, read(`${folder}/${name}`)]));
}

/** They are beside the folders of translated content, and never in them. */
export function messageFiles(files: Files, folder: string): readonly string[] {
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
  { message: z.string('must be a string'), description: z.string().optional() },
  'must be `{ message }`',
);
const messagesShape = z.record(z.string(), entry, 'must be a map of messages');

function invalid(message: string, place: Place): DiagnosticDraft {
  const help = 'Each entry is a message: `"key": { "message": "…" }`.';
  return { code: 'configure/invalid-messages', message, help, place };
}
