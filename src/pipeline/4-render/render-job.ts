// A page with all that it is made of, as plain data, to its HTML: the part of rendering that threads share.
import { pathToFileURL } from 'node:url';
import type { Context } from '#context/context';
import type { Job } from '#context/workers';
import { digestOf } from '#files/digest';
import { markedFiles } from '#model/asset-mark';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Body } from '#model/document';
import { mergeHead } from '#model/head';
import { nearest } from '#model/nearest';
import type { PageProps } from '#model/page-props';
import { type Place, wholeFile } from '#model/place';
import { wordsOf } from '#model/strings/strings';
import type { ThemeServer } from '#model/theme';
import { packed } from '#store/cache-store';
import type { MadeLink } from './body/check-links.ts';
import type { Composing } from './body/compose-element.ts';
import { type Modules, openModules, type SiteModules } from './body/modules.ts';
import type { Part, PartDocument, Parts } from './body/parts.ts';
import { findLink, type RenderedBody, renderBody } from './body/render-body.ts';
import { renderExcerpt } from './body/render-excerpt.ts';
import { openStylesheets, type SiteStyles } from './body/stylesheets.ts';
import { loadToReact, type ToReact } from './body/to-react.ts';
import { cleanPage } from './clean-page.ts';
import { pageSources } from './head/page-sources.ts';
import { printHead } from './head/print-head.ts';
import { type LoadedLayout, type LoadLayout, layoutLoader, unfitFaults } from './layouts/load-layout.ts';
import type { SiteLayouts } from './layouts/site-layouts.ts';
import type { SiteBrowserCode } from './live/browser-code.ts';
import { scriptsOf } from './live/page-scripts.ts';
import { reportForBrowsers } from './live/report-for-browsers.ts';
import { layoutScript, type SiteScripts } from './live/site-scripts.ts';
import { openAnswers } from './lookups/answer.ts';
import type { AnswerOf } from './lookups/asking-page.ts';
import { askingServer, type NotedAnswers } from './lookups/asking-server.ts';
import { frontMatterOf } from './lookups/front-matter.ts';
import type { SiteIndex } from './lookups/index-site.ts';
import { pluginOf } from './origin.ts';
import { addImports, addTargets, openPageFiles, type PageFiles, themeFiles } from './page-files.ts';
import { printDocument } from './print-document.ts';
import { printPageData } from './print-page-data.ts';
import type { Rendered, RenderTask, TaskDoc, TaskPart } from './render-task.ts';
import { loadSlots } from './slots/load-slots.ts';
import { type Framing, findLayoutLink, renderLayout } from './slots/render-layout.ts';
import { nothingMade } from './unrendered.ts';

/** What all pages of a build share. */
export interface SiteParts {
  /** Paths of the site's assets. */
  readonly assets: readonly string[];
  readonly code: SiteModules;
  readonly styles: SiteStyles;
  readonly browserCode: SiteBrowserCode;
  readonly scripts: SiteScripts;
  readonly layouts: SiteLayouts;
  /** Something of the site's own can ask what `index` holds. */
  readonly asks: boolean;
  /** For threads, and only where something asks: it is as large as the site. */
  readonly index?: SiteIndex;
}

export interface Renderer {
  readonly render: Job<RenderTask, Rendered>;
  /** The components of a page, or the parts around it, that make a link. */
  findLink(task: RenderTask, link: MadeLink): Promise<readonly Place[]>;
}

/** The theme is loaded for the first page, and once. `parts` are asked for then, `index` for the first question; else it is in them. */
export function createRenderer(context: Context, parts: () => SiteParts, index?: () => SiteIndex): Renderer {
  let loaded: Promise<Loaded> | undefined;
  let toReact: Promise<ToReact> | undefined;
  const composing = async ({ doc, excerpts }: RenderTask): Promise<Loaded> => {
    loaded ??= context.trace.span('step', 'load theme and components', () => load(context, parts(), index));
    const own = await loaded;
    // Most pages are ready HTML, and have no use for it.
    const isTree = ({ body }: TaskDoc): boolean => body.startsWith('{"kind":"tree"');
    if (![...(doc ? [doc] : []), ...excerpts.map((excerpt) => excerpt.doc)].some(isTree)) return own;
    toReact ??= loadToReact(own.server);
    return { ...own, toReact: await toReact };
  };
  return {
    async render(task) {
      const own = await composing(task);
      const { server, answers } = asking(own, task);
      const { value: captured, observed } = await context.files.capture(() =>
        context.reporter.capture(async () => {
          const layout = await own.loadLayout(task.props.layout);
          return renderPage({ ...own, server, layout, files: filesOf(own, task) }, own.modules, task, answers);
        }),
      );
      return { ...captured.value, answers: answers(), reported: captured.reported, observed };
    },
    async findLink(task, link) {
      const loaded = await composing(task);
      const layout = await loaded.loadLayout(task.props.layout);
      const own = { ...loaded, layout, server: asking(loaded, task).server, files: filesOf(loaded, task) };
      if (link.ofLayout) return findLayoutLink(own, task, link.href);
      if (!task.doc) return [];
      const parts = partsOf(task.doc);
      // What is wrong with its modules is reported where the page is rendered.
      await context.reporter.capture(() => own.modules.load(documentsIn(parts)));
      return findLink(own, parts, task.props, link);
    },
  };
}

interface Loaded extends Omit<Composing, 'files'>, Omit<Framing, 'layout'> {
  readonly loadLayout: LoadLayout;
  readonly modules: Modules;
  readonly scripts: SiteScripts;
  readonly answerOf: AnswerOf;
  /** Names of files that every page may name. */
  readonly named: readonly string[];
}

/** What the page imports and what it was bound to; what its code asks for is added while it is rendered. */
function filesOf({ named, assets, context }: Loaded, { doc, excerpts, files: own }: RenderTask): PageFiles {
  const files = openPageFiles([...named, ...own]);
  const formats = context.config.settings.images?.formats ?? [];
  for (const shown of [...(doc ? [doc] : []), ...excerpts.map((excerpt) => excerpt.doc)]) {
    for (const part of [shown, ...Object.values(shown.partials)]) {
      addTargets(files, part.targets, formats);
      addImports(files, part.document, assets);
    }
  }
  return files;
}

const noTrees: ToReact = () => {
  throw new Error('a body that is no tree is not rendered by React');
};

function asking({ server, answerOf }: Loaded, { asker, doc, props }: RenderTask) {
  const page = { ...asker, props: () => props, frontMatter: () => frontMatterOf(doc) };
  return askingServer(server, (question) => answerOf(page, question));
}

async function load(context: Context, site: SiteParts, index: () => SiteIndex | undefined = () => site.index): Promise<Loaded> {
  const { assets, code, browserCode, scripts, layouts } = site;
  const { server } = (await import(pathToFileURL(context.config.theme.serverModule).href)) as { server: ThemeServer };
  const paths = new Set(assets);
  const modules = openModules(context, code, server, paths);
  return {
    context,
    server,
    modules,
    slots: await loadSlots(context.config, modules),
    loadLayout: layoutLoader(context.config, modules, layouts),
    moduleOf: modules.moduleOf,
    stylesheets: openStylesheets(context, site),
    toReact: noTrees,
    assets: paths,
    browserCode,
    scripts,
    named: themeFiles(browserCode.theme, context.config.settings),
    answerOf: openAnswers(() => required(index()), context.config.settings),
  };
}

function required(index: SiteIndex | undefined): SiteIndex {
  if (!index) throw new Error('a module asks about the site, and was taken for one that does not');
  return index;
}

function partsOf(doc: TaskDoc): Parts {
  const read = (part: TaskPart): Part => ({ ...part, body: JSON.parse(part.body) as Body });
  const partials = Object.entries(doc.partials).map(([path, part]) => [path, read(part)] as const);
  return { ...read(doc), partials: Object.fromEntries(partials) };
}

function documentsIn(parts: Parts): readonly PartDocument[] {
  return [parts, ...Object.values(parts.partials)].map(({ document }) => document);
}

type Made = Omit<Rendered, 'reported' | 'observed' | 'answers'>;

async function renderPage(
  composing: Composing & Framing & { readonly scripts: SiteScripts },
  modules: Modules,
  task: RenderTask,
  answers: () => NotedAnswers,
): Promise<Made> {
  const { context, server, layout, stylesheets, files } = composing;
  const { classes } = task;
  const words = wordsOf(context.config.settings);
  const props: PageProps = words ? { ...task.props, words } : task.props;
  const script = layout && !layout.isStatic ? layoutScript(composing.browserCode, layout.entry) : undefined;
  const faults = layout
    ? layoutFaults(composing, layout, task)
    : server.layouts.includes(props.layout)
      ? []
      : [noLayout(context, task)];
  if (faults.length > 0) {
    for (const fault of faults) context.reporter.report(fault);
    return nothingMade();
  }
  const parts = task.doc && partsOf(task.doc);
  const excerpts = task.excerpts.map(({ doc, href }) => ({ parts: partsOf(doc), href }));
  const documents = [...(parts ? [parts] : []), ...excerpts.map((excerpt) => excerpt.parts)].flatMap(documentsIn);
  await modules.load(documents);
  await stylesheets.report(documents, props.layout);
  const nothing: RenderedBody = { html: '', head: [], links: [] };
  const rendered = parts ? await renderBody(composing, parts, props) : nothing;
  const { head: wanted, toc = props.toc, links, module } = rendered;
  const shownExcerpts: string[] = [];
  for (const excerpt of excerpts) shownExcerpts.push(await renderExcerpt(composing, excerpt.parts, props, excerpt.href));
  const framed = { props: { ...props, toc }, body: rendered.html, excerpts: shownExcerpts };
  const whole = await renderLayout(composing, framed, task.doc?.document.source.path);
  if (!whole) return nothingMade();
  const { body } = whole;
  // What the theme has printed stands in the page: browsers need not be told what it was made of.
  const shown: PageProps = whole.isPrinted ? { ...framed.props, props: {} } : framed.props;
  // What content wants is said for one page, and comes last.
  const page = module && { ...module, text: files.settle(module.text) };
  const scripts = scriptsOf(composing.browserCode, composing.scripts, { body: page, layout: script });
  for (const name of scripts.named) files.add(name);
  const head = mergeHead([...task.head, scripts.head, ...whole.head, ...wanted]);
  const told = answers();
  // Only what the site brings itself shows cards in the browser.
  const { bodyModule, slots } = scripts.data;
  const category = bodyModule === undefined && slots === undefined ? null : shown.category;
  const { words: _, ...plain } = shown;
  const inBrowser: PageProps = { ...plain, category, ...(Object.keys(told).length > 0 ? { answers: told } : {}) };
  const data = printPageData({ page: inBrowser, ...scripts.data });
  const printed = printDocument(
    { head: printHead(head), inside: whole.html, data, classes, dir: task.dir },
    context.config.settings,
  );
  const { path, origin } = task;
  const html = cleanPage(context, { html: files.settle(printed), path, origin, source: task.doc?.document.source.path });
  const settled = files.settle(body);
  const start = html.indexOf(settled);
  const place = start === -1 ? settled : ([start, settled.length] as const);
  const loads = context.config.settings.csp ? pageSources(html) : {};
  const made = [...links, ...whole.links];
  const marked = [...new Set([...markedFiles(html), ...scripts.marked])];
  const { modules: texts } = scripts;
  return { html: packed(html), digest: digestOf(html), body: place, head, modules: texts, marked, links: made, loads };
}

function noLayout({ config }: Context, { doc, path, props, origin }: RenderTask): DiagnosticDraft {
  const { layouts } = config.theme;
  const brought = Object.keys(config.pluginParts.layouts).sort();
  const meant = nearest(props.layout, [...layouts, ...brought]);
  const others = brought.length > 0 ? ` Plugins bring ${brought.join(', ')}.` : '';
  return {
    code: 'render/unknown-layout',
    message: `the page "${path}" asks for the layout "${props.layout}", which the theme does not have`,
    help: meant ? `Did you mean "${meant}"?` : `Its layouts are ${layouts.join(', ')}.${others}`,
    ...(doc ? { place: wholeFile(doc.document.source.path) } : pluginOf(config, origin)),
  };
}

/** What keeps the layout of a plugin from showing the page. */
function layoutFaults(
  { browserCode }: Pick<Composing, 'browserCode'>,
  layout: LoadedLayout,
  { doc, path }: RenderTask,
): readonly DiagnosticDraft[] {
  if (layout.faults.length > 0) return layout.faults;
  if (layout.isStatic) return unfitFaults(layout, { path, file: doc?.document.source.path });
  const module = browserCode.modules[layout.entry];
  const isForBrowsers = module === undefined || (module.bundled !== undefined && module.node.length === 0);
  return isForBrowsers ? [] : reportForBrowsers({ specifier: layout.path, place: layout.place() }, module, 'config');
}
