// Renders pages from the values of their ingredients: the job of threads, which loads the theme and components once.
import { pathToFileURL } from 'node:url';
import { namedSlots } from '#code/site-bundle/named-files';
import type { RenderContext } from '#context/context';
import type { Job } from '#context/workers';
import type { Place } from '#model/place';
import type { ThemeServer } from '#model/theme';
import type { openIconSets } from '../body/icon-sets.ts';
import { loadToReact, type ToReact } from '../body/to-react.ts';
import { prepareHead } from '../head/standard-head.ts';
import type { MadeLink } from '../html/check-links.ts';
import { addImports, addTargets, openPageFiles, type PageFiles, themeFiles } from '../html/page-files.ts';
import { loadSlots } from '../layout/frame.ts';
import { type LoadLayout, layoutLoader } from '../layout/load-layout.ts';
import { openModules } from '../modules/modules.ts';
import { openStylesheets } from '../modules/stylesheets.ts';
import { preparePageProps } from '../props/page-props.ts';
import type { SiteIndex } from '../queries/index-site.ts';
import { frontMatterOf, recordingServer } from '../queries/queries.ts';
import { queryContextOf, type ResolveQuery } from '../queries/query-context.ts';
import { openResolver } from '../queries/resolve-query.ts';
import type { Values } from '../recipe/recipe.ts';
import { type PageRendering, renderPage } from './render-page.ts';
import { docsIn, partsIn, type Rendered, type RenderTask, type SiteTask, type TaskDocs } from './render-task.ts';

export interface Renderer {
  readonly render: Job<RenderTask, Rendered>;
  /** Finds the components of a page, or the slots around it, that make a link. */
  findLink(task: RenderTask, link: MadeLink): Promise<readonly Place[]>;
}

/**
 * Loads the theme once, for the first page. `site` is called then, and `index` for the first query, unless the site contains it.
 */
export function createRenderer(context: RenderContext, site: () => SiteTask, index?: () => SiteIndex): Renderer {
  let loaded: Promise<Loaded> | undefined;
  let toReact: Promise<ToReact> | undefined;
  let draw: ReturnType<typeof openIconSets> | undefined;
  const start = async (task: RenderTask): Promise<Started> => {
    loaded ??= context.trace.span('step', 'load theme and components', () => load(context, site(), index));
    const own = await loaded;
    const docs = docsIn(task);
    // Loaded only for pages that are not ready HTML.
    if (docs.hasTree) toReact ??= loadToReact(own.server);
    // Parts around the page can ask for icons as well.
    if (docs.hasTree || own.runsCode) draw ??= (await import('../body/icon-sets.ts')).openIconSets(context);
    const { server, answers } = querying(own, task, draw);
    const values = { ...own.values, ...task };
    const files = filesOf(own, values, docs);
    return { ...own, values, files, server, answers, docs, toReact: docs.hasTree && toReact ? await toReact : noTrees };
  };
  return {
    async render(task) {
      const own = await start(task);
      const { value: captured, observed } = await context.files.capture(() =>
        context.reporter.capture(async () => renderPage({ ...own, layout: await own.loadLayout(task.page.layout) })),
      );
      return { ...captured.value, answers: own.answers(), reported: captured.reported, observed };
    },
    async findLink(task, link) {
      const own = await start(task);
      const props = own.propsOf(task);
      const { findLayoutLink } = await import('../blame/blame-layout.ts');
      if (link.ofLayout) return findLayoutLink({ ...own, layout: await own.loadLayout(task.page.layout) }, props, link.href);
      const { doc, documents } = own.docs;
      if (!doc) return [];
      // Discards reports: faults of its modules are reported when the page is rendered.
      await context.reporter.capture(() => own.modules.load(documents));
      const { findLink } = await import('../blame/blame-body.ts');
      return findLink(own, doc, props, link);
    },
  };
}

/** The state that all pages share. */
interface Loaded extends Omit<PageRendering, 'files' | 'values' | 'toReact' | 'docs' | 'answers' | 'layout'> {
  readonly values: SiteTask['values'];
  readonly loadLayout: LoadLayout;
  readonly resolveQuery: ResolveQuery;
  /** The site has modules of its own. */
  readonly runsCode: boolean;
  /** Names of files that every page may name. */
  readonly named: readonly string[];
}

/** A page whose layout is still to be loaded. */
type Started = Omit<PageRendering, 'layout'> & Pick<Loaded, 'loadLayout'>;

/** The files of the page's imports and links; those that its code requires are added during rendering. */
function filesOf({ named, assets }: Loaded, { stylesheets, page, images }: Values, docs: TaskDocs): PageFiles {
  const picture = page.kind === 'doc' && page.image?.kind === 'asset' ? [page.image.path] : [];
  const files = openPageFiles([...named, ...stylesheets, ...picture]);
  for (const part of partsIn(docs)) {
    addTargets(files, part.targets, images ?? []);
    addImports(files, part.document, assets);
  }
  return files;
}

const noTrees: ToReact = () => {
  throw new Error('a body that is not a tree is not rendered by React');
};

function querying(
  { server, resolveQuery, propsOf }: Loaded,
  task: RenderTask,
  draw: ReturnType<typeof openIconSets> | undefined,
) {
  const page = { ...queryContextOf(task), props: () => propsOf(task), frontMatter: () => frontMatterOf(task) };
  return recordingServer(server, (query) => resolveQuery(page, query), draw);
}

async function load(
  context: RenderContext,
  site: SiteTask,
  index: () => SiteIndex | undefined = () => site.index,
): Promise<Loaded> {
  const { bundle, values } = site;
  const { server } = (await import(pathToFileURL(context.config.theme.serverModule).href)) as { server: ThemeServer };
  const assets = new Set(bundle.assets);
  const modules = openModules(context, bundle.code, server, assets);
  const { browserCode } = bundle;
  return {
    context,
    values,
    server,
    modules,
    slots: await loadSlots(context, namedSlots(context.config, values.slots.paths), modules),
    loadLayout: layoutLoader(context, modules, bundle.layouts, values.language),
    moduleOf: modules.moduleOf,
    stylesheets: openStylesheets(context, bundle, { css: values.styles.css, slots: values.slots.paths }),
    assets,
    browserCode,
    runsCode: Object.keys(bundle.code.modules).length > 0,
    propsOf: preparePageProps(values),
    headOf: prepareHead(values, browserCode.theme),
    named: [...themeFiles(browserCode.theme, values), ...values.styles.files, values.scripts.start, ...values.scripts.loaded],
    resolveQuery: openResolver(() => required(index())),
  };
}

function required(index: SiteIndex | undefined): SiteIndex {
  if (!index) throw new Error('a module asks about the site, and was taken for one that does not');
  return index;
}
