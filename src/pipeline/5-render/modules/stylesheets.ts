// Selects the bundled stylesheets of a page, and reports their faults.
import { namedLayout } from '#code/site-bundle/named-files';
import type { SiteLayouts, SiteModules, SiteStyles } from '#code/site-bundle/site-bundle';
import { entriesIn, type NamedByTheme, sharedStyles } from '#code/site-bundle/styles-of';
import type { StyleBundle } from '#code/style-bundle';
import type { RenderContext } from '#context/context';
import type { Import } from '#model/document';
import type { PartDocument } from '#model/page-parts';
import { bundledStylesheet } from '#output/asset-file';
import { faultOf, noModule } from './module-reports.ts';

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
