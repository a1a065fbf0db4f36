// Draws the requested diagrams in one browser, and reuses those that an earlier build has drawn.
import { readFile } from 'node:fs/promises';
import type { Order } from '#model/document';
import type { PluginContext } from '#model/plugin';
import type { DrawnImage } from '#model/site';
import { type Browser, BrowserFault, openBrowser } from './browser.ts';
import { findBrowser, findMermaid } from './find-programs.ts';
import { configFor } from './looks.ts';
import type { MermaidOptions } from './options.ts';
import { type Drawn, drawScript, prepareScript } from './page-script.ts';
import { reportDiagram } from './report-diagram.ts';
import { readRequest } from './request.ts';

/** Draws nothing, and reports it, if a required program is missing. */
export async function drawAll(
  orders: readonly Order[],
  { browser: chosen, config = {} }: MermaidOptions,
  ctx: PluginContext,
): Promise<readonly DrawnImage[]> {
  const { colors } = ctx.settings.theme;
  const found = await findMermaid(ctx);
  if (!found)
    return none(orders, ctx, 'the package "mermaid" is not installed', 'Install it beside the site: `npm install mermaid`.');
  const program = await findBrowser(ctx, chosen);
  let browser: Promise<Browser> | undefined;
  const draw = async (request: string): Promise<Drawn> => {
    if (program === undefined) throw new BrowserFault('is not there');
    browser ??= start(program, found.script);
    const { scheme, source } = readRequest(request);
    return (await (await browser).evaluate(drawScript({ source, config: configFor(scheme, config, colors[scheme]) }))) as Drawn;
  };
  try {
    const requests = new Map(orders.map((order) => [order.request, order]));
    const images: DrawnImage[] = [];
    for (const request of [...requests.keys()].sort()) {
      const drawn = await ctx.cached(`${form} ${found.version} ${JSON.stringify(colors)}\n${request}`, () => draw(request));
      const { source, scheme } = readRequest(request);
      if ('svg' in drawn) images.push(imageOf(request, drawn));
      else if (scheme === 'light')
        for (const order of orders) if (order.request === request) reportDiagram(order, source, drawn.fault, ctx.report);
    }
    return images;
  } catch (thrown) {
    if (!(thrown instanceof BrowserFault)) throw thrown;
    const help = 'Install Chromium or Google Chrome, or name its program: `mermaid({ browser: "/path/to/chromium" })`.';
    if (program === undefined)
      return none(orders, ctx, chosen === undefined ? 'no Chromium was found' : `there is no "${chosen}"`, help);
    return none(orders, ctx, `"${program}" ${thrown.message}`, help);
  } finally {
    await browser?.then(
      ({ close }) => close(),
      () => undefined,
    );
  }
}

/** Increase this version whenever the drawing changes. */
const form = 2;

async function start(program: string, script: string): Promise<Browser> {
  const browser = await openBrowser(program);
  try {
    await browser.evaluate(prepareScript);
    await browser.evaluate(`${await readFile(script, 'utf8')}\n;0`);
    return browser;
  } catch (thrown) {
    await browser.close();
    throw thrown;
  }
}

function imageOf(request: string, { svg, width, height }: Extract<Drawn, { svg: string }>): DrawnImage {
  return { plugin: 'mermaid', request, name: 'diagram.svg', content: svg, size: { width, height } };
}

/** Reported once for the site, at the first diagram. */
function none(orders: readonly Order[], { report }: PluginContext, why: string, help: string): readonly DrawnImage[] {
  const [first] = orders;
  const count = new Set(orders.map(({ place }) => `${place.file}:${place.start.line}`)).size;
  const what = count === 1 ? 'a diagram is shown as code' : `${count} diagrams are shown as code`;
  if (first) report({ code: 'not-drawn', message: `${what}, for ${why}`, help, place: first.place });
  return [];
}
