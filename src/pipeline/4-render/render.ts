// The site to rendered pages. What was rendered before of the same ingredients is not rendered again.
import type { RenderedPage } from '#model/output';
import type { Doc, Page } from '#model/page';
import { routeKey } from '#model/route';
import type { Site } from '#model/site';
import type { HeadElement } from '#model/theme';
import { versionFinder } from '#model/version';
import type { Context } from '../context/context.ts';
import { linkChecker, reportBroken } from './body/check-links.ts';
import { bundleSite } from './body/modules.ts';
import type { PartDocument } from './body/parts.ts';
import { bundleStyles, openStylesheets, type Stylesheets } from './body/stylesheets.ts';
import { stylesheetLink } from './head/elements.ts';
import { standardHead } from './head/standard-head.ts';
import { type KeptPage, type KeptPages, openKeptPages } from './kept-pages.ts';
import { ingredientsOf, pageKey } from './page-key.ts';
import { type PropsOfPages, pagePropsOf } from './props/page-props.ts';
import { createRenderer, type Rendered, type RenderTask, type SiteParts, type TaskDoc } from './render-job.ts';

export { createRenderer, type RenderTask, type SiteParts };

export async function render(context: Context, site: Site): Promise<readonly RenderedPage[]> {
  const { trace, reporter, work, progress } = context;
  const parts = await trace.span('step', 'bundle components', () => bundleParts(context, site));
  const kept = openKeptPages(context);
  const renderer = createRenderer(context, () => parts);
  const stylesheets = openStylesheets(context, parts.styles, parts.code, new Set(parts.assets));
  const props = pagePropsOf(site);
  const answersOf = askPlugins(context);
  const taskOf = taskMaker(site, stylesheets, props, answersOf);
  const ingredients = ingredientsOf(context, parts, stylesheets, props);
  const found = new Map<Page, KeptPage>();
  const missing: { readonly page: Page; readonly key: string }[] = [];
  for (const page of site.pages) {
    const key = pageKey(context.engine, page, ingredients(page, await answersOf(page)));
    const known = await kept.find(key);
    if (known) found.set(page, known);
    else missing.push({ page, key });
  }
  let done = found.size;
  const pageAt = (index: number): Page => (missing[index] as (typeof missing)[number]).page;
  await context.workers.all<RenderTask, Rendered>({
    job: 'render',
    names: missing.map(({ page }) => page.route.path),
    task: async (index) => withBody(context, pageAt(index), await taskOf(pageAt(index))),
    site: () => JSON.stringify(parts),
    here: renderer.render,
    take(rendered, index) {
      const { page, key } = missing[index] as (typeof missing)[number];
      found.set(page, kept.keep(key, rendered));
      work.rendered.push(routeKey(page.route.path));
      progress({ stage: 'render', done: ++done, total: site.pages.length });
    },
  });
  // In the order of the pages, whichever was done first.
  const checkLink = linkChecker(site);
  for (const page of site.pages) {
    const { reported, links, observed } = found.get(page) as KeptPage;
    for (const draft of reported) reporter.report(draft);
    // What a thread asked of the disk is an input of this build.
    await context.files.holds(observed);
    for (const link of links) {
      const broken = checkLink(link);
      if (!broken) continue;
      const places = await renderer.findLink(withBody(context, page, await taskOf(page)), link.href);
      reportBroken(context, link.href, broken.meant, places);
    }
  }
  return site.pages.map((page) => renderedPage(kept, stylesheets, page, found.get(page) as KeptPage));
}

async function bundleParts(context: Context, site: Site): Promise<SiteParts> {
  const assets = site.assets.map(({ path }) => path);
  const documents = new Set(site.pages.flatMap((page) => (page.kind === 'doc' ? documentsOf(page) : [])));
  const importing = [...documents].filter(({ facts }) => facts.imports.length > 0);
  const code = await bundleSite(context, importing, new Set(assets));
  const styles = await bundleStyles(context, site, importing, code);
  // Which of the assets there are matters only to pages with imports or code of their own.
  return { assets, code, styles };
}

type TaskOf = (page: Page) => Promise<Omit<RenderTask, 'doc'>>;

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

/** Prepares what all pages share. */
function taskMaker(
  site: Site,
  stylesheets: Stylesheets,
  props: PropsOfPages,
  answersOf: (page: Page) => Promise<Answers>,
): TaskOf {
  const headOf = standardHead(site);
  const versionOf = versionFinder(site.versions);
  return async (page) => {
    const own = page.kind === 'doc' ? page.document.facts.frontMatter.wrapperClassName : undefined;
    const { files } = stylesheets.of(page.kind === 'doc' ? documentsOf(page) : []);
    return {
      path: page.route.path,
      props: props.of(page),
      head: [...headOf(page), files.map(stylesheetLink), ...(await answersOf(page))],
      // As Docusaurus does it, so that the styles of a site find the page.
      classes: [versionOf(page)?.className, own].filter((name) => typeof name === 'string'),
      origin: page.kind === 'listing' ? page.origin : undefined,
    };
  };
}

function documentsOf({ document, partials }: Doc): readonly PartDocument[] {
  return [document, ...Object.values(partials).map((partial) => partial.document)];
}

function withBody({ store }: Context, page: Page, task: Omit<RenderTask, 'doc'>): RenderTask {
  if (page.kind === 'listing') return { ...task, doc: undefined };
  const part = ({ document, targets, headings }: Pick<Doc, 'document' | 'targets' | 'headings'>) => ({
    document: { source: document.source, facts: document.facts },
    body: store.unpack('bodies', document.bodyKey),
    targets,
    headings,
  });
  const partials = Object.entries(page.partials).map(([path, partial]) => [path, part(partial)] as const);
  const doc: TaskDoc = { ...part(page), partials: Object.fromEntries(partials) };
  return { ...task, doc };
}

function renderedPage(kept: KeptPages, stylesheets: Stylesheets, page: Page, found: KeptPage): RenderedPage {
  const { assets } = stylesheets.of(page.kind === 'doc' ? documentsOf(page) : []);
  return {
    page,
    head: found.head,
    assets: [...new Set([...found.marked, ...assets])],
    digest: found.digest,
    html: () => kept.html(found),
    body: () => kept.body(found),
  };
}
