// Fills in defaults, from the valid part of a config to complete settings.
import { hash } from 'node:crypto';
import { posix } from 'node:path';
import type { DocsSettings, NumberPrefixParser, PagesSettings } from '#model/content-settings';
import { trimEnds } from '#model/cut-text';
import type { JsonObject } from '#model/json';
import type { Plugin } from '#model/plugin';
import type { AllowSettings, IconSettings, ImageSettings, Settings, StorageSettings, ThemeSettings } from '#model/settings';
import { defaultPagesFolder } from '#model/source-file';
import type { AllowConfig, DocsConfig, UserConfig } from '#model/user-config';
import { basePath } from './addresses.ts';
import { settleI18n } from './i18n.ts';
import { directionOf, languageOf } from './language.ts';
import { settleLinks } from './links.ts';
import { overlap } from './pages-folder.ts';
import { folderPath, settleTheme } from './theme-defaults.ts';
import { settleVariants } from './variants.ts';

export interface SettleOptions {
  readonly root: string;
  /** Set for this build; overrides the config's own. */
  readonly baseUrl: string | undefined;
  readonly severity: Settings['severity'];
  readonly strings: Settings['strings'];
  readonly colors: ThemeSettings['colors'];
  /** Indexes for this run, by the names of sites that the config has. */
  readonly against?: Readonly<Record<string, string>> | undefined;
  /** One server shows all languages, also those that have hosts of their own. */
  readonly isServedWhole?: boolean | undefined;
  /** The values that this build publishes, by axes. */
  readonly variant?: Readonly<Record<string, string>> | undefined;
}

export function settle(config: Partial<UserConfig>, options: SettleOptions): Settings {
  const { root, baseUrl, severity, strings, colors, isServedWhole = false, against = {} } = options;
  const docs = (config.docs ?? [{}]).map((entry) => settleDocs(entry, root));
  const address = {
    url: config.url === undefined ? '' : new URL(config.url).origin,
    baseUrl: basePath(baseUrl ?? config.baseUrl ?? '/'),
  };
  const i18n = config.i18n && settleI18n(config.i18n, address, isServedWhole);
  const lang = i18n?.defaultLocale.lang ?? languageOf(config);
  return {
    title: config.title ?? '',
    tagline: config.tagline ?? '',
    titleDelimiter: config.titleDelimiter ?? '|',
    fields: fieldsOf(config),
    lang,
    dir: i18n?.defaultLocale.dir ?? config.dir ?? directionOf(lang),
    i18n,
    strings,
    url: i18n?.defaultLocale.url ?? address.url,
    baseUrl: i18n?.defaultLocale.baseUrl ?? address.baseUrl,
    filesBase: i18n?.defaultLocale.baseUrl ?? address.baseUrl,
    trailingSlash: config.trailingSlash,
    csp: config.csp === false ? undefined : { directives: {}, styleAttributes: false, dataFrames: false, ...config.csp },
    icons: settleIcons(config.favicon),
    headersFile: config.headersFile === false ? undefined : (config.headersFile ?? '_headers'),
    deploy: { host: config.deploy?.host, files: config.deploy?.files },
    noIndex: config.noIndex ?? false,
    staticDirectories: (config.staticDirectories ?? ['static']).map((folder) => folderPath(folder, root)),
    docs,
    images: settleImages(config.images),
    pages: settlePages(config.pages, docs, root),
    markdown: {
      format: config.markdown?.format ?? 'mdx',
      engine: config.markdown?.engine ?? 'native',
      anchors: { maintainCase: config.markdown?.anchors?.maintainCase ?? false },
      mdx1Compat: { comments: true, admonitions: true, headingIds: true, ...config.markdown?.mdx1Compat },
      interpolate: config.markdown?.interpolate ?? false,
    },
    // Those of a file are read once the settings say how.
    variables: undefined,
    variants: settleVariants(config.variants, options.variant),
    limits: { sourceBytes: 2_000_000, nodes: 100_000, tableCells: 50_000, inlineMarks: 10_000, ...config.limits },
    theme: settleTheme(config.theme ?? {}, root, colors),
    severity,
    links: settleLinks(config.links, against, root),
    allow: settleAllow(config.allow, root),
    storage: settleStorage(config.storage, address),
  };
}

function fieldsOf({ organizationName, projectName, customFields = {} }: Partial<UserConfig>): Settings['fields'] {
  const own = {
    ...(organizationName === undefined ? {} : { organizationName }),
    ...(projectName === undefined ? {} : { projectName }),
  };
  return { ...own, customFields: JSON.parse(JSON.stringify(customFields)) as JsonObject };
}

function settleAllow({ folders = [], dotfiles = [] }: AllowConfig = {}, root: string): AllowSettings {
  return { folders: folders.map((folder) => folderPath(folder, root)), ownFolders: [], dotfiles };
}

/** Adds all content folders that the configuration names, including those of plugins' collections. */
export function withOwnFolders(settings: Settings, plugins: readonly Plugin[]): Settings {
  const { docs, pages, staticDirectories, allow } = settings;
  const collections = plugins.flatMap((plugin) => plugin.collections ?? []);
  const ownFolders = [...docs, ...(pages ? [pages] : []), ...collections].map(({ path }) => posix.normalize(path));
  return { ...settings, allow: { ...allow, ownFolders: [...ownFolders, ...staticDirectories] } };
}

/** Computes the same hash as Docusaurus, so that a migrated site keeps its readers' choices. */
function settleStorage(storage: UserConfig['storage'], { url, baseUrl }: Pick<Settings, 'url' | 'baseUrl'>): StorageSettings {
  const { type = 'localStorage', namespace = false } = storage ?? {};
  const name = namespace === true ? hash('md5', url + baseUrl).slice(0, 3) : namespace || '';
  return { type, suffix: name === '' ? '' : `-${name}` };
}

function settleIcons(favicon: UserConfig['favicon'] = []): readonly IconSettings[] {
  const icons = typeof favicon === 'string' ? [{ src: favicon }] : favicon;
  return icons.map((icon) => ({ rel: 'icon', ...icon }));
}

function settleDocs(docs: DocsConfig, root: string): DocsSettings {
  return {
    id: docs.id ?? 'default',
    path: folderPath(docs.path ?? 'docs', root),
    routeBasePath: trimEnds(docs.routeBasePath ?? 'docs', '/') || '/',
    include: docs.include,
    exclude: docs.exclude,
    sidebars: docs.sidebars,
    editUrl: docs.editUrl,
    versioning: {
      disabled: docs.disableVersioning ?? false,
      includeCurrent: docs.includeCurrentVersion ?? true,
      only: docs.onlyIncludeVersions,
      last: docs.lastVersion,
      byName: docs.versions ?? {},
    },
    numberPrefixes: docs.numberPrefixParser !== false,
    sidebarCollapsed: docs.sidebarCollapsed ?? true,
    sidebarCollapsible: docs.sidebarCollapsible ?? true,
    breadcrumbs: docs.breadcrumbs ?? true,
    fallback: docs.fallback,
    translations: docs.translations === undefined ? undefined : folderPath(docs.translations, root),
  };
}

function settleImages(images: UserConfig['images']): ImageSettings | undefined {
  if (images === false) return undefined;
  const { formats = ['avif', 'webp'], widths = [480, 960, 1440], quality } = images ?? {};
  return {
    asked: images !== undefined,
    formats: [...new Set(formats)],
    widths: [...new Set(widths)].sort((a, b) => a - b),
    quality: { avif: 55, webp: 80, ...quality },
  };
}

/** Functions are no settings: those of docs folders are returned separately, by the folder's id. */
export function prefixParsersOf({ docs = [] }: Partial<UserConfig>): ReadonlyMap<string, NumberPrefixParser> {
  return new Map(
    docs.flatMap(({ id = 'default', numberPrefixParser: parser }) =>
      typeof parser === 'function' ? [[id, parser] as const] : [],
    ),
  );
}

/** A site whose docs are in the default pages folder has no standalone pages unless it configures them. */
function settlePages(pages: UserConfig['pages'], docs: readonly DocsSettings[], root: string): PagesSettings | undefined {
  if (pages === false) return undefined;
  const settled = {
    path: folderPath(pages?.path ?? defaultPagesFolder, root),
    routeBasePath: trimEnds(pages?.routeBasePath ?? '/', '/') || '/',
    include: pages?.include,
    exclude: pages?.exclude,
    editUrl: pages?.editUrl,
  };
  return pages === undefined && docs.some(({ path }) => overlap(path, settled.path)) ? undefined : settled;
}
