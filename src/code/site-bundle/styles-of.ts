// Lists the stylesheets that imports of content, the theme's settings and slots name.
import { join } from 'node:path';
import type { Config } from '#model/config';
import type { Import } from '#model/document';
import { importedFile } from '#model/file-path';
import type { PartDocument } from '#model/page-parts';
import type { Place } from '#model/place';
import type { ThemeSettings } from '#model/settings';
import { entryOf, isStylesheet } from './imports.ts';
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
