// The site to rendered pages.
import { pathToFileURL } from 'node:url';
import pLimit from 'p-limit';
import { mergeHead } from '#model/head';
import type { RenderedPage } from '#model/output';
import type { Listing, Page } from '#model/page';
import { wholeFile } from '#model/place';
import type { Site } from '#model/site';
import type { Version } from '#model/source-file';
import type { PageProps, ThemeServer } from '#model/theme';
import { versionFinder } from '#model/version';
import type { Context } from '../context/context.ts';
import { linkChecker } from './body/check-links.ts';
import type { Composing } from './body/compose-element.ts';
import { loadModules } from './body/modules.ts';
import { type RenderedBody, renderBody } from './body/render-body.ts';
import { loadStylesheets, type PageStyles } from './body/stylesheets.ts';
import { escapeAttribute } from './body/target-url.ts';
import { loadToReact } from './body/to-react.ts';
import { stylesheetLink } from './head/elements.ts';
import { printHead } from './head/print-head.ts';
import { type HeadOf, standardHead } from './head/standard-head.ts';
import { pagePropsOf } from './props/page-props.ts';

export async function render(context: Context, site: Site): Promise<readonly RenderedPage[]> {
  const { config, trace } = context;
  const composing = await trace.span('step', 'load theme and components', async (): Promise<Composing> => {
    const { server } = (await import(pathToFileURL(config.theme.serverModule).href)) as { server: ThemeServer };
    const [{ moduleOf, stylesOf }, toReact] = await Promise.all([loadModules(context, site, server), loadToReact(server)]);
    const assets = new Set(site.assets.map(({ path }) => path));
    return {
      context,
      server,
      moduleOf,
      stylesheets: await loadStylesheets(context, site, stylesOf),
      toReact,
      assets,
      findBroken: linkChecker(site),
    };
  });
  const propsOf = pagePropsOf(site);
  const headOf = standardHead(site, config.theme.stylesheet);
  const versionOf = versionFinder(site.versions);
  const limit = pLimit(config.concurrency);
  let done = 0;
  const renderOne = async (page: Page): Promise<RenderedPage> => {
    context.signal.throwIfAborted();
    const rendered = await trace.lane('page', `render ${page.route.path}`, () =>
      renderPage(composing, headOf, page, propsOf(page), versionOf(page)),
    );
    context.progress({ stage: 'render', done: ++done, total: site.pages.length });
    return rendered;
  };
  return Promise.all(site.pages.map((page) => limit(renderOne, page)));
}

const noStyles: PageStyles = { files: [], assets: [] };

async function renderPage(
  composing: Composing,
  headOf: HeadOf,
  page: Page,
  props: PageProps,
  version: Version | undefined,
): Promise<RenderedPage> {
  const { context, server } = composing;
  if (!server.layouts.includes(props.layout)) {
    reportLayout(context, page, props, server);
    return { page, body: '', head: [], html: '', assets: [] };
  }
  const {
    html: body,
    head: wanted,
    toc = props.toc,
  }: RenderedBody = page.kind === 'doc' ? await renderBody(composing, page, props) : { html: '', head: [] };
  const answers = await context.hooks.collect('head', (plugin, ctx) => plugin.head?.(page, ctx));
  const styles = page.kind === 'doc' ? composing.stylesheets.of(page) : noStyles;
  const head = mergeHead([...headOf(page), styles.files.map(stylesheetLink), ...answers.map(({ answer }) => answer), ...wanted]);
  const inside = server.renderLayout({ ...props, toc }, body);
  const html = printDocument(printHead(head), inside, context, classesOf(page, version));
  return { page, body, head, assets: styles.assets, html };
}

function printDocument(head: string, inside: string, { config }: Context, classes: readonly string[]): string {
  const { colorMode } = config.settings.theme;
  // Without the attribute the stylesheet follows the reader's system.
  const mode = colorMode.respectPrefersColorScheme ? '' : ` data-theme="${colorMode.defaultMode}"`;
  const named = classes.length === 0 ? '' : ` class="${escapeAttribute(classes.join(' '))}"`;
  return `<!doctype html>\n<html lang="en" dir="ltr"${named}${mode}>\n<head>\n${head}\n</head>\n<body>\n${inside}\n</body>\n</html>\n`;
}

/** As Docusaurus does it, so that the styles of a site find the page. */
function classesOf(page: Page, version: Version | undefined): readonly string[] {
  const own = page.kind === 'doc' ? page.document.facts.frontMatter.wrapperClassName : undefined;
  return [version?.className, own].filter((name) => typeof name === 'string');
}

/** The plugin that made a page, where the site's config names it. */
function originOf({ config }: Context, { origin }: Listing) {
  const plugin = config.plugins.find(({ name }) => name === origin);
  const index = plugin && config.pluginIndexes.get(plugin);
  return index === undefined ? { plugin: origin } : { plugin: origin, place: config.locate(['plugins', index]) };
}

function reportLayout(context: Context, page: Page, { layout }: PageProps, { layouts }: ThemeServer): void {
  context.reporter.report({
    code: 'render/unknown-layout',
    message: `the page "${page.route.path}" asks for the layout "${layout}", which the theme does not have`,
    help: `Its layouts are ${[...layouts].sort().join(', ')}.`,
    ...(page.kind === 'doc' ? { place: wholeFile(page.document.source.path) } : originOf(context, page)),
  });
}
