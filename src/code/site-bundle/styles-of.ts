// Lists the stylesheets that imports of content, the theme's settings and slots name.
import { join } from 'node:path';
import type { Config } from '#model/config';
import type { Import } from '#model/document';
import { importedFile } from '#model/file-path';
import type { PartDocument } from '#model/page-parts';
import type { Place } from '#model/place';
import type { ThemeSettings } from '#model/settings';
import { namedSlots, namedStylesheets } from './named-files.ts';
import type { SiteModules } from './site-bundle.ts';

/** The stylesheets of an import: itself, or those of a component's module. Absolute, or of a package. */
export type EntriesOf = (document: PartDocument, imported: Import) => readonly string[];

export function entriesIn(
  config: Pick<Config, 'root' | 'theme'>,
  { modules }: SiteModules,
  assets: ReadonlySet<string>,
): EntriesOf {
  return (document, imported) => {
    if (!isStylesheet(imported)) return modules[entryOf(config, document, imported, assets) ?? '']?.bundled?.styles ?? [];
    const file = importedFile(document.source.path, imported.specifier);
    return [file === undefined ? imported.specifier : join(config.root, file)];
  };
}

/** A stylesheet of every page, with its place in the configuration or the slot that imports it. */
export interface SharedStyle {
  readonly entry: string;
  readonly specifier: string;
  readonly place: () => Place;
}

/** The theme settings with files for every page. */
export type NamedByTheme = Pick<ThemeSettings, 'css' | 'slots'>;

/** The configured ones come first, because a slot's own may rely on them. */
export function sharedStyles(
  config: Pick<Config, 'root' | 'locate' | 'pluginParts'>,
  { modules }: SiteModules,
  { css, slots }: NamedByTheme,
): readonly SharedStyle[] {
  return [
    ...namedStylesheets(config, css).map(({ entry, path, place }) => ({ entry, specifier: path, place })),
    ...namedSlots(config, slots).flatMap(({ entry, path, place }) =>
      (modules[entry]?.bundled?.styles ?? []).map((style) => ({ entry: style, specifier: path, place })),
    ),
  ];
}

/** The entry for esbuild: an absolute path, or a package's name. Undefined for partials, theme modules and files. */
export function entryOf(
  { root, theme }: Pick<Config, 'root' | 'theme'>,
  document: PartDocument,
  imported: Import,
  assets: ReadonlySet<string>,
): string | undefined {
  const { specifier } = imported;
  if (/\.(?:mdx?|css|s[ac]ss|less)$/i.test(specifier) || Object.hasOwn(theme.aliases, specifier)) return undefined;
  if (importedAsset(document, imported, assets) !== undefined) return undefined;
  const file = importedFile(document.source.path, specifier);
  return file === undefined ? specifier : join(root, file);
}

/** The imported file, unless it is a module or a stylesheet. */
export function importedAsset({ source }: PartDocument, { specifier }: Import, assets: ReadonlySet<string>): string | undefined {
  if (/\.(?:[cm]?[jt]sx?|json|mdx?|css|s[ac]ss|less)$/i.test(specifier)) return undefined;
  const path = importedFile(source.path, specifier);
  return path !== undefined && assets.has(path) ? path : undefined;
}

export function isStylesheet({ specifier }: Import): boolean {
  return /\.(?:css|s[ac]ss|less)$/i.test(specifier);
}
