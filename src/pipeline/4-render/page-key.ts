// A page to the digests of all that its HTML is made of, by kind, and to the key of them together.
import type { Doc, Page } from '#model/page';
import type { SidebarEntry } from '#model/theme';
import type { Ingredient } from '#model/why';
import type { Context } from '../context/context.ts';
import { digestOf, digestOfValue, keyOf } from '../context/digest.ts';
import type { PartDocument } from './body/compose-element.ts';
import { entryOf } from './body/modules.ts';
import type { Stylesheets } from './body/stylesheets.ts';
import type { RenderTask, SiteParts } from './render-job.ts';

/** What a page is made of, as digests. The names are shown to people who ask why a page was rendered. */
export type Ingredients = Readonly<Record<Ingredient, string>>;

export type IngredientsOf = (page: Page, task: Omit<RenderTask, 'doc'>) => Ingredients;

/** Prepares what all pages share; the function that comes back costs no more than the page. */
export function ingredientsOf(context: Context, { code, assets: paths }: SiteParts, stylesheets: Stylesheets): IngredientsOf {
  const { config, files } = context;
  const assets = new Set(paths);
  const settings = digestOfValue(config.settings);
  const moduleDigests = new Map<string, string>();
  const moduleDigest = (entry: string): string => {
    const known = moduleDigests.get(entry);
    if (known !== undefined) return known;
    const { bundled, problems } = code.modules[entry] ?? { problems: [] };
    const made = (bundled?.inputs ?? []).map((path) => `${path} ${files.digest(path)}`);
    const found = keyOf(JSON.stringify(problems), ...made);
    moduleDigests.set(entry, found);
    return found;
  };
  const modulesOf = (document: PartDocument): readonly string[] =>
    document.facts.imports.map((imported) => {
      const entry = entryOf(config, document, imported, assets);
      return entry === undefined ? imported.specifier : moduleDigest(entry);
    });
  const printSidebar = sidebarPrinter();
  return (page, { props, head, classes }) => {
    const doc = page.kind === 'doc' ? page : undefined;
    const { sidebar, site, previous, next, breadcrumbs, ...own } = props;
    const documents = doc ? documentsOf(doc) : [];
    const usesModules = documents.some(({ facts }) => facts.imports.length > 0);
    return {
      settings,
      content: doc ? keyOf(doc.document.factsKey, doc.document.bodyKey) : '',
      partials: doc ? partialsKey(doc) : '',
      links: doc ? digestOf(JSON.stringify(doc.targets)) : '',
      components: usesModules ? keyOf(...documents.flatMap(modulesOf)) : '',
      stylesheets: usesModules ? digestOf(JSON.stringify(stylesheets.bundlesOf(documents))) : '',
      head: digestOf(JSON.stringify(head)),
      sidebar: sidebar ? digestOf(printSidebar(sidebar)) : '',
      neighbours: digestOf(JSON.stringify([previous, next, breadcrumbs])),
      navigation: digestOf(JSON.stringify(site)),
      page: digestOf(JSON.stringify([own, classes])),
    };
  };
}

/** `engine` names the running slodocs: its theme is part of every page. */
export function pageKey(engine: string, page: Page, ingredients: Ingredients): string {
  return keyOf(engine, page.route.path, ...Object.values(ingredients));
}

/** The documents that a page shows: its own, and its partials. */
export function documentsOf({ document, partials }: Doc): readonly PartDocument[] {
  return [document, ...Object.values(partials).map((partial) => partial.document)];
}

function partialsKey({ partials }: Doc): string {
  const entries = Object.entries(partials);
  if (entries.length === 0) return '';
  return keyOf(
    ...entries.map(([path, { document, targets, headings }]) =>
      JSON.stringify([path, document.factsKey, document.bodyKey, targets, headings]),
    ),
  );
}

/** Pages of one sidebar share most of its entries, which are printed once. */
function sidebarPrinter(): (entries: readonly SidebarEntry[]) => string {
  const printed = new WeakMap<SidebarEntry, string>();
  const print = (entry: SidebarEntry): string => {
    const known = printed.get(entry);
    if (known !== undefined) return known;
    const { items, ...own } = entry;
    const text = `${JSON.stringify(own)}[${items.map(print).join()}]`;
    printed.set(entry, text);
    return text;
  };
  return (entries) => entries.map(print).join();
}
