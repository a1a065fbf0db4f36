// The stylesheets that content and its components import, each bundled once, to those of a page.
import { join } from 'node:path';
import type { Document, Import } from '#model/document';
import { importedFile } from '#model/file-path';
import type { Doc } from '#model/page';
import type { Site } from '#model/site';
import type { Context } from '../../context/context.ts';
import { bundleStyle, type StyleBundle } from '../../context/style-bundle.ts';
import { faultOf, noModule } from './module-reports.ts';

export interface PageStyles {
  /** Absolute paths, in the order in which the page imports them. */
  readonly files: readonly string[];
  /** Files that they name, relative to the root. */
  readonly assets: readonly string[];
}

/** Stylesheets that an import brings along: itself, or those of a component's module. Absolute, or of a package. */
export type StylesOf = (document: Document, imported: Import) => readonly string[];

export function isStylesheet({ specifier }: Import): boolean {
  return /\.(?:css|s[ac]ss|less)$/i.test(specifier);
}

export interface Stylesheets {
  of(page: Doc): PageStyles;
  /** What a document gets that imports a stylesheet by name: the names of a CSS module. */
  namesOf(document: Document, imported: Import): Readonly<Record<string, string>>;
}

export async function loadStylesheets(context: Context, site: Site, stylesOf: StylesOf): Promise<Stylesheets> {
  const { root, cacheDir, settings } = context.config;
  const served = new Set(site.assets.map((asset) => asset.served));
  const { baseUrl, docs } = settings;
  const options = { root, cacheDir, baseUrl, docs, isServed: (address: string) => served.has(address) };
  const entriesOf = (document: Document, imported: Import): readonly string[] => {
    if (!isStylesheet(imported)) return stylesOf(document, imported);
    const file = importedFile(document.source.path, imported.specifier);
    return [file === undefined ? imported.specifier : join(root, file)];
  };
  const bundles = new Map<string, StyleBundle>();
  for (const page of site.pages) {
    if (page.kind !== 'doc') continue;
    for (const document of partsOf(page)) {
      for (const imported of document.facts.imports) {
        for (const entry of entriesOf(document, imported)) {
          if (!bundles.has(entry)) bundles.set(entry, await bundleStyle(entry, options));
          await report(context, document, imported, entry, bundles.get(entry) as StyleBundle);
        }
      }
    }
  }
  for (const path of [...bundles.values()].flatMap(({ inputs, assets }) => [...inputs, ...assets]))
    await context.files.stat(path);
  const namesOf = (document: Document, imported: Import) => bundles.get(entriesOf(document, imported)[0] ?? '')?.names ?? {};
  const of = (page: Doc): PageStyles => {
    const entries = partsOf(page).flatMap((document) => document.facts.imports.flatMap((one) => entriesOf(document, one)));
    const used = [...new Set(entries)].flatMap((entry) => bundles.get(entry) ?? []);
    return { files: used.flatMap(({ file }) => file ?? []), assets: used.flatMap(({ assets }) => assets) };
  };
  return { of, namesOf };
}

function partsOf({ document, partials }: Doc): readonly Document[] {
  return [document, ...Object.values(partials).map((partial) => partial.document)];
}

async function report(context: Context, document: Document, imported: Import, entry: string, bundle: StyleBundle): Promise<void> {
  const { reporter } = context;
  for (const problem of bundle.problems) {
    const isItself = problem.message === `could not resolve "${entry}"`;
    reporter.report(isItself ? await noModule(context, document, imported) : faultOf(imported, problem));
  }
}
