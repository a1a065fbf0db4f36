// Settles the settings of the theme.
import { isAbsolute, posix, relative, sep } from 'node:path';
import { trimPath } from '#model/cut-text';
import { compareText } from '#model/place';
import type { ThemeSettings } from '#model/settings';
import type { AccentSettings } from '#model/theme-colors';
import type { UserConfig } from '#model/user-config';
import { servicesIn } from './analytics.ts';

/** A single accent is used for both schemes. */
export function accentOf({ accent }: NonNullable<UserConfig['theme']>): AccentSettings | undefined {
  return typeof accent === 'string' ? { light: accent, dark: accent } : accent;
}

export function settleTheme(
  theme: NonNullable<UserConfig['theme']>,
  root: string,
  colors: ThemeSettings['colors'],
): ThemeSettings {
  const { analytics, fonts, navbar, footer, announcement, clientModules, colorMode, docs, css, image } = theme;
  const { manifest, metadata, slots, tableOfContents, themeColor } = theme;
  const accent = accentOf(theme);
  return {
    accent,
    colors,
    fonts,
    navbar: {
      title: navbar?.title,
      logo: navbar?.logo,
      items: navbar?.items ?? [],
    },
    footer: {
      columns: footer?.columns ?? [],
      copyright: footer?.copyright,
      logo: footer?.logo,
      social: footer?.social ?? [],
    },
    announcement: announcement && { id: 'announcement-bar', isCloseable: true, ...announcement },
    colorMode: {
      defaultMode: colorMode?.defaultMode ?? 'light',
      disableSwitch: colorMode?.disableSwitch ?? false,
      respectPrefersColorScheme: colorMode?.respectPrefersColorScheme ?? true,
    },
    sidebar: {
      hideable: docs?.sidebar?.hideable ?? false,
      autoCollapseCategories: docs?.sidebar?.autoCollapseCategories ?? false,
    },
    lead: docs?.lead ?? false,
    readingTime: docs?.readingTime ?? false,
    actions: docs?.actions ?? [],
    components: byName(theme.components, root),
    tableOfContents,
    analytics: servicesIn(analytics).map(({ clientModule, config, loads }) => ({
      module: folderPath(clientModule, root),
      config,
      loads,
    })),
    clientModules: (clientModules ?? []).map((path) => folderPath(path, root)),
    css: (css ?? []).map((path) => folderPath(path, root)),
    image,
    manifest: manifest === true ? {} : manifest,
    metadata: metadata ?? [],
    slots: byName(slots, root),
    themeColor: { light: colors.light.page, dark: colors.dark.page, ...themeColor },
  };
}

/** Sorts paths by name, so that their order in the config does not make pages stale. */
function byName(paths: Readonly<Record<string, string | undefined>> = {}, root: string): Readonly<Record<string, string>> {
  const given = Object.entries(paths).flatMap(([name, path]) => (path ? [[name, modulePath(path, root)] as const] : []));
  return Object.fromEntries(given.sort(([a], [b]) => compareText(a, b)));
}

function modulePath(path: string, root: string): string {
  return folderPath(path.startsWith('@site/') ? path.slice('@site/'.length) : path, root);
}

/** `docs/` and `./docs` are one folder; `.` is the root. */
export function folderPath(folder: string, root: string): string {
  const path = isAbsolute(folder) ? relative(root, folder).split(sep).join('/') : folder;
  return trimPath(posix.normalize(path || '.'));
}
