// The site to rendered pages.
import { pathToFileURL } from 'node:url';
import pLimit from 'p-limit';
import type { RenderedPage } from '#model/output';
import type { Listing, Page } from '#model/page';
import { wholeFile } from '#model/place';
import type { Settings } from '#model/settings';
import type { Site } from '#model/site';
import type { PageProps, ThemeServer } from '#model/theme';
import type { Context } from '../context/context.ts';
import { linkChecker } from './body/check-links.ts';
import type { Composing } from './body/compose-element.ts';
import { loadModules } from './body/modules.ts';
import { type RenderedBody, renderBody } from './body/render-body.ts';
import { loadStylesheets, type PageStyles } from './body/stylesheets.ts';
import { loadToReact } from './body/to-react.ts';
import { printHead, standardHead } from './head.ts';
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
  const limit = pLimit(config.concurrency);
  let done = 0;
  const renderOne = async (page: Page): Promise<RenderedPage> => {
    context.signal.throwIfAborted();
    const rendered = await trace.lane('page', `render ${page.route.path}`, () =>
      renderPage(composing, site, page, propsOf(page)),
    );
    context.progress({ stage: 'render', done: ++done, total: site.pages.length });
    return rendered;
  };
  return Promise.all(site.pages.map((page) => limit(renderOne, page)));
}

const noStyles: PageStyles = { files: [], assets: [] };

async function renderPage(composing: Composing, { settings }: Site, page: Page, props: PageProps): Promise<RenderedPage> {
  const { context, server } = composing;
  if (!server.layouts.includes(props.layout)) {
    reportLayout(context, page, props, server);
    return { page, body: '', html: '', assets: [] };
  }
  const { html: body, toc = props.toc }: RenderedBody =
    page.kind === 'doc' ? await renderBody(composing, page, props) : { html: '' };
  const answers = await context.hooks.collect('head', (plugin, ctx) => plugin.head?.(page, ctx));
  const styles = page.kind === 'doc' ? composing.stylesheets.of(page) : noStyles;
  const head = [
    ...standardHead(page, settings, [context.config.theme.stylesheet, ...styles.files]),
    ...answers.flatMap(({ answer }) => answer),
  ];
  return {
    page,
    body,
    assets: styles.assets,
    html: printDocument(printHead(head), server.renderLayout({ ...props, toc }, body), settings),
  };
}

function printDocument(head: string, inside: string, { theme }: Settings): string {
  const { colorMode } = theme;
  // Without the attribute the stylesheet follows the reader's system.
  const mode = colorMode.respectPrefersColorScheme ? '' : ` data-theme="${colorMode.defaultMode}"`;
  return `<!doctype html>\n<html lang="en" dir="ltr"${mode}>\n<head>\n${head}\n</head>\n<body>\n${inside}\n</body>\n</html>\n`;
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
