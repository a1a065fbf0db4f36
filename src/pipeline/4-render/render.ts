// The site to rendered pages and to what browsers fetch besides them. What was rendered before of the same ingredients is not rendered again.

import type { Context } from '#context/context';
import type { OutputFile, RenderedPage } from '#model/output';
import type { Doc, Page } from '#model/page';
import { printRoute, routeKey } from '#model/route';
import type { Site } from '#model/site';
import { linkChecker, reportBroken } from './body/check-links.ts';
import { type KeptPage, type KeptPages, openKeptPages } from './kept-pages.ts';
import { docsOn, documentsOf, type Ingredients, pageKey } from './page-key.ts';
import { prepare } from './prepare.ts';
import { layoutOf } from './props/page-props.ts';
import { createRenderer, type SiteParts } from './render-job.ts';
import type { Rendered, RenderTask, TaskDoc, TaskHead } from './render-task.ts';
import { openRenderings, printMade, type Rendering, type Renderings } from './renderings.ts';
import { renderCall, unrendered } from './unrendered.ts';

export { type Inspection, inspect, type PageState } from './inspect.ts';
export { createRenderer, documentsOf, type RenderTask, renderCall, type SiteParts };

export interface RenderedSite {
  readonly pages: readonly RenderedPage[];
  /** What browsers fetch besides pages. */
  readonly files: readonly OutputFile[];
}

/** Of a site with faults, what can be rendered all the same: to learn what else is wrong with it, and for nothing else. */
export interface SoundPart {
  has(page: Page): boolean;
  /** False where the site may answer questions of components otherwise once it has no faults. */
  readonly answers: boolean;
}

export async function render(context: Context, site: Site, sound?: SoundPart): Promise<RenderedSite> {
  const { reporter, work, progress, trace } = context;
  const { parts, stylesheets, moduleFiles, lookups, taskOf, answersOf, ingredients, files } = await prepare(context, site);
  const kept = openKeptPages(context, lookups);
  const pages = sound ? site.pages.filter((page) => sound.has(page)) : site.pages;
  const renderer = createRenderer(context, () => parts, lookups.index);
  const found = new Map<Page, KeptPage>();
  const renderings = openRenderings(context);
  const missing: { readonly page: Page; readonly key: string; readonly rendering: Rendering }[] = [];
  await trace.span('step', 'look for pages', async () => {
    for (const page of pages) {
      const parts = ingredients(page, await answersOf(page));
      const key = pageKey(context.engine, page, parts);
      const known = await kept.find(page, key);
      if (known) found.set(page, known);
      else missing.push({ page, key, rendering: renderingOf(renderings, kept, page, key, parts) });
    }
  });
  let done = found.size;
  const pageAt = (index: number): Page => (missing[index] as (typeof missing)[number]).page;
  await context.workers.all<RenderTask, Rendered>({
    job: 'render',
    names: missing.map(({ page }) => page.route.path),
    long: missing.filter(({ page }) => runsCode(page)).length,
    task: async (index) => withBody(context, pageAt(index), await taskOf(pageAt(index))),
    site: () => JSON.stringify(parts.asks ? { ...parts, index: lookups.index() } : parts),
    here: renderer.render,
    call: (index) => renderCall({ path: pageAt(index).route.path, doc: docOf(pageAt(index)) }),
    failed: async (_, fault) => unrendered([fault]),
    take(rendered, index) {
      const { page, key } = missing[index] as (typeof missing)[number];
      found.set(page, kept.keep(key, rendered));
      work.rendered.push(routeKey(page.route.path));
      progress({ stage: 'render', done: ++done, total: pages.length });
    },
  });
  // One that has errors is not kept: what it was rendered of is nothing to compare with.
  const whole = missing.filter(({ key }) => context.store.has('heads', key));
  const fresh = new Map(whole.map(({ page, rendering }) => [page.route.path, rendering]));
  renderings.note(
    fresh,
    site.pages.map(({ route }) => route.path),
  );
  // What a thread asked of the disk is an input of this build.
  for (const { page } of missing) await context.files.holds((found.get(page) as KeptPage).observed);
  const assetsOf = (page: Page): readonly string[] => {
    const documents = documentsOf(page);
    const layout = layoutOf(page);
    return [...stylesheets.of(documents, layout).assets, ...moduleFiles.of(documents, layout)];
  };
  // In the order of the pages, whichever was done first.
  const checkLink = linkChecker(site, moduleFiles.addresses);
  for (const page of pages) {
    const { reported, links, answers } = found.get(page) as KeptPage;
    if (sound?.answers === false && Object.keys(answers).length > 0) continue;
    for (const draft of reported) reporter.report(draft);
    for (const link of links) {
      const broken = checkLink(link);
      if (!broken) continue;
      const places = await renderer.findLink(withBody(context, page, await taskOf(page)), link);
      reportBroken(context, link, broken.meant, places);
    }
  }
  return { pages: pages.map((page) => renderedPage(kept, assetsOf(page), page, found.get(page) as KeptPage)), files };
}

function docOf(page: Page): Pick<Doc, 'document'> | undefined {
  return page.kind === 'doc' ? page : undefined;
}

/** A page whose body is more than ready HTML. */
function runsCode(page: Page): boolean {
  return docsOn(page).some(({ document: { facts } }) => {
    const { components, imports, declarations } = facts;
    return components.length + imports.length + declarations.length > 0;
  });
}

function renderingOf(renderings: Renderings, kept: KeptPages, page: Page, key: string, parts: Ingredients): Rendering {
  const changes = renderings.changes(page.route.path, parts);
  return { made: printMade(parts), reasons: changes.length > 0 ? changes : [kept.lacks(page, key)] };
}

function withBody({ store, config }: Context, page: Page, task: TaskHead): RenderTask {
  const part = ({ document, targets, headings }: Pick<Doc, 'document' | 'targets' | 'headings'>) => ({
    document: { source: document.source, facts: document.facts },
    body: store.unpack('bodies', document.bodyKey),
    targets,
    headings,
  });
  const whole = (doc: Doc): TaskDoc => {
    const partials = Object.entries(doc.partials).map(([path, partial]) => [path, part(partial)] as const);
    return { ...part(doc), partials: Object.fromEntries(partials) };
  };
  if (page.kind === 'doc') return { ...task, doc: whole(page), excerpts: [] };
  const { settings } = config;
  const excerpts = page.shows.map((doc) => ({ doc: whole(doc), href: printRoute(doc.route, settings) }));
  return { ...task, doc: undefined, excerpts };
}

function renderedPage(kept: KeptPages, assets: readonly string[], page: Page, found: KeptPage): RenderedPage {
  return {
    page,
    get head() {
      return JSON.parse(found.head) as RenderedPage['head'];
    },
    noIndex: found.noIndex,
    assets: [...new Set([...found.marked, ...assets])],
    loads: found.loads,
    digest: found.digest,
    html: () => kept.html(found),
    body: () => kept.body(found),
  };
}
