// Creates the context of the stages from a configuration.
import { join, resolve } from 'node:path';
import { bundleBrowserCode, modulesDirOf } from '#code/browser-code';
import type { UserModule, UserModuleProblem } from '#code/module-inputs';
import { liveFrom, themeModules } from '#code/theme-modules';
import { bundleUserModules, codeDirOf, loadUserModules, UserCodeError } from '#code/user-code';
import { createFiles, type Files } from '#files/files';
import type { Fingerprint } from '#files/fingerprints';
import type { Config } from '#model/config';
import type { I18nSettings } from '#model/i18n';
import type { Place } from '#model/place';
import type { SiteCode } from '#model/site-code';
import type { Words } from '#model/strings/say';
import { allWords } from '#model/strings/strings';
import { type Freshness, openNetwork } from '#network/network';
import { excludedFolders, sinkOf } from '#output/sinks';
import type { CacheStore } from '#store/cache-store';
import { type Checkpoint, noCheckpoint } from './checkpoint.ts';
import { type BrowserCode, type BundledCode, type Context, createWorkLog } from './context.ts';
import { openDerivations } from './derivations.ts';
import { createHooks } from './hooks.ts';
import { createLabels } from './labels.ts';
import type { NativeParser } from './native-parser.ts';
import type { Reporter } from './reporter.ts';
import { inLanguage, type Trace, traceOfLanguage } from './trace.ts';
import { findTranslations } from './translated-files.ts';
import type { Workers } from './workers.ts';

export interface ContextParts {
  readonly config: Config;
  readonly reporter: Reporter;
  readonly trace: Trace;
  readonly siteCode: SiteCode;
  readonly signal: AbortSignal;
  readonly progress: Context['progress'];
  readonly packageModules: Readonly<Record<string, string>>;
  readonly engine: string;
  readonly store: CacheStore;
  readonly workers: Workers;
  readonly nativeParser: NativeParser;
  readonly checkpoint?: Checkpoint | undefined;
  /** The fingerprints of the site's files that the last build saved, by paths relative to the root. */
  readonly known?: ReadonlyMap<string, Fingerprint>;
  /** Writes to disk, or nowhere. */
  readonly writes: boolean;
  /** Those of the site, where the context is that of a language. */
  readonly files?: Files | undefined;
  /** When what was fetched is asked for again. */
  readonly freshness?: Freshness | undefined;
  /** Also writes into a folder with files that slodocs did not make. */
  readonly force?: boolean | undefined;
}

export function createContext(given: ContextParts): Context {
  const {
    config,
    packageModules,
    writes,
    force = false,
    known,
    freshness = 'usual',
    checkpoint = noCheckpoint,
    ...parts
  } = given;
  const { trace, siteCode } = parts;
  const { root, settings, outDir, cacheDir } = config;
  const files =
    given.files ??
    createFiles({
      root,
      settings,
      excludedFolders: excludedFolders({ root, outDir, cacheDir }),
      ...(known ? { known } : {}),
    });
  parts.reporter.reads((file) => (files.digest(file).startsWith('!') ? undefined : files.text(file)));
  const words = allWords(settings, config.plugins);
  const options = { root, codeDir: codeDirOf(config), packageModules, ...forContent(config, words), files };
  /** Runs work and catches problems of the site's code, which are the user's. */
  const explained = async <T>(work: () => Promise<T>, otherwise: (problems: readonly UserModuleProblem[]) => T): Promise<T> =>
    trace.span('step', 'bundle user code', work).catch((thrown: unknown) => otherwise(problemsOf(thrown)));
  const labels = createLabels(settings.i18n?.labels);
  return {
    ...parts,
    config,
    files,
    labels,
    checkpoint,
    network: openNetwork({ folder: join(cacheDir, 'links'), freshness, signal: parts.signal }),
    derivations: openDerivations({ ...parts, config, files }),
    hooks: createHooks({ ...parts, config, files, labels, checkpoint }),
    sink: sinkOf(config, { writes, force, inputs: () => readFiles(files).map((path) => resolve(root, path)) }),
    work: createWorkLog(),
    userCode: (entries) =>
      explained<ReadonlyMap<string, UserModule>>(
        () => loadUserModules(entries, { ...options, siteCode }),
        (problems) => new Map(entries.map((entry) => [entry, { exports: {}, styles: [], problems }])),
      ),
    bundleCode: (entries) =>
      explained<BundledCode>(
        async () => ({ ...(await bundleUserModules(entries, options)), problems: [] }),
        (problems) => ({ modules: [], packages: [], problems }),
      ),
    bundleBrowser: (entries, browser) =>
      explained<BrowserCode>(
        async () => {
          const { theme } = config;
          const { baseUrl } = settings;
          const modules = await bundleBrowserCode(entries, {
            root,
            baseUrl,
            files,
            theme,
            browser,
            words,
            modulesDir: modulesDirOf(config),
          });
          return { modules, problems: [] };
        },
        (problems) => ({ modules: [], problems }),
      ),
  };
}

/** The context of a language, which shares all but settings and state with that of the site. */
export function createTranslated(site: Context, given: ContextParts, config: Config): Context {
  const { byOriginal } = findTranslations(site.files, config);
  const files = site.files.as(config.settings, (path) => byOriginal.get(path) ?? path);
  const { name } = (config.settings.i18n as I18nSettings).locale;
  const workers: Workers = {
    ...given.workers,
    all: (batch) => given.workers.all({ ...batch, names: batch.names.map((one) => inLanguage(one, name)), locale: name }),
    one: (errand) => given.workers.one({ ...errand, name: inLanguage(errand.name, name), locale: name }),
  };
  const reporter = reporterOf(given.reporter, (path) => byOriginal.get(path));
  const own = createContext({ ...given, config, files, workers, reporter, trace: traceOfLanguage(given.trace, name) });
  const { outFolder } = (config.settings.i18n as I18nSettings).locale;
  const work = { ...site.work, rendered: (route: string) => site.work.rendered(`/${outFolder}${route.slice(1)}`) };
  return { ...own, work, translation: { files: byOriginal, derivations: site.derivations } };
}

/** Names the translation where a place is in a file that it stands in for. */
function reporterOf(reporter: Reporter, translationOf: (path: string) => string | undefined): Reporter {
  const inTranslation = <P extends Place | undefined>(place: P): P => {
    const file = place && translationOf(place.file);
    return file === undefined ? place : { ...place, file };
  };
  return {
    ...reporter,
    report({ place, related, fix, ignores, ...draft }) {
      reporter.report({
        ...draft,
        ...(place ? { place: inTranslation(place) } : {}),
        ...(related ? { related: related.map((one) => ({ ...one, place: inTranslation(one.place) })) } : {}),
        ...(fix ? { fix: { ...fix, place: inTranslation(fix.place) } } : {}),
        ...(ignores ? { ignores: { ...ignores, range: inTranslation(ignores.range) } } : {}),
      });
    },
  };
}

function forContent({ theme, settings }: Config, words: Words) {
  const { baseUrl } = settings;
  return { virtualModules: themeModules(theme), content: { theme: liveFrom(theme), baseUrl, words } };
}

/** The paths of files that were read, skipping unreadable ones: there is nothing to overwrite. */
function readFiles(files: Files): readonly string[] {
  return files.observed().flatMap(([[kind, path], answer]) => (kind === 'bytes' && !answer.startsWith('!') ? [path] : []));
}

function problemsOf(thrown: unknown): readonly UserModuleProblem[] {
  if (thrown instanceof UserCodeError) return thrown.problems;
  throw thrown;
}
