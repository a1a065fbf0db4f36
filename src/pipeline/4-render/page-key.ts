// A page to all that its HTML is made of, by kind and in few words, and to the key of that.

import type { StyleBundle } from '#code/style-bundle';
import type { Context } from '#context/context';
import { digestOf, digestOfValue, keyOf } from '#files/digest';
import type { Doc, Page } from '#model/page';
import type { Site } from '#model/site';
import type { HeadElement } from '#model/theme';
import type { Ingredient } from '#model/why';
import { entryOf } from './body/modules.ts';
import type { PartDocument } from './body/parts.ts';
import type { Stylesheets } from './body/stylesheets.ts';
import { layoutOf, type PropsOfPages } from './props/page-props.ts';
import type { SiteParts } from './render-job.ts';
import { namedSlots } from './slots/named.ts';

/** What a page is made of. The names are shown to people who ask why a page was rendered. */
export type Ingredients = Readonly<Record<Ingredient, string>>;

/** What plugins say in the head of a page is asked of them first. */
export type IngredientsOf = (page: Page, answers: readonly (readonly HeadElement[])[]) => Ingredients;

/** Prepares what all pages share; the function that comes back costs no more than the page, and makes none of its props. */
export function ingredientsOf(
  context: Context,
  { code, assets: paths, browserCode, scripts, layouts }: SiteParts,
  { imageSize }: Site,
  stylesheets: Stylesheets,
  props: PropsOfPages,
  highlighter: string,
): IngredientsOf {
  const { config, files } = context;
  const assets = new Set(paths);
  const settings = digestOfValue(imageSize ? [config.settings, imageSize] : config.settings);
  const moduleDigests = new Map<string, string>();
  const moduleDigest = (entry: string): string => {
    const known = moduleDigests.get(entry);
    if (known !== undefined) return known;
    const { bundled, problems } = code.modules[entry] ?? { problems: [] };
    const made = (bundled?.inputs ?? []).map((path) => `${path} ${files.digest(path)}`);
    // In which folder the site stands is nothing that a page is made of.
    const { bundled: forBrowsers, ...found } = browserCode.modules[entry] ?? {};
    const inBrowsers = JSON.stringify([found, { ...forBrowsers, entry: undefined }]);
    const digest = keyOf(JSON.stringify(problems), inBrowsers, ...made);
    moduleDigests.set(entry, digest);
    return digest;
  };
  const modulesOf = (document: PartDocument): readonly string[] =>
    document.facts.imports.map((imported) => {
      const entry = entryOf(config, document, imported, assets);
      return entry === undefined ? imported.specifier : moduleDigest(entry);
    });
  const slots = namedSlots(config)
    .map(({ name, entry }) => `${name} ${moduleDigest(entry)}`)
    .concat(JSON.stringify(scripts), browserCode.theme.mode)
    .join();
  const layoutKey = (name: string): string => {
    const layout = layouts[name];
    if (!layout) return '';
    // A static layout says texts of its plugin.
    const { strings } = config.plugins.find((plugin) => plugin.name === config.pluginParts.layouts[name]?.plugin) ?? {};
    return keyOf(moduleDigest(layout.entry), String(layout.isStatic), JSON.stringify(strings ?? {}));
  };
  return (page, answers) => {
    const documents = documentsOf(page);
    const runs = documents.some(({ facts }) => facts.components.length + facts.imports.length + facts.declarations.length > 0);
    const { sidebar, navigation, versions } = props.around(page);
    // What a document says stands in its content.
    const { document, partials, headings, targets, shows, previous, next, breadcrumbs, ...own } = { ...noDoc, ...page };
    return {
      settings,
      content: docsOn(page).map(printContent).join(),
      partials: docsOn(page).map(printPartials).join(''),
      links: JSON.stringify(page.kind === 'doc' ? targets : page.shows.map((doc) => doc.targets)),
      components: runs ? [highlighter, ...documents.flatMap(modulesOf)].join() : '',
      slots,
      layout: layoutKey(layoutOf(page)),
      stylesheets: printStyles(stylesheets.bundlesOf(documents, layoutOf(page))),
      head: answers.length > 0 ? JSON.stringify(answers) : '',
      sidebar,
      neighbours: JSON.stringify([previous, next, breadcrumbs]),
      navigation: `${navigation} ${versions}`,
      page: JSON.stringify(own),
    };
  };
}

function printStyles(bundles: readonly StyleBundle[]): string {
  return bundles.length > 0 ? JSON.stringify(bundles) : '';
}

const noDoc = { document: undefined, partials: {}, headings: [], targets: [], shows: [] };

/** `engine` names the running slodocs: its theme is part of every page. */
export function pageKey(engine: string, page: Page, ingredients: Ingredients): string {
  return digestOf([engine, page.route.path, ...Object.values(ingredients)].join('\0')).slice(0, 32);
}

/** The docs of which a page shows something: itself, or those of its excerpts. */
export function docsOn(page: Page): readonly Doc[] {
  return page.kind === 'doc' ? [page] : page.shows;
}

/** The documents that a page shows, with their partials. */
export function documentsOf(page: Page): readonly PartDocument[] {
  return docsOn(page).flatMap(({ document, partials }) => [
    document,
    ...Object.values(partials).map((partial) => partial.document),
  ]);
}

function printContent({ document }: Doc): string {
  return `${document.factsKey} ${document.bodyKey}`;
}

/** With partials, the headings of a page are more than its content's own. */
function printPartials({ partials, headings }: Doc): string {
  const entries = Object.entries(partials);
  if (entries.length === 0) return '';
  const printed = entries.map(([path, { document, targets, headings }]) => [
    path,
    document.factsKey,
    document.bodyKey,
    targets,
    headings,
  ]);
  return JSON.stringify([headings, printed]);
}
