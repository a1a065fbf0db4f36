// The site to what its pages are rendered with: the code that they share, and the part of each that is not its body.

import type { Context } from '#context/context';
import type { OutputFile } from '#model/output';
import type { Page } from '#model/page';
import type { Site } from '#model/site';
import type { HeadElement } from '#model/theme';
import { versionFinder } from '#model/version';
import { contentStylesheet } from '#output/asset-file';
import { highlighterKey } from './body/highlighting.ts';
import { type ModuleFiles, openModuleFiles } from './body/module-files.ts';
import { bundleSite } from './body/modules.ts';
import { bundleStyles, openStylesheets, type Stylesheets } from './body/stylesheets.ts';
import { readBrowserModules } from './head/browser-modules.ts';
import { stylesheetLink } from './head/elements.ts';
import { type HeadOf, standardHead } from './head/standard-head.ts';
import { siteLayouts } from './layouts/site-layouts.ts';
import { bundleBrowserCode } from './live/browser-code.ts';
import { siteScripts } from './live/site-scripts.ts';
import { canAsk } from './lookups/can-ask.ts';
import { type Lookups, openLookups } from './lookups/lookups.ts';
import { documentsOf, type IngredientsOf, ingredientsOf } from './page-key.ts';
import { layoutOf, type PropsOfPages, pagePropsOf } from './props/page-props.ts';
import type { SiteParts } from './render-job.ts';
import type { TaskHead } from './render-task.ts';

export interface Prepared {
  readonly parts: SiteParts;
  readonly stylesheets: Stylesheets;
  readonly moduleFiles: ModuleFiles;
  readonly lookups: Lookups;
  readonly taskOf: TaskOf;
  /** What plugins say in the head of a page. */
  readonly answersOf: (page: Page) => Promise<Answers>;
  readonly ingredients: IngredientsOf;
  /** What browsers fetch besides pages. */
  readonly files: readonly OutputFile[];
}

export async function prepare(context: Context, site: Site): Promise<Prepared> {
  const parts = await context.trace.span('step', 'bundle components', () => bundleParts(context, site));
  const stylesheets = openStylesheets(context, parts);
  const moduleFiles = openModuleFiles(context, parts);
  const props = pagePropsOf(site);
  const lookups = openLookups(site, props, context.config.plugins);
  const answersOf = askPlugins(context);
  const taskOf = taskMaker(standardHead(site, parts.browserCode.theme), site, stylesheets, props, lookups, answersOf);
  const ingredients = ingredientsOf(context, parts, site, stylesheets, props, await highlighterKey(context));
  return { parts, stylesheets, moduleFiles, lookups, taskOf, answersOf, ingredients, files: props.trees };
}

async function bundleParts(context: Context, site: Site): Promise<SiteParts> {
  const assets = site.assets.map(({ path }) => path);
  const documents = new Set(site.pages.flatMap((page) => documentsOf(page)));
  const importing = [...documents].filter(({ facts }) => facts.imports.length > 0);
  const layouts = siteLayouts(context, site.pages);
  const code = await bundleSite(context, importing, new Set(assets), layouts);
  const browserCode = await bundleBrowserCode(context, await readBrowserModules(context.config.theme), code, layouts);
  const scripts = await siteScripts(context, browserCode);
  const styles = await bundleStyles(context, site, importing, code, layouts);
  // A page that asks for one by code has asked the disk, which is noted with it.
  return { assets, code, styles, browserCode, scripts, layouts, asks: canAsk(context, importing, code) };
}

export type TaskOf = (page: Page) => Promise<TaskHead>;

type Answers = readonly (readonly HeadElement[])[];

/** What plugins say in the head of a page, each asked once. */
function askPlugins({ config, hooks }: Context): (page: Page) => Promise<Answers> {
  const asks = config.plugins.some(({ head }) => head);
  const answered = new Map<Page, Answers>();
  return async (page) => {
    const known = answered.get(page);
    if (known || !asks) return known ?? [];
    const answers = await hooks.collect('head', (plugin, ctx) => plugin.head?.(page, ctx));
    const found = answers.map(({ answer }) => answer);
    answered.set(page, found);
    return found;
  };
}

/** Pages whose content brings styles share one stylesheet. */
function contentStyles(page: Page): readonly string[] {
  return documentsOf(page).some(({ facts }) => facts.styles.length > 0) ? [contentStylesheet] : [];
}

/** The picture that other sites show of it. */
function imageOf(page: Page): readonly string[] {
  return page.kind === 'doc' && page.image?.kind === 'asset' ? [page.image.path] : [];
}

function taskMaker(
  headOf: HeadOf,
  site: Site,
  styles: Stylesheets,
  props: PropsOfPages,
  lookups: Lookups,
  answersOf: (page: Page) => Promise<Answers>,
): TaskOf {
  const versionOf = versionFinder(site.versions);
  return async (page) => {
    const own = page.kind === 'doc' ? page.document.facts.frontMatter.wrapperClassName : undefined;
    const stylesheets = [...styles.of(documentsOf(page), layoutOf(page)).files, ...contentStyles(page)];
    return {
      path: page.route.path,
      props: props.of(page),
      asker: lookups.askerOf(page),
      files: [...stylesheets, ...imageOf(page)],
      head: [...headOf(page), stylesheets.map(stylesheetLink), ...(await answersOf(page))],
      // As Docusaurus does it, so that the styles of a site find the page.
      classes: [versionOf(page)?.className, own].filter((name) => typeof name === 'string'),
      dir: page.kind === 'doc' ? page.document.facts.frontMatter.dir : undefined,
      origin: page.kind === 'listing' ? page.origin : undefined,
    };
  };
}
