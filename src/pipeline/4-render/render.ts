// Renders the pages of a site, and lists files that browsers fetch besides. Unchanged pages come from the cache.

import type { Context } from '#context/context';
import type { OutputFile, RenderedPage } from '#model/output';
import type { Page } from '#model/page';
import { routeKey } from '#model/route';
import type { Site } from '#model/site';
import type { SiteCall } from '#model/site-code';
import { linkChecker, reportBroken } from './body/check-links.ts';
import { type CachedPage, openPageCache, type PageCache, type Wanted } from './page-cache.ts';
import { documentsOf, runsCode } from './page-documents.ts';
import { createRenderer } from './render-job.ts';
import { digestsOf, openRenderLog, type Rendering } from './render-log.ts';
import { planRendering, type RenderPlan } from './render-plan.ts';
import type { Rendered, RenderTask, SiteTask } from './render-task.ts';
import { renderCall, taskCall, unrendered } from './unrendered.ts';

export { type Inspection, inspect, type PageState } from './inspect.ts';
export { createRenderer, documentsOf, type RenderTask, type SiteTask, taskCall };

export interface RenderedSite {
  readonly pages: readonly RenderedPage[];
  /** Files that browsers fetch besides pages. */
  readonly files: readonly OutputFile[];
}

/** The part of a faulty site that can still be rendered, only to find more faults. */
export interface SoundPart {
  has(page: Page): boolean;
  /** False where page queries may have other answers once the site has no faults. */
  readonly answers: boolean;
}

/** Renders a site once. */
export function render(context: Context, site: Site, sound?: SoundPart): Promise<RenderedSite> {
  return openRenderer(context).all(site, sound);
}

export interface SiteRenderer {
  /** Renders all pages and reports their faults. */
  all(site: Site, sound?: SoundPart): Promise<RenderedSite>;
  /** Renders a single page. Reports nothing: its faults are reported when all pages are rendered. */
  one(site: Site, page: Page): Promise<RenderedPage>;
  /** Invalidates changed files, relative to the root. */
  edit(paths: readonly string[]): void;
}

/** The state kept in memory while only pages of a site change. */
interface Memory {
  readonly site: Site;
  readonly plan: RenderPlan;
  readonly cache: PageCache;
  readonly renderer: ReturnType<typeof createRenderer>;
  readonly found: WeakMap<Page, CachedPage>;
  /** Files that the plan, hooks or pages have read. */
  readonly inputs: Set<string>;
}

/** Renders a site repeatedly: pages that are the same objects as before are skipped. */
export function openRenderer(context: Context): SiteRenderer {
  let memory: Memory | undefined;
  /** Records which files the work reads. */
  const noting = async <T>(inputs: Set<string>, work: () => Promise<T>): Promise<T> => {
    const { value, observed } = await context.files.capture(work);
    for (const [[kind, path]] of observed) if (kind === 'bytes') inputs.add(path);
    return value;
  };
  const memoryOf = async (site: Site): Promise<Memory> => {
    if (memory && isPlannedAlike(memory.site, site)) return memory;
    const inputs = new Set<string>();
    const plan = await noting(inputs, () => planRendering(context, site));
    const cache = openPageCache(context, plan.queries);
    const renderer = createRenderer(context, () => plan.task, plan.queries.index);
    memory = { site, plan, cache, renderer, found: new WeakMap(), inputs };
    return memory;
  };
  return {
    async all(site, sound) {
      const known = await memoryOf(site);
      return noting(known.inputs, () => renderAll(context, known, site, sound));
    },
    async one(site, page) {
      const known = await memoryOf(site);
      return noting(known.inputs, () => renderOne(context, known, page));
    },
    edit(paths) {
      if (paths.some((path) => memory?.inputs.has(path))) memory = undefined;
    },
  };
}

/** Resolve creates new objects for everything else where more than page content has changed. */
function isPlannedAlike(before: Site, site: Site): boolean {
  return Object.entries(site).every(([name, value]) => name === 'pages' || before[name as keyof Site] === value);
}

async function renderOne(context: Context, { plan, cache, renderer, found }: Memory, page: Page): Promise<RenderedPage> {
  const known = found.get(page);
  if (known) return renderedPage(cache, plan.assetsOf(page), page, known);
  const { keys: _, ...recipe } = await plan.recipes.of(page);
  const cached = await cache.find(recipe);
  const made = async (): Promise<CachedPage> => {
    const { path } = page.route;
    const rendered = await context.siteCode.call(callOf(page), () => renderer.render(recipe.values()));
    context.work.rendered(routeKey(path));
    return cache.keep(recipe, rendered);
  };
  const shown = cached ?? (await made());
  found.set(page, shown);
  return renderedPage(cache, plan.assetsOf(page), page, shown);
}

async function renderAll(context: Context, memory: Memory, site: Site, sound?: SoundPart): Promise<RenderedSite> {
  const { reporter, work, progress, trace } = context;
  const { plan, cache, renderer, found } = memory;
  const { recipes, task, queries } = plan;
  const pages = sound ? site.pages.filter((page) => sound.has(page)) : site.pages;
  const log = openRenderLog(context);
  const missing: Page[] = [];
  const waiting = new Map<Page, Wanted>();
  const fresh = new Map<string, Rendering>();
  await trace.span('step', 'look for pages', async () => {
    for (const page of pages) {
      const known = found.get(page);
      if (known && (known.observed.length === 0 || (await context.files.holds(known.observed)))) continue;
      const { keys: keysOf, ...recipe } = await recipes.of(page);
      const cached = await cache.find(recipe);
      if (cached) {
        found.set(page, cached);
        continue;
      }
      missing.push(page);
      waiting.set(page, recipe);
      const keys = keysOf();
      const changes = log.changes(page.route.path, keys);
      const reasons = changes.length > 0 ? changes : [cache.missReason(recipe)];
      fresh.set(page.route.path, { ...digestsOf(keys), reasons });
    }
  });
  let done = pages.length - missing.length;
  const pageAt = (index: number): Page => missing[index] as Page;
  const recipeAt = (index: number): Wanted => waiting.get(pageAt(index)) as Wanted;
  await context.workers.all<RenderTask, Rendered>({
    job: 'render',
    names: missing.map(({ route }) => route.path),
    long: missing.filter(runsCode).length,
    task: async (index) => recipeAt(index).values(),
    site: () => JSON.stringify(task.stock.queries ? { ...task, index: queries.index() } : task),
    here: renderer.render,
    call: (index) => callOf(pageAt(index)),
    failed: async (_, fault) => unrendered([fault]),
    take(rendered, index) {
      const page = pageAt(index);
      const recipe = recipeAt(index);
      found.set(page, cache.keep(recipe, rendered));
      // A page with errors is not cached, so its keys are not logged either.
      if (!cache.has(recipe)) fresh.delete(page.route.path);
      waiting.delete(page);
      work.rendered(routeKey(page.route.path));
      progress({ stage: 'render', done: ++done, total: pages.length });
    },
  });
  log.note(
    fresh,
    site.pages.map(({ route }) => route.path),
  );
  // Records what threads read as inputs of this build.
  for (const page of missing) await context.files.holds((found.get(page) as CachedPage).observed);
  // In page order, regardless of which was rendered first.
  const checkLink = linkChecker(site, plan.moduleFiles.addresses);
  for (const page of pages) {
    const { reported, links, answers } = found.get(page) as CachedPage;
    if (sound?.answers === false && Object.keys(answers).length > 0) continue;
    for (const draft of reported) reporter.report(draft);
    for (const link of links) {
      const broken = checkLink(link);
      if (!broken) continue;
      const places = await renderer.findLink((await recipes.of(page)).values(), link);
      reportBroken(context, link, broken.meant, places);
    }
  }
  return {
    pages: pages.map((page) => renderedPage(cache, plan.assetsOf(page), page, found.get(page) as CachedPage)),
    files: plan.files(),
  };
}

function callOf(page: Page): SiteCall {
  return renderCall(page.route.path, page.kind === 'doc' ? page.document.source.path : undefined);
}

function renderedPage(cache: PageCache, assets: readonly string[], page: Page, found: CachedPage): RenderedPage {
  return {
    page,
    get head() {
      return JSON.parse(found.head) as RenderedPage['head'];
    },
    noIndex: found.noIndex,
    assets: [...new Set([...found.marked, ...assets])],
    loads: found.loads,
    digest: found.digest,
    html: () => cache.html(found),
    body: () => cache.body(found),
  };
}
