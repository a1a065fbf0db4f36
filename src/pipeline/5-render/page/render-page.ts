// Renders a page's HTML: its body, layout, head and page data.
import { reportForBrowsers } from '#code/site-bundle/report-for-browsers';
import { loadedModule } from '#code/site-bundle/site-bundle';
import type { RenderContext } from '#context/context';
import type { Derived } from '#context/derivations';
import { digestOf } from '#files/digest';
import { describeCodeAddress, helpForCodeAddress, withoutCodeAddresses } from '#kit/code-addresses';
import { mainOf } from '#kit/printed-html';
import { markedFiles } from '#model/asset-mark';
import type { DiagnosticDraft } from '#model/diagnostic';
import { mergeHead } from '#model/head';
import type { PageProps } from '#model/page-props';
import { wholeFile } from '#model/place';
import { printRoute } from '#model/route';
import { wordsOf } from '#model/strings/strings';
import { packed } from '#store/cache-store';
import type { Composing } from '../body/compose-element.ts';
import { pageSources } from '../head/page-sources.ts';
import { printHead } from '../head/print-head.ts';
import type { HeadOf } from '../head/standard-head.ts';
import type { Framing } from '../layout/frame.ts';
import { unfitFaults } from '../layout/load-layout.ts';
import { namesMentioned } from '../live/mentioned.ts';
import { noteReads, openIslands, type Reads } from '../live/page-islands.ts';
import { scriptsOf } from '../live/page-scripts.ts';
import type { Modules } from '../modules/modules.ts';
import type { PropsOf } from '../props/page-props.ts';
import type { RecordedAnswers } from '../queries/queries.ts';
import type { Values } from '../recipe/recipe.ts';
import { noLayout, originOf, pluginOf } from './layout-faults.ts';
import { printDocument, printPageData } from './print-document.ts';
import { type RenderedBody, renderBody } from './render-body.ts';
import { renderExcerpt } from './render-excerpt.ts';
import { renderLayout } from './render-layout.ts';
import { nothingMade, type Rendered, type TaskDocs } from './render-task.ts';

/** Everything needed to render one page. */
export interface PageRendering extends Composing, Framing {
  readonly values: Values;
  readonly modules: Modules;
  readonly propsOf: PropsOf;
  readonly headOf: HeadOf;
  readonly docs: TaskDocs;
  readonly answers: () => RecordedAnswers;
}

type Made = Omit<Rendered, 'reported' | 'observed' | 'answers'>;

export async function renderPage(own: PageRendering): Promise<Made> {
  const { browserCode, context, layout, stylesheets, files, values, modules, docs } = own;
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
  const isLayoutLive = layout !== undefined && !layout.isStatic && browserCode.modules[layout.entry]?.isLive === true;
  const reads: Reads = new Set();
  const rendered = docs.doc ? await renderBody(own, docs.doc, props, noteReads(props, reads)) : nothing;
  const { head: wanted, toc = props.toc, links, module } = rendered;
  const excerpts: string[] = [];
  for (const { parts, route } of docs.excerpts)
    excerpts.push(await renderExcerpt(own, parts, props, printRoute(route, values.addresses)));
  const framed = { props: { ...props, toc }, body: rendered.html, excerpts };
  const source = docs.doc?.document.source.path;
  const entryOfPart = (slot?: string): string | undefined =>
    slot === undefined ? layout?.entry : own.slots.named.find(({ name }) => name === slot)?.entry;
  const mentioned = (slot?: string): ReadonlySet<string> =>
    namesMentioned(context, browserCode.modules[entryOfPart(slot) ?? '']?.bundled);
  const islands = openIslands(framed.props, reads, { live: values.slots.live, isLayout: isLayoutLive, mentioned });
  const isAlive = module !== undefined || isLayoutLive || values.slots.live.length > 0;
  const whole = await renderLayout(own, framed, source, isAlive ? islands : undefined);
  if (!whole) return nothingMade();
  const { body } = whole;
  // Head elements from content are specific to the page and come last.
  const page = module && { ...module, text: files.settle(module.text) };
  const script = layout && isLayoutLive ? loadedModule(browserCode, layout.entry) : undefined;
  const scripts = scriptsOf(browserCode, values.scripts.loaded, { body: page, layout: script });
  for (const name of scripts.named) files.add(name);
  const head = mergeHead([...own.headOf(values), ...whole.head, ...wanted]);
  const answers = own.answers();
  const hasIslands = page !== undefined || isLayoutLive || Object.keys(islands.slots).length > 0;
  const data = printPageData(
    hasIslands
      ? {
          page: { ...islands.read(), ...(Object.keys(answers).length > 0 ? { answers } : {}) },
          ...scripts.data,
          ...(isLayoutLive && rendered.html === '' ? { isBodyless: true as const } : {}),
          ...(Object.keys(islands.slots).length > 0 ? { slots: islands.slots } : {}),
        }
      : undefined,
  );
  const { wrapperClassName, dir } = docs.doc?.document.facts.frontMatter ?? {};
  // Like Docusaurus, so that a site's styles can select the page.
  const classes = [values.versions.className, wrapperClassName].filter((name) => typeof name === 'string');
  const href = props.layout === 'not-found' ? undefined : props.href;
  const printed = printDocument({ head: printHead(head), inside: whole.html, data, href, classes, dir }, values);
  const { route } = values.page;
  const html = cleanPage(context, { html: files.settle(printed), path: route.path, origin: originOf(values), source });
  const settled = files.settle(body);
  const start = html.indexOf(settled);
  const place = start === -1 ? settled : ([start, settled.length] as const);
  const loads = values.policy ? pageSources(html) : {};
  const made = [...links, ...whole.links];
  const marked = [...new Set([...markedFiles(html), ...scripts.marked])];
  const { modules: texts } = scripts;
  const isDerived = docs.doc?.body.kind === 'html' && docs.doc.body.isDerived;
  const derived = isDerived ? undefined : await deriveFrom(context, docs.doc ? settled : mainOf(html));
  return { html: packed(html), digest: digestOf(html), body: place, head, modules: texts, marked, links: made, loads, derived };
}

async function deriveFrom({ derivations }: RenderContext, html: string): Promise<Derived> {
  if (derivations.names.length === 0) return [];
  const { openHtmlReader } = await import('../html/read-html.ts');
  return derivations.from((await openHtmlReader())(html));
}

/** What keeps the layout from showing the page. */
function layoutFaults({ context, browserCode, server, layout, values, docs }: PageRendering): readonly DiagnosticDraft[] {
  if (!layout) return server.layouts.includes(values.page.layout) ? [] : [noLayout(context, values, docs)];
  if (layout.faults.length > 0) return layout.faults;
  if (layout.isStatic) return unfitFaults(layout, { path: values.page.route.path, file: docs.doc?.document.source.path });
  const module = browserCode.modules[layout.entry];
  if (!module?.isLive) return [];
  const isForBrowsers = module.bundled !== undefined && module.node.length === 0;
  return isForBrowsers ? [] : reportForBrowsers({ specifier: layout.path, place: layout.place() }, module, 'config');
}

interface PrintedPage {
  readonly html: string;
  /** The path of its route. */
  readonly path: string;
  /** Undefined for a listing. */
  readonly source: string | undefined;
  /** The plugin that made the page, where one did. */
  readonly origin: string | undefined;
}

/** Cleans plugins' head elements, and HTML in the theme's props. */
function cleanPage({ config, reporter }: RenderContext, page: PrintedPage): string {
  const { html, found } = withoutCodeAddresses(page.html);
  const [first] = found;
  if (first === undefined) return html;
  reporter.report({
    code: 'render/code-address',
    message: `around the body of the page "${page.path}", ${describeCodeAddress(first)}`,
    help: helpForCodeAddress,
    ...(page.source === undefined ? pluginOf(config, page.origin) : { place: wholeFile(page.source) }),
  });
  return html;
}
