// Writes the labels of a site into the files of its languages, and keeps what is translated.
import type { Context } from '#context/context';
import { findTranslations } from '#context/translated-files';
import type { Config } from '#model/config';
import type { AskedLabel } from '#model/label';
import { compareText } from '#model/place';
import { type Change, ChangeFault, changeWhole } from '#output/atomic-change';
import { messageFiles } from '#pipeline/0-configure/configure';
import type { RunRequest } from '#session/run-request';
import type { ResolvedSite } from '#session/session';
import { codeLabels, themeLabels } from './code-labels.ts';
import { type MessageEntries, mergeMessages } from './merge-messages.ts';
import { nameOf, type Refused, refuse, withLanguages } from './read-states.ts';
import { ofRecords } from './status.ts';
import type { ExtractedFile, Extraction, ExtractOptions, ExtractResult, LabelCount } from './translations.ts';

export async function extractLabels(
  request: RunRequest,
  { locales, dryRun = false, prune = false }: ExtractOptions,
): Promise<Omit<ExtractResult, 'texts' | 'root' | 'outDir'>> {
  const answer = await withLanguages(
    request,
    locales,
    async ({ context, resolved, languages }): Promise<{ readonly extracted: Extraction } | Refused> => {
      // What cannot be read may have labels whose translations would seem to be read by nothing.
      if (prune && request.reporter.failed())
        return refuse(
          'unused entries cannot be determined, because the site has errors',
          'Run `slodocs check`. Nothing was changed.',
        );
      const asked = [...context.config.labels, ...context.labels.asked()];
      const keysReadIn = keyReader(resolved);
      const { labels: ofCode, unfixed } = await codeLabels(context, resolved);
      const extracted = new Map<string, LanguageFiles>();
      for (const language of languages) {
        const { folder } = language.settings.i18n?.locale ?? {};
        if (folder === undefined && locales)
          return refuse(`"${nameOf(language)}" has no folder, because it has \`translate: false\``, 'Choose other languages.');
        // Two languages may share a folder.
        if (folder === undefined || extracted.has(folder)) continue;
        const ofTheme = await themeLabels(context.config, language);
        const own = [...labelsToWrite(context, language, asked), ...ofCode, ...ofTheme];
        const prunes = prune && { keepsCode: unfixed.length > 0 };
        const files = await filesOf({ context, language, folder, labels: own, prunes, keysReadIn });
        if ('refusal' in files) return files;
        extracted.set(folder, files);
      }
      const all = [...extracted.values()];
      const changes = all.flatMap((one) => one.changes);
      try {
        if (!dryRun && changes.length > 0) await changeWhole(context.config.root, changes, context.signal);
      } catch (thrown) {
        if (!(thrown instanceof ChangeFault)) throw thrown;
        return refuse(`the labels cannot be written: ${thrown.message}`, thrown.help);
      }
      return { extracted: { languages: all.map((one) => one.count), files: all.flatMap((one) => one.files), unfixed } };
    },
    !dryRun,
  );
  return { extracted: answer.extracted, refusal: answer.refusal, diagnostics: ofRecords(request) };
}

/** A label whose file is translated as a whole is translated there. Its keys count all the same. */
function labelsToWrite({ files }: Context, language: Config, asked: readonly AskedLabel[]): readonly AskedLabel[] {
  const { byOriginal } = findTranslations(files, language);
  return asked.map((label) =>
    label.source !== undefined && byOriginal.has(label.source) ? { ...label, text: undefined } : label,
  );
}

interface LanguageFiles {
  readonly count: LabelCount;
  readonly files: readonly ExtractedFile[];
  readonly changes: readonly Change[];
}

/** The keys that builds of a language look up in a file. */
type KeysReadIn = (locale: string, file: string) => Promise<ReadonlySet<string>>;

/** Languages are resolved only for files with entries that the site itself does not read: a key may have a translated label in it. */
function keyReader({ translated }: Pick<ResolvedSite, 'translated'>): KeysReadIn {
  let sites: ReturnType<ResolvedSite['translated']> | undefined;
  return async (locale, wanted) => {
    sites ??= translated();
    const site = (await sites).languages.find(({ context }) => nameOf(context.config) === locale);
    const labels = site?.context.labels.asked() ?? [];
    return new Set(labels.flatMap(({ file, keys }) => (file === wanted ? keys : [])));
  };
}

interface LanguageParts {
  readonly context: Context;
  readonly language: Config;
  readonly folder: string;
  readonly labels: readonly AskedLabel[];
  /** False where entries that nothing reads are kept; those of code are, where not all of its keys are known. */
  readonly prunes: false | { readonly keepsCode: boolean };
  readonly keysReadIn: KeysReadIn;
}

async function filesOf(parts: LanguageParts): Promise<LanguageFiles | Refused> {
  const { context, language, folder, labels, prunes, keysReadIn } = parts;
  const { files } = context;
  const byFile = new Map<string, AskedLabel[]>();
  for (const label of labels) {
    const known = byFile.get(label.file);
    if (known) known.push(label);
    else byFile.set(label.file, [label]);
  }
  const names = [...new Set([...byFile.keys(), ...messageFiles(files, folder)])].sort(compareText);
  const locale = nameOf(language);
  const found: ExtractedFile[] = [];
  const changes: Change[] = [];
  let [count, untranslated] = [0, 0];
  for (const name of names) {
    const path = `${folder}/${name}`;
    const own = byFile.get(name);
    if (!own) {
      // Of a version, or a plugin, that may be left out for a while.
      found.push({ locale, path, state: 'unused', added: [], outdated: [], unread: [], removed: [] });
      continue;
    }
    const replaces = files.real(path) === undefined ? undefined : files.text(path);
    const existing = readEntries(replaces ?? '{}');
    if (!existing) {
      const help = 'It can be read as YAML, but its comments would be lost. Convert it to JSON. Nothing was changed.';
      return refuse(`"${path}" is not JSON`, help);
    }
    const merged = mergeMessages(existing, own);
    const { added, outdated } = merged;
    const read = merged.unread.length > 0 ? await keysReadIn(locale, name) : new Set();
    const unread = merged.unread.filter((key) => !read.has(key));
    const removed = prunes && !(name === 'code.json' && prunes.keepsCode) ? unread : [];
    const entries = Object.fromEntries(Object.entries(merged.entries).filter(([key]) => !removed.includes(key)));
    const isSame = hasSameEntries(existing, entries);
    count += merged.labels;
    untranslated += merged.untranslated;
    if (!isSame) changes.push({ path, content: printEntries(entries, replaces), replaces });
    const state = isSame ? 'same' : replaces === undefined ? 'new' : 'changed';
    if (!isSame || unread.length > 0) found.push({ locale, path, state, added, outdated, unread, removed });
  }
  return { count: { locale, labels: count, untranslated }, files: found, changes };
}

/** Undefined for a text that is no JSON. Its entries have been checked when the site was read. */
function readEntries(text: string): MessageEntries | undefined {
  try {
    return JSON.parse(text) as MessageEntries;
  } catch {
    return undefined;
  }
}

function hasSameEntries(one: MessageEntries, other: MessageEntries): boolean {
  const print = (entries: MessageEntries): string =>
    JSON.stringify(
      Object.entries(entries)
        .sort(([a], [b]) => compareText(a, b))
        .map(([key, { message, description }]) => [key, message, description]),
    );
  return print(one) === print(other);
}

/** With the line endings that the file has. */
function printEntries(entries: MessageEntries, old = ''): string {
  const text = `${JSON.stringify(entries, null, 2)}\n`;
  return old.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}
