// Renders a page of the values of its ingredients: the part of rendering that threads share.
import { pathToFileURL } from 'node:url';
import type { Job } from '#context/workers';
import { digestOf } from '#files/digest';
import { externalMark, markedFiles } from '#model/asset-mark';
import type { DiagnosticDraft } from '#model/diagnostic';
import { mergeHead } from '#model/head';
import { nearest } from '#model/nearest';
import type { PageProps, SiteProps } from '#model/page-props';
import { type Place, wholeFile } from '#model/place';
import { printRoute } from '#model/route';
import { wordsOf } from '#model/strings/strings';
import type { ThemeServer } from '#model/theme';
import { packed } from '#store/cache-store';
import type { MadeLink } from './body/check-links.ts';
import type { Composing } from './body/compose-element.ts';
import { type Modules, openModules } from './body/modules.ts';
import { findLink, type RenderedBody, renderBody } from './body/render-body.ts';
import { renderExcerpt } from './body/render-excerpt.ts';
import { openStylesheets } from './body/stylesheets.ts';
import { loadToReact, type ToReact } from './body/to-react.ts';
import { cleanPage } from './clean-page.ts';
import { pageSources } from './head/page-sources.ts';
import { printHead } from './head/print-head.ts';
import { type HeadOf, prepareHead } from './head/standard-head.ts';
import { type LoadLayout, layoutLoader, unfitFaults } from './layouts/load-layout.ts';
import { scriptsOf } from './live/page-scripts.ts';
import { reportForBrowsers } from './live/report-for-browsers.ts';
import { layoutScript } from './live/site-scripts.ts';
import { pluginOf } from './origin.ts';
import { addImports, addTargets, openPageFiles, type PageFiles, themeFiles } from './page-files.ts';
import { printDocument } from './print-document.ts';
import { printPageData } from './print-page-data.ts';
import { type PropsOf, preparePageProps } from './props/page-props.ts';
import { frontMatterOf } from './queries/front-matter.ts';
import type { SiteIndex } from './queries/index-site.ts';
import { queryContextOf } from './queries/query-context.ts';
import { type RecordedAnswers, recordingServer } from './queries/recording-server.ts';
import { openResolver } from './queries/resolve-query.ts';
import type { ResolveQuery } from './queries/resolvers.ts';
import type { Values } from './recipe/recipe.ts';
import type { RenderContext } from './render-context.ts';
import type { Rendered, RenderTask, SiteTask } from './render-task.ts';
import { loadSlots } from './slots/load-slots.ts';
import { namedSlots } from './slots/named.ts';
import { type Framing, findLayoutLink, renderLayout } from './slots/render-layout.ts';
import { docsIn, partsIn, type TaskDocs } from './task-docs.ts';
import { nothingMade } from './unrendered.ts';

export interface Renderer {
  readonly render: Job<RenderTask, Rendered>;
  /** The components of a page, or the parts around it, that make a link. */
  findLink(task: RenderTask, link: MadeLink): Promise<readonly Place[]>;
}

/** The theme is loaded for the first page, and once. `site` is asked for then, `index` for the first query; else it is in the former. */
export function createRenderer(context: RenderContext, site: () => SiteTask, index?: () => SiteIndex): Renderer {
  let loaded: Promise<Loaded> | undefined;
  let toReact: Promise<ToReact> | undefined;
  const start = async (task: RenderTask): Promise<Started> => {
    loaded ??= context.trace.span('step', 'load theme and components', () => load(context, site(), index));
    const own = await loaded;
    const docs = docsIn(task);
    // Most pages are ready HTML, and have no use for it.
    if (docs.hasTree) toReact ??= loadToReact(own.server);
    const { server, answers } = querying(own, task);
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
      if (link.ofLayout) return findLayoutLink({ ...own, layout: await own.loadLayout(task.page.layout) }, props, link.href);
      const { doc, documents } = own.docs;
      if (!doc) return [];
      // What is wrong with its modules is reported where the page is rendered.
      await context.reporter.capture(() => own.modules.load(documents));
      return findLink(own, doc, props, link);
    },
  };
}

interface Loaded extends Omit<Composing, 'files' | 'values' | 'toReact'>, Omit<Framing, 'values' | 'layout'> {
  readonly values: SiteTask['values'];
  readonly loadLayout: LoadLayout;
  readonly modules: Modules;
  readonly propsOf: PropsOf;
  readonly headOf: HeadOf;
  readonly resolveQuery: ResolveQuery;
  /** Names of files that every page may name. */
  readonly named: readonly string[];
}

/** Ready to render one page. */
interface Started extends Omit<Loaded, 'values'>, Composing {
  readonly values: Values;
  readonly docs: TaskDocs;
  readonly answers: () => RecordedAnswers;
}

/** What the page imports and what it was bound to; what its code asks for is added while it is rendered. */
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
  throw new Error('a body that is no tree is not rendered by React');
};

function querying({ server, resolveQuery, propsOf }: Loaded, task: RenderTask) {
  const page = { ...queryContextOf(task), props: () => propsOf(task), frontMatter: () => frontMatterOf(task) };
  return recordingServer(server, (query) => resolveQuery(page, query));
}

async function load(
  context: RenderContext,
  site: SiteTask,
  index: () => SiteIndex | undefined = () => site.index,
): Promise<Loaded> {
  const { stock, values } = site;
  const { server } = (await import(pathToFileURL(context.config.theme.serverModule).href)) as { server: ThemeServer };
  const assets = new Set(stock.assets);
  const modules = openModules(context, stock.code, server, assets);
  const { browserCode } = stock;
  return {
    context,
    values,
    server,
    modules,
    slots: await loadSlots(namedSlots(context.config, values.slots.paths), modules),
    loadLayout: layoutLoader(context, modules, stock.layouts, values.language),
    moduleOf: modules.moduleOf,
    stylesheets: openStylesheets(context, stock, { css: values.styles.css, slots: values.slots.paths }),
    assets,
    browserCode,
    propsOf: preparePageProps(values),
    headOf: prepareHead(values, browserCode.theme),
    named: [...themeFiles(browserCode.theme, values), ...values.styles.files],
    resolveQuery: openResolver(() => required(index())),
  };
}

function required(index: SiteIndex | undefined): SiteIndex {
  if (!index) throw new Error('a module asks about the site, and was taken for one that does not');
  return index;
}

type Made = Omit<Rendered, 'reported' | 'observed' | 'answers'>;

async function renderPage(own: Started & Framing): Promise<Made> {
  const { context, layout, stylesheets, files, values, modules, docs } = own;
  const words = wordsOf(values.language);
  const props: PageProps = { ...own.propsOf(values), ...(words ? { words } : {}) };
  const faults = layoutFaults(own);
  if (faults.length > 0) {
    for (const fault of faults) context.reporter.report(fault);
    return nothingMade();
  }
  if (values.components) await modules.load(docs.documents);
  await stylesheets.report(docs.documents, props.layout);
  const nothing: RenderedBody = { html: '', head: [], links: [] };
  const rendered = docs.doc ? await renderBody(own, docs.doc, props) : nothing;
  const { head: wanted, toc = props.toc, links, module } = rendered;
  const excerpts: string[] = [];
  for (const { parts, route } of docs.excerpts)
    excerpts.push(await renderExcerpt(own, parts, props, printRoute(route, values.addresses)));
  const framed = { props: { ...props, toc }, body: rendered.html, excerpts };
  const source = docs.doc?.document.source.path;
  const whole = await renderLayout(own, framed, source);
  if (!whole) return nothingMade();
  const { body } = whole;
  // What the theme has printed stands in the page: browsers need not be told what it was made of.
  const shown: PageProps = whole.isPrinted ? { ...framed.props, props: {} } : framed.props;
  // What content wants is said for one page, and comes last.
  const page = module && { ...module, text: files.settle(module.text) };
  const script = layout && !layout.isStatic ? layoutScript(own.browserCode, layout.entry) : undefined;
  const scripts = scriptsOf(own.browserCode, { ...values.scripts, slots: values.slots.script }, { body: page, layout: script });
  for (const name of scripts.named) files.add(name);
  const head = mergeHead([...own.headOf(values), scripts.head, ...whole.head, ...wanted]);
  const answers = own.answers();
  // Only what the site brings itself shows cards in the browser.
  const { bodyModule, slots } = scripts.data;
  const category = bodyModule === undefined && slots === undefined ? null : shown.category;
  const { words: _, ...plain } = shown;
  const data = printPageData({
    page: { ...plain, site: withExternal(plain.site), category, ...(Object.keys(answers).length > 0 ? { answers } : {}) },
    ...scripts.data,
  });
  const { wrapperClassName, dir } = docs.doc?.document.facts.frontMatter ?? {};
  // As Docusaurus does it, so that the styles of a site find the page.
  const classes = [values.versions.className, wrapperClassName].filter((name) => typeof name === 'string');
  const printed = printDocument({ head: printHead(head), inside: whole.html, data, classes, dir }, values);
  const { route } = values.page;
  const html = cleanPage(context, { html: files.settle(printed), path: route.path, origin: originOf(values), source });
  const settled = files.settle(body);
  const start = html.indexOf(settled);
  const place = start === -1 ? settled : ([start, settled.length] as const);
  const loads = values.policy ? pageSources(html) : {};
  const made = [...links, ...whole.links];
  const marked = [...new Set([...markedFiles(html), ...scripts.marked])];
  const { modules: texts } = scripts;
  return { html: packed(html), digest: digestOf(html), body: place, head, modules: texts, marked, links: made, loads };
}

/** Only browsers ask which addresses others serve: a mark stands for them, so that another list renders no page. */
function withExternal({ title, name, tagline, baseUrl, ...site }: SiteProps): SiteProps {
  return { title, name, tagline, baseUrl, external: externalMark, ...site };
}

/** The plugin that made a listing. */
function originOf({ page }: Values): string | undefined {
  return page.kind === 'listing' ? page.origin : undefined;
}

/** What keeps the layout from showing the page. */
function layoutFaults({ context, browserCode, server, layout, values, docs }: Started & Framing): readonly DiagnosticDraft[] {
  if (!layout) return server.layouts.includes(values.page.layout) ? [] : [noLayout(context, values, docs)];
  if (layout.faults.length > 0) return layout.faults;
  if (layout.isStatic) return unfitFaults(layout, { path: values.page.route.path, file: docs.doc?.document.source.path });
  const module = browserCode.modules[layout.entry];
  const isForBrowsers = module === undefined || (module.bundled !== undefined && module.node.length === 0);
  return isForBrowsers ? [] : reportForBrowsers({ specifier: layout.path, place: layout.place() }, module, 'config');
}

function noLayout({ config }: RenderContext, values: Values, { doc }: TaskDocs): DiagnosticDraft {
  const { layout, route } = values.page;
  const { layouts } = config.theme;
  const brought = Object.keys(config.pluginParts.layouts).sort();
  const meant = nearest(layout, [...layouts, ...brought]);
  const others = brought.length > 0 ? ` Plugins bring ${brought.join(', ')}.` : '';
  return {
    code: 'render/unknown-layout',
    message: `the page "${route.path}" asks for the layout "${layout}", which the theme does not have`,
    help: meant ? `Did you mean "${meant}"?` : `Its layouts are ${layouts.join(', ')}.${others}`,
    ...(doc ? { place: wholeFile(doc.document.source.path) } : pluginOf(config, originOf(values))),
  };
}
