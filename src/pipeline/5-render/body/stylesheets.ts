// Bundles the stylesheets of content and its components once, and selects those of a page.
import { join } from 'node:path';
import type { StyleBundle } from '#code/style-bundle';
import type { Context } from '#context/context';
import type { Config } from '#model/config';
import type { Import } from '#model/document';
import { importedFile } from '#model/file-path';
import type { Place } from '#model/place';
import type { ThemeSettings } from '#model/settings';
import type { Site } from '#model/site';
import { bundledStylesheet } from '#output/asset-file';
import type { SiteLayouts } from '../layouts/site-layouts.ts';
import type { RenderContext } from '../render-context.ts';
import { namedLayout, namedSlots, namedStylesheets } from '../slots/named.ts';
import { faultOf, noModule } from './module-reports.ts';
import { entryOf, type SiteModules } from './modules.ts';
import type { PartDocument } from './parts.ts';

/** By entry. Plain data: it passes between threads. */
export type SiteStyles = Readonly<Record<string, StyleBundle>>;

export function isStylesheet({ specifier }: Import): boolean {
  return /\.(?:css|s[ac]ss|less)$/i.test(specifier);
}

/** The stylesheets of an import: itself, or those of a component's module. Absolute, or of a package. */
type EntriesOf = (document: PartDocument, imported: Import) => readonly string[];

function entriesIn(config: Pick<Config, 'root' | 'theme'>, { modules }: SiteModules, assets: ReadonlySet<string>): EntriesOf {
  return (document, imported) => {
    if (!isStylesheet(imported)) return modules[entryOf(config, document, imported, assets) ?? '']?.bundled?.styles ?? [];
    const file = importedFile(document.source.path, imported.specifier);
    return [file === undefined ? imported.specifier : join(config.root, file)];
  };
}

/** A stylesheet of every page, with its place in the configuration or the slot that imports it. */
interface SharedStyle {
  readonly entry: string;
  readonly specifier: string;
  readonly place: () => Place;
}

/** The theme settings with files for every page. */
export type NamedByTheme = Pick<ThemeSettings, 'css' | 'slots'>;

/** The configured ones come first, because a slot's own may rely on them. */
function sharedStyles(
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

export async function bundleStyles(
  context: Context,
  { assets }: Site,
  documents: readonly PartDocument[],
  modules: SiteModules,
  layouts: SiteLayouts,
): Promise<SiteStyles> {
  const { config, files, store } = context;
  const { root, bundleDir, settings } = config;
  const served = new Set(assets.map((asset) => asset.served));
  const { baseUrl } = settings;
  const options = { root, bundleDir, baseUrl, files, store, isServed: (address: string) => served.has(address) };
  const entriesOf = entriesIn(config, modules, new Set(assets.map(({ path }) => path)));
  const bundles: Record<string, StyleBundle> = {};
  const add = async (entry: string): Promise<void> => {
    // Loaded with the first stylesheet: many sites have none.
    const { bundleStyle } = await import('#code/style-bundle');
    bundles[entry] ??= await bundleStyle(entry, options);
  };
  for (const { entry } of sharedStyles(config, modules, settings.theme)) await add(entry);
  for (const { entry } of Object.values(layouts)) {
    for (const style of modules.modules[entry]?.bundled?.styles ?? []) await add(style);
  }
  for (const document of documents) {
    for (const imported of document.facts.imports) {
      for (const entry of entriesOf(document, imported)) await add(entry);
    }
  }
  return bundles;
}

export interface Stylesheets {
  /** The bundles of stylesheets for every page. */
  readonly shared: readonly StyleBundle[];
  /** The bundles of further stylesheets that a layout and documents import, in import order. */
  usedBy(documents: readonly PartDocument[], layout: string): readonly StyleBundle[];
  /** The class names that a document gets from importing a CSS module. */
  namesOf(document: PartDocument, imported: Import): Readonly<Record<string, string>>;
  /** Reports faults of a page's stylesheets. */
  report(documents: readonly PartDocument[], layout: string): Promise<void>;
}

interface Bundles {
  readonly styles: SiteStyles;
  readonly code: SiteModules;
  readonly layouts: SiteLayouts;
  readonly assets: readonly string[];
}

/** The asset names of valid bundles. */
export function filesOf(bundles: readonly StyleBundle[]): readonly string[] {
  return bundles.flatMap(({ file }) => (file === null ? [] : [bundledStylesheet(file)]));
}

export function openStylesheets(
  context: RenderContext,
  { styles: bundles, code: modules, layouts, assets }: Bundles,
  names: NamedByTheme,
): Stylesheets {
  const entriesOf = entriesIn(context.config, modules, new Set(assets));
  const usesOf = (documents: readonly PartDocument[]) =>
    documents.flatMap((document) =>
      document.facts.imports.flatMap((imported) =>
        entriesOf(document, imported).flatMap((entry) => {
          const bundle = bundles[entry];
          return bundle ? [{ document, imported, entry, bundle }] : [];
        }),
      ),
    );
  const shared = sharedStyles(context.config, modules, names).flatMap((style) => {
    const bundle = bundles[style.entry];
    return bundle ? [{ ...style, bundle }] : [];
  });
  const everywhere = new Set(shared.map(({ bundle }) => bundle));
  const ofLayout = (name: string) => {
    const named = namedLayout(context.config, name);
    if (!named) return [];
    const { path: specifier, place } = named;
    return (modules.modules[layouts[name]?.entry ?? '']?.bundled?.styles ?? []).flatMap((style) => {
      const bundle = bundles[style];
      return bundle ? [{ specifier, place, bundle }] : [];
    });
  };
  return {
    shared: [...everywhere],
    usedBy(documents, layout) {
      const used = [...ofLayout(layout), ...usesOf(documents)].map(({ bundle }) => bundle);
      return [...new Set(used)].filter((bundle) => !everywhere.has(bundle));
    },
    namesOf: (document, imported) => bundles[entriesOf(document, imported)[0] ?? '']?.names ?? {},
    async report(documents, layout) {
      const used = [...shared, ...ofLayout(layout), ...usesOf(documents)].map(({ bundle }) => bundle);
      for (const bundle of new Set(used)) for (const fault of bundle.faults) context.reporter.report(fault);
      for (const { specifier, place, bundle } of [...shared, ...ofLayout(layout)]) {
        for (const problem of bundle.problems) context.reporter.report(faultOf({ specifier, place: place() }, problem, 'config'));
      }
      for (const { document, imported, entry, bundle } of usesOf(documents)) {
        for (const problem of bundle.problems) {
          const isItself = problem.message === `could not resolve "${entry}"`;
          context.reporter.report(isItself ? await noModule(context, document, imported) : faultOf(imported, problem));
        }
      }
    },
  };
}
