// Renders the pages of a site, and lists files that browsers fetch besides. Unchanged pages come from the cache.

import type { SiteBundle } from '#code/site-bundle/site-bundle';
import { turnsBetweenCheckpoints } from '#context/checkpoint';
import type { Context } from '#context/context';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { MarkedPage, OutputFile } from '#model/output';
import type { Page } from '#model/page';
import { documentsOf } from '#model/page-parts';
import { routeKey } from '#model/route';
import { type Site, sharesAllButPages } from '#model/site';
import { linkChecker, reportBroken } from './html/check-links.ts';
import { createRenderer } from './page/render-job.ts';
import { type RenderTask, type SiteTask, taskCall } from './page/render-task.ts';
import type { RecipeKeys } from './recipe/open-recipe.ts';
import { type ComponentLink, findLinks } from './site/find-links.ts';
import type { Memory } from './site/memory.ts';
import { type CachedPage, markedPage, openPageCache, type Wanted } from './site/page-cache.ts';
import { digestsOf, openRenderLog, type Rendering } from './site/render-log.ts';
import { callOf, planRendering, renderMissing } from './site/render-missing.ts';

export { type Inspection, inspect, type PageState } from './inspect.ts';
export { createRenderer, documentsOf, type RecipeKeys, type RenderTask, type SiteTask, taskCall };

export interface RenderedSite {
  readonly pages: readonly MarkedPage[];
  /** Files that browsers fetch besides pages. */
  readonly files: readonly OutputFile[];
  /** Fetches what only a remote cache has of the pages. Called before anything of them is read. */
  fetch(): Promise<void>;
}

/** The part of a faulty site that can still be rendered, only to find more faults. */
export interface RenderablePart {
  has(page: Page): boolean;
  /** False where page queries may have other answers once the site has no faults. */
  readonly answers: boolean;
}

/** Renders a site once. */
export function render(context: Context, site: Site, bundle: SiteBundle, sound?: RenderablePart): Promise<RenderedSite> {
  return openRenderer(context).all(site, bundle, sound);
}

export interface RenderedOne {
  readonly page: MarkedPage;
  readonly files: readonly OutputFile[];
  /** What is reported of it when all pages are rendered. */
  readonly faults: readonly DiagnosticDraft[];
  /** The keys of the ingredients that it is made of. */
  keys(): Promise<RecipeKeys>;
}

export interface SiteRenderer {
  /** Renders all pages and reports their faults. */
  all(site: Site, bundle: SiteBundle, sound?: RenderablePart): Promise<RenderedSite>;
  /** Renders a single page, with the files that browsers fetch besides. Its faults are reported when all pages are rendered. */
  one(site: Site, bundle: SiteBundle, page: Page): Promise<RenderedOne>;
  /** Finds the links to `wanted`, keys of routes, that components make on some pages. Renders what is not cached, and reports nothing. */
  linksTo(site: Site, bundle: SiteBundle, wanted: ReadonlySet<string>, pages: readonly Page[]): Promise<readonly ComponentLink[]>;
  /** Renders at most `limit` of the pages that were not rendered yet, and returns how many are left. Reports nothing. */
  some(site: Site, bundle: SiteBundle, limit: number): Promise<number>;
  /** Invalidates changed files, relative to the root. */
  edit(paths: readonly string[]): void;
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
  const memoryOf = async (site: Site, bundle: SiteBundle): Promise<Memory> => {
    if (memory?.bundle === bundle && sharesAllButPages(memory.site, site)) return memory;
    const inputs = new Set<string>();
    const mark = context.reporter.mark();
    const plan = await noting(inputs, () => planRendering(context, site, bundle));
    const planned = [...bundle.faults, ...context.reporter.since(mark)];
    const cache = await openPageCache(context, plan.queries, site.settings);
    const renderer = createRenderer(context, () => plan.task, plan.queries.index);
    memory = { site, bundle, plan, planned, cache, renderer, found: new WeakMap(), inputs };
    return memory;
  };
  /** What hooks and planning report is reported once: where anything was, the next run asks them again. */
  const soundly = async <T>(work: () => Promise<T>): Promise<T> => {
    const mark = context.reporter.mark();
    try {
      return await work();
    } finally {
      if (context.reporter.since(mark).length > 0) memory = undefined;
    }
  };
  const renderer: SiteRenderer = {
    async all(site, bundle, sound) {
      const known = await memoryOf(site, bundle);
      return noting(known.inputs, () => renderAll(context, known, site, sound));
    },
    async one(site, bundle, page) {
      const known = await memoryOf(site, bundle);
      const rendered = await noting(known.inputs, () => renderOne(context, known, page));
      const keys = async (): Promise<RecipeKeys> => (await known.plan.recipes.of(page)).keys();
      return {
        page: rendered,
        files: known.plan.files(),
        faults: [...known.planned, ...(known.found.get(page)?.reported ?? [])],
        keys,
      };
    },
    async linksTo(site, bundle, wanted, pages) {
      const work = async (): Promise<readonly ComponentLink[]> => {
        const known = await memoryOf(site, bundle);
        if (pages === site.pages) await renderAll(context, known, site);
        else for (const page of pages) await renderOne(context, known, page);
        return findLinks(known, pages, ({ path }) => wanted.has(routeKey(path)));
      };
      return (await context.reporter.capture(work)).value;
    },
    async some(site, bundle, limit) {
      const known = await memoryOf(site, bundle);
      return noting(known.inputs, () => renderSome(context, known, site, limit));
    },
    edit(paths) {
      if (paths.some((path) => memory?.inputs.has(path))) memory = undefined;
    },
  };
  return {
    all: (...all) => soundly(() => renderer.all(...all)),
    one: (...one) => soundly(() => renderer.one(...one)),
    linksTo: renderer.linksTo,
    some: (...some) => soundly(() => renderer.some(...some)),
    edit: renderer.edit,
  };
}

async function renderOne(context: Context, { plan, cache, renderer, found }: Memory, page: Page): Promise<MarkedPage> {
  const known = found.get(page);
  if (known) return markedPage(cache, plan.assetsOf(page), page, known);
  const { keys: _, ...recipe } = await plan.recipes.of(page);
  const cached = await cache.find(recipe);
  if (cached) await cache.fetchRendered([[page, cached]]);
  const made = async (): Promise<CachedPage> => {
    await cache.fetchBodies([page]);
    const { path } = page.route;
    const rendered = await context.siteCode.call(callOf(page), () => renderer.render(recipe.values()));
    context.work.rendered(routeKey(path));
    return cache.keep(recipe, rendered);
  };
  const shown = cached ?? (await made());
  found.set(page, shown);
  return markedPage(cache, plan.assetsOf(page), page, shown);
}

async function renderAll(context: Context, memory: Memory, site: Site, sound?: RenderablePart): Promise<RenderedSite> {
  const { reporter, progress, trace } = context;
  const { plan, cache, renderer, found } = memory;
  const { recipes } = plan;
  const pages = sound ? site.pages.filter((page) => sound.has(page)) : site.pages;
  const log = openRenderLog(context);
  const waiting = new Map<Page, Wanted>();
  const fresh = new Map<string, Rendering>();
  await trace.span('step', 'look for pages', async () => {
    for (const [n, page] of pages.entries()) {
      if (n % turnsBetweenCheckpoints === 0) await context.checkpoint();
      const known = found.get(page);
      if (known && (known.observed.length === 0 || (await context.files.holds(known.observed)))) continue;
      const { keys: keysOf, ...recipe } = await recipes.of(page);
      const cached = await cache.find(recipe);
      if (cached) {
        found.set(page, cached);
        continue;
      }
      waiting.set(page, recipe);
      const keys = keysOf();
      const changes = log.changes(page.route.path, keys);
      const reasons = changes.length > 0 ? changes : [cache.missReason(recipe)];
      fresh.set(page.route.path, { ...digestsOf(keys), reasons });
    }
  });
  const missing = [...waiting.keys()];
  await cache.fetchBodies(missing);
  let done = pages.length - missing.length;
  await renderMissing(context, memory, waiting, (page, recipe) => {
    // A page with errors is not cached, so its keys are not logged either.
    if (!cache.has(recipe)) fresh.delete(page.route.path);
    progress({ stage: 'render', done: ++done, total: pages.length });
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
      reportBroken(context, link, broken, places);
    }
  }
  return {
    pages: pages.map((page) => markedPage(cache, plan.assetsOf(page), page, found.get(page) as CachedPage)),
    files: plan.files(),
    fetch: () => cache.fetchRendered(pages.map((page) => [page, found.get(page) as CachedPage])),
  };
}

/** Looks at no more cached pages than can be found in a few milliseconds, so that nobody waits for this long. */
async function renderSome(context: Context, memory: Memory, site: Site, limit: number): Promise<number> {
  const { plan, cache, found } = memory;
  const waiting = new Map<Page, Wanted>();
  let looked = 0;
  let left = 0;
  for (const page of site.pages) {
    if (found.has(page)) continue;
    if (waiting.size === limit || looked === limit * cachedPerRendered) {
      left++;
      continue;
    }
    looked++;
    const { keys: _, ...recipe } = await plan.recipes.of(page);
    const cached = await cache.find(recipe);
    if (cached) found.set(page, cached);
    else waiting.set(page, recipe);
  }
  await cache.fetchBodies([...waiting.keys()]);
  await renderMissing(context, memory, waiting);
  return left;
}

const cachedPerRendered = 10;
