// The sound part of a config to complete settings.
import { isAbsolute, posix, relative, sep } from 'node:path';
import type { DocsSettings, PagesSettings, Settings, ThemeSettings } from '#model/settings';
import type { DocsConfig, UserConfig } from '#model/user-config';
import { defaultPagesFolder, overlap } from './pages-folder.ts';

export interface SettleOptions {
  readonly root: string;
  /** Given for this build; before the config's own. */
  readonly baseUrl: string | undefined;
  readonly severity: Settings['severity'];
}

export function settle(config: Partial<UserConfig>, { root, baseUrl, severity }: SettleOptions): Settings {
  const docs = (config.docs ?? [{}]).map((entry) => settleDocs(entry, root));
  return {
    title: config.title ?? '',
    tagline: config.tagline ?? '',
    url: config.url === undefined ? '' : new URL(config.url).origin,
    baseUrl: basePath(baseUrl ?? config.baseUrl ?? '/'),
    trailingSlash: config.trailingSlash,
    favicon: config.favicon,
    staticDirectories: (config.staticDirectories ?? ['static']).map((folder) => folderPath(folder, root)),
    docs,
    pages: settlePages(config.pages, docs, root),
    markdown: { format: config.markdown?.format ?? 'mdx' },
    theme: settleTheme(config.theme ?? {}),
    severity,
    links: { external: (config.links?.external ?? []).map((path) => (path.startsWith('/') ? path : `/${path}`)) },
  };
}

function settleDocs({ id, path, routeBasePath, sidebars, editUrl }: DocsConfig, root: string): DocsSettings {
  return {
    id: id ?? 'default',
    path: folderPath(path ?? 'docs', root),
    routeBasePath: trimSlashes(routeBasePath ?? 'docs') || '/',
    sidebars,
    editUrl,
  };
}

/** A site whose docs lie there already has no standalone pages, unless it asks for them. */
function settlePages(pages: UserConfig['pages'], docs: readonly DocsSettings[], root: string): PagesSettings | undefined {
  if (pages === false) return undefined;
  const settled = {
    path: folderPath(pages?.path ?? defaultPagesFolder, root),
    routeBasePath: trimSlashes(pages?.routeBasePath ?? '/') || '/',
    editUrl: pages?.editUrl,
  };
  return pages === undefined && docs.some(({ path }) => overlap(path, settled.path)) ? undefined : settled;
}

function settleTheme({
  navbar,
  footer,
  announcement,
  colorMode,
  image,
  metadata,
}: NonNullable<UserConfig['theme']>): ThemeSettings {
  return {
    navbar: {
      title: navbar?.title,
      logo: navbar?.logo && { src: navbar.logo.src, alt: navbar.logo.alt ?? '' },
      items: navbar?.items ?? [],
    },
    footer: { columns: footer?.columns ?? [], copyright: footer?.copyright },
    announcement,
    colorMode: {
      defaultMode: colorMode?.defaultMode ?? 'light',
      respectPrefersColorScheme: colorMode?.respectPrefersColorScheme ?? true,
    },
    image,
    metadata: metadata ?? [],
  };
}

/** `docs/` and `./docs` are one folder; `.` is the root. */
function folderPath(folder: string, root: string): string {
  const path = isAbsolute(folder) ? relative(root, folder).split(sep).join('/') : folder;
  return posix.normalize(path || '.').replace(/(?<=.)\/+$/, '');
}

function basePath(path: string): string {
  const inner = trimSlashes(path).replace(/\/{2,}/g, '/');
  return inner === '' ? '/' : `/${inner}/`;
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
