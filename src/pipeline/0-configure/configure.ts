// Finds, loads and validates the config, and settles the configuration of one build.
import { realpath } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { defaultTimeLimit } from '#code/site-code/site-code';
import { codeDirOf } from '#code/user-code';
import type { Reporter } from '#context/reporter';
import type { Trace } from '#context/trace';
import { textNow } from '#files/frame-texts';
import { relativeTo } from '#files/site-path';
import { CacheFault, noPlaceForCode } from '#files/write-fault';
import { frozen } from '#kit/plain-data';
import type { Config } from '#model/config';
import type { DiagnosticDraft } from '#model/diagnostic';
import { defaultOutDir } from '#model/output';
import { compareText } from '#model/place';
import type { Plugin } from '#model/plugin';
import type { Settings } from '#model/settings';
import type { SiteCode } from '#model/site-code';
import type { Texts } from '#model/strings/say';
import type { Theme } from '#model/theme';
import type { UserConfig } from '#model/user-config';
import { markCache, removeCache } from '#store/remove-cache';
import { analyticsFaults } from './analytics.ts';
import { defaultColors } from './default-colors.ts';
import { prefixParsersOf, settle, withOwnFolders } from './defaults.ts';
import { findConfig } from './find-config.ts';
import { sharedAddresses } from './i18n.ts';
import { idleActions } from './idle-actions.ts';
import { languageOf } from './language.ts';
import { settleLanguages } from './languages.ts';
import { type LoadedConfig, loadConfig } from './load-config.ts';
import { archiveOf, defaultCacheDir, unsafeArchive, unsafeCacheDir, unsafeOutDir } from './out-dir.ts';
import { sharedPagesFolder } from './pages-folder.ts';
import { listPlugins, pluginCatalogue } from './plugin-list.ts';
import { settlePluginParts } from './plugin-parts.ts';
import { requestFaults } from './request-faults.ts';
import { severitiesOf, unknownCodes } from './severities.ts';
import { stepsOf } from './site-steps.ts';
import { withoutBase } from './static-addresses.ts';
import { settleStrings } from './strings.ts';
import { accentOf } from './theme-defaults.ts';
import { settleVariables } from './variables.ts';

export { configNames } from './find-config.ts';
export { messageFiles } from './languages.ts';

export interface ConfigureRequest {
  /** The site's folder, or a folder inside it. The working directory when left out. */
  readonly root?: string | undefined;
  /** The path of a config, relative to `root`, instead of searching for one. The site's root is its folder. */
  readonly config?: string | undefined;
  /** From the site's root. */
  readonly outDir?: string | undefined;
  /** The archive to write instead of the output folder. Absolute. */
  readonly archive?: string | undefined;
  /** Overrides the config's own. */
  readonly baseUrl?: string | undefined;
  /** From the site's root. */
  readonly cacheDir?: string | undefined;
  /** The values that this build publishes, by axes of `variants`. */
  readonly variant?: Readonly<Record<string, string>> | undefined;
  /** Indexes of linked sites in place of the config's, by their names: addresses, or paths from the site's root. */
  readonly against?: Readonly<Record<string, string>> | undefined;
  /** Absolute. The folder for bundled code where the cache cannot be written, or none is wanted. */
  readonly bundleDir?: string | undefined;
  readonly concurrency?: number | undefined;
  /** In seconds. */
  readonly timeLimit?: number | undefined;
  /** Instead of the usual one, where neither the request nor the config sets another. In seconds. */
  readonly usualTimeLimit?: number | undefined;
  /** Publishes drafts as well, with their banner. */
  readonly drafts?: boolean | undefined;
  /** Texts that files have in an editor and not on the disk yet, by paths relative to the root. */
  readonly unsaved?: ReadonlyMap<string, string> | undefined;
  /** Shows languages with hosts of their own below the site as well. */
  readonly isServedWhole?: boolean | undefined;
  /** Called where the configuration is read: a build with nothing to do loads no plugin. */
  readonly preset: () => Promise<readonly Plugin[]>;
  readonly theme: Theme;
  /** Specifiers that the running slodocs provides, with the files behind them. Absolute. */
  readonly packageModules: Readonly<Record<string, string>>;
  /** Identifies the running slodocs: cached results of another version are never reused. */
  readonly engine: string;
  readonly reporter: Reporter;
  readonly trace: Trace;
  readonly siteCode: SiteCode;
}

/**
 * Finds, runs and checks a config. Undefined where it has faults, all of which are reported. Throws a `CacheFault` where the
 * bundled config cannot be written and there is no other folder for it.
 */
export async function configure(request: ConfigureRequest): Promise<Config | undefined> {
  const { reporter, trace, packageModules, siteCode } = request;
  const preset = await request.preset();
  const report = (faults: readonly DiagnosticDraft[]): void => {
    for (const fault of faults) reporter.report(fault);
  };

  const found = await findConfig(request.root, request.config);
  report(found.faults);
  if (!found.path) return undefined;
  const { path } = found;
  const { unsaved } = request;
  reporter.reads((file) => unsaved?.get(file) ?? textNow(resolve(dirname(path), file)));

  const cacheRootOf = (root: string): string => resolve(root, request.cacheDir ?? defaultCacheDir);
  const cacheDirOf = (root: string): string => join(cacheRootOf(root), request.engine);
  const bundleDirOf = (root: string): string => request.bundleDir ?? cacheDirOf(root);
  const refused = async (thrown: unknown): Promise<LoadedConfig> => {
    if (!(thrown instanceof CacheFault) || request.bundleDir === undefined) throw thrown;
    const root = await realpath(dirname(path));
    return { source: undefined, faults: [noPlaceForCode(thrown, relativeTo(root, cacheRootOf(root)))] };
  };
  const { timeLimit, usualTimeLimit = defaultTimeLimit } = request;
  siteCode.limit(timeLimit ?? usualTimeLimit);
  markCache(cacheDirOf(await realpath(dirname(path))));
  // Loads the schema in parallel with the config: each takes about as long.
  const schemas = Promise.all([import('./shape.ts'), import('./plugin-options.ts')]);
  const loaded = await trace.span('step', 'load config', () =>
    loadConfig(path, { bundleDirOf, packageModules, siteCode, unsaved }).catch(refused),
  );
  report(loaded.faults);
  const { source } = loaded;
  const [{ checkShape }, { checkOptions }] = await schemas;
  if (!source) return undefined;

  const shape = await checkShape(source);
  const codes = reporter.codes();
  const options = await checkOptions(source);
  const { plugins, indexes, faults: pluginFaults } = await listPlugins(source, preset, stagesOf(codes, preset), options.faults);
  const { parts: pluginParts, faults: partFaults } = settlePluginParts(source, plugins, indexes, request.theme);
  const catalogue = pluginCatalogue(plugins);
  const severity = severitiesOf(shape.sound);
  const { strings, faults: stringFaults, notes } = await settleStrings(source, mainLanguage(shape.sound), plugins);
  const { baseUrl, isServedWhole, against, variant } = request;
  const given = {
    root: source.root,
    baseUrl,
    severity,
    strings,
    colors: await colorsOf(shape.sound),
    isServedWhole,
    against,
    variant,
  };
  const ofPlugins: Texts = Object.assign({}, ...plugins.map((plugin) => plugin.strings));
  const settled = withOwnFolders(withoutBase(settle(shape.sound, given)), plugins);
  const variables = await settleVariables(source, settled, shape.sound.markdown?.variables, unsaved);
  const own = { ...settled, variables: variables.values };
  const languages = await settleLanguages(source.root, own, ofPlugins);
  const { main: settings, translated } = frozen({ main: languages.main, translated: languages.translated });
  const cacheDir = cacheDirOf(source.root);
  const folders = { ...request, source, settings, plugins, cacheRoot: dirname(cacheDir) };
  const archive = await archiveOf(request);
  const unsafe = (await unsafeOutDir(folders)) ?? (archive === undefined ? undefined : await unsafeArchive(folders, archive));
  const unsafeCache = await unsafeCacheDir(folders);
  // The config that names this unsafe folder was itself bundled into it.
  if (unsafeCache) await removeCache(cacheDir);
  const shared = sharedPagesFolder(source, settings);
  const faults = [
    ...requestFaults(request, shape.faults.length === 0 ? shape.sound : undefined),
    ...shape.faults,
    ...pluginFaults,
    ...partFaults,
    ...stringFaults,
    ...languages.faults,
    ...variables.faults,
    ...sharedAddresses(source, settings),
    ...(await analyticsFaults(source)),
    ...unknownCodes(source, [...codes, ...Object.keys(pluginCatalogue([...preset, ...plugins]))]),
    ...[unsafe ?? unsafeCache].filter((fault) => fault !== undefined),
    ...(shared ? [shared] : []),
    ...idleActions(source, settings, plugins, (plugin) => indexes.has(plugin)),
  ];
  reporter.extend(options.catalogue, {});
  report(faults);
  if (faults.length > 0) return undefined;

  reporter.extend(catalogue, severity, Object.keys(pluginCatalogue(preset)));
  report(notes);
  if (settings.theme.accent) report((await import('./accent-contrast.ts')).accentFaults(source, settings));
  const bundleDir = bundleDirOf(source.root);
  siteCode.limit(timeLimit ?? shape.sound.timeLimit ?? usualTimeLimit);
  siteCode.know({
    root: source.root,
    codeDir: codeDirOf({ bundleDir }),
    config: { pluginIndexes: indexes, locate: source.locate },
  });
  const config: Config = {
    root: source.root,
    source: source.file,
    settings,
    translated: [],
    labels: languages.asked,
    plugins,
    pluginIndexes: indexes,
    steps: stepsOf(shape.sound),
    prefixParsers: prefixParsersOf(shape.sound),
    theme: request.theme,
    pluginParts,
    outDir: resolve(source.root, request.outDir ?? defaultOutDir),
    archive,
    cacheDir,
    bundleDir,
    concurrency: request.concurrency ?? availableParallelism(),
    drafts: request.drafts ?? false,
    remoteCache: shape.sound.cache?.remote ?? {},
    locate: source.locate,
    inputs: [...new Set([...source.inputs, ...languages.inputs])].sort(compareText),
    observed: [...source.observed, ...languages.observed, ...variables.observed],
    digest: source.digest,
    file: source.bundled,
  };
  return { ...config, translated: translated.map((own) => ({ ...config, settings: own })) };
}

/** The language that the site's own texts are in. */
function mainLanguage({ i18n, ...config }: Partial<UserConfig>): string {
  return languageOf(i18n ? { lang: i18n.localeConfigs?.[i18n.defaultLocale]?.htmlLang ?? i18n.defaultLocale } : config);
}

/** The prefixes of the core's codes. Codes of the preset's plugins begin with the plugin's name. */
function stagesOf(codes: readonly string[], preset: readonly Plugin[]): ReadonlySet<string> {
  const stages = new Set(codes.map((code) => code.slice(0, code.indexOf('/'))));
  for (const { name } of preset) stages.delete(name);
  return stages;
}

/** Loads the colour library only for a site that names an accent. */
async function colorsOf({ theme }: Partial<UserConfig>): Promise<Settings['theme']['colors']> {
  const accent = theme && accentOf(theme);
  if (!accent) return defaultColors;
  const { themeColors } = await import('./theme-colors.ts');
  return { light: themeColors('light', accent), dark: themeColors('dark', accent) };
}
