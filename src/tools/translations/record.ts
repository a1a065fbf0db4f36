// Records what the originals of translations say, in the lock file.
import { relative, resolve, sep } from 'node:path';
import pLimit from 'p-limit';
import type { Context } from '#context/context';
import { type LockEntry, printLock } from '#kit/translation-lock';
import { nearest } from '#model/nearest';
import type { Translation } from '#model/translation';
import { ChangeFault, changeWhole } from '#output/atomic-change';
import { openMeaningReader } from '#pipeline/2-parse/parse';
import type { RunRequest } from '#session/run-request';
import { openGitTexts } from './git-texts.ts';
import { type ReadStates, type Refused, refuse, withStates } from './read-states.ts';
import { ofRecords } from './status.ts';
import type { RecordChange, RecordOptions, RecordResult, RecordSource } from './translations.ts';

/** Without files, records those that have no record, by what their originals said when they were last changed. */
export async function recordTranslations(
  request: RunRequest,
  { locales, files, cwd = '.' }: RecordOptions,
): Promise<Omit<RecordResult, 'texts' | 'root' | 'outDir'>> {
  const answer = await withStates(
    request,
    locales,
    async (read): Promise<{ readonly recorded: RecordChange } | Refused> => {
      if (read.lock && read.lock.faults.length > 0) {
        const help = 'Nothing was changed. A build shows the lines: fix them, and run the command again.';
        return refuse(`${read.lockPath} has lines that cannot be read`, help);
      }
      const known = read.translations.filter(({ path, state }) => path !== undefined && state !== 'orphan');
      if (!files)
        return write(
          read,
          await adopt(
            read.context,
            known.filter(({ state }) => state === 'unrecorded'),
          ),
        );
      const chosen = chooseFiles(known, files, cwd, read.context.config.root);
      return 'refusal' in chosen
        ? chosen
        : write(
            read,
            chosen.map((one) => ({ ...one, recorded: one.digest as string, from: 'now' })),
          );
    },
    true,
  );
  return { recorded: answer.recorded, refusal: answer.refusal, diagnostics: ofRecords(request) };
}

type Recorded = Translation & { readonly recorded: string; readonly from: RecordSource };

/** By git, where there is a history; else they count as up to date. */
async function adopt(context: Context, unrecorded: readonly Translation[]): Promise<readonly Recorded[]> {
  const { root } = context.config;
  const git = unrecorded.length > 0 ? await openGitTexts(root) : undefined;
  const read = await openMeaningReader(context);
  const limit = pLimit(4);
  const one = async (translation: Translation): Promise<Recorded> => {
    const { original, path = '', digest = '' } = translation;
    const text = await git?.textWhenChanged(original, path);
    const then = text === undefined ? undefined : await read(original, text);
    return { ...translation, recorded: then?.digest ?? digest, from: then ? 'history' : git ? 'now' : 'unknown' };
  };
  return Promise.all(unrecorded.map((translation) => limit(one, translation)));
}

function chooseFiles(
  known: readonly Translation[],
  files: readonly string[],
  cwd: string,
  root: string,
): readonly Translation[] | Refused {
  const chosen = new Set<Translation>();
  for (const file of files) {
    const path = relative(root, resolve(cwd, file)).split(sep).join('/');
    const isIn = (one: string | undefined): boolean =>
      one !== undefined && (path === '' || one === path || one.startsWith(`${path}/`));
    const own = known.filter((one) => isIn(one.path));
    const found = own.length > 0 ? own : known.filter(({ original }) => isIn(original));
    if (found.length === 0) {
      const near = nearest(
        path,
        known.flatMap((one) => [one.path ?? '', one.original]),
      );
      return refuse(
        `"${file}" is neither a translation nor a page with one`,
        near === undefined
          ? 'Give a translation, its original, or a folder of them. Nothing was changed.'
          : `Did you mean "${near}"? Nothing was changed.`,
      );
    }
    for (const one of found) chosen.add(one);
  }
  return [...chosen];
}

/** Records of files that are gone are left out, and those of moved ones are under their new names. */
async function write(
  { context, lock, lockPath, translations, locales }: ReadStates,
  recorded: readonly Recorded[],
): Promise<{ readonly recorded: RecordChange } | Refused> {
  const before = lock?.entries ?? [];
  const others = before.filter(({ locale }) => !locales.includes(locale));
  const kept = translations.flatMap(({ locale, original: path, recorded: digest, path: file }): readonly LockEntry[] =>
    digest === undefined || file === undefined ? [] : [{ locale, path, digest }],
  );
  const nameOf = ({ locale, path }: Pick<LockEntry, 'locale' | 'path'>): string => `${locale} ${path}`;
  const entries = new Map([...others, ...kept].map((entry) => [nameOf(entry), entry]));
  for (const { locale, original: path, recorded: digest } of recorded)
    entries.set(nameOf({ locale, path }), { locale, path, digest });
  const old = new Map(before.map((entry) => [nameOf(entry), entry.digest]));
  const changed = recorded.filter(({ locale, original: path, recorded: digest }) => old.get(nameOf({ locale, path })) !== digest);
  const removed = [...old.keys()].filter((name) => !entries.has(name));
  const text = printLock([...entries.values()]);
  const replaces = context.files.real(lockPath) === undefined ? undefined : context.files.text(lockPath);
  try {
    if (text !== replaces) await changeWhole(context.config.root, [{ path: lockPath, content: text, replaces }], context.signal);
    return { recorded: { path: lockPath, changed, removed, count: entries.size } };
  } catch (thrown) {
    if (!(thrown instanceof ChangeFault)) throw thrown;
    return refuse(`the record cannot be written: ${thrown.message}`, thrown.help);
  }
}
