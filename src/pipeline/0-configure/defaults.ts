// The sound part of a config to complete settings.
import { isAbsolute, posix, relative, sep } from 'node:path';
import type { DocsSettings, Settings, ThemeSettings } from '#model/settings';
import type { DocsConfig, UserConfig } from '#model/user-config';

export interface SettleOptions {
  readonly root: string;
  /** Given for this build; before the config's own. */
  readonly baseUrl: string | undefined;
  readonly severity: Settings['severity'];
}

export function settle(config: Partial<UserConfig>, { root, baseUrl, severity }: SettleOptions): Settings {
  return {
    title: config.title ?? '',
    tagline: config.tagline ?? '',
    url: config.url === undefined ? '' : new URL(config.url).origin,
    baseUrl: basePath(baseUrl ?? config.baseUrl ?? '/'),
    trailingSlash: config.trailingSlash,
    favicon: config.favicon,
    staticDirectories: (config.staticDirectories ?? ['static']).map((folder) => folderPath(folder, root)),
    docs: (config.docs ?? [{}]).map((docs) => settleDocs(docs, root)),
    markdown: {
      format: config.markdown?.format ?? 'mdx',
      mdx1Compat: { comments: true, admonitions: true, headingIds: true, ...config.markdown?.mdx1Compat },
    },
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

function settleTheme({ navbar, footer, announcement, colorMode }: NonNullable<UserConfig['theme']>): ThemeSettings {
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
