// Draws the requested diagrams in one browser, and reuses those that an earlier build has drawn.

import { readFile } from 'node:fs/promises';
import { cutText, type DrawnImage, type Order, type Place, type PluginContext } from 'slodocs/kit';
import { BrowserFault, startChromium } from './chromium.ts';
import { findBrowser, findMermaid } from './find-programs.ts';
import { configFor, readRequest } from './looks.ts';
import type { MermaidOptions } from './options-schema.ts';
import { type DrawFault, type Drawn, drawScript, prepareScript } from './page-script.ts';

/** Draws nothing, and reports it, if a required program is missing. */
export async function drawAll(
  orders: readonly Order[],
  { browser: chosen, config = {} }: MermaidOptions,
  ctx: PluginContext,
): Promise<readonly DrawnImage[]> {
  const { colors } = ctx.settings.theme;
  const found = await findMermaid(ctx);
  if (!found)
    return none(orders, ctx, 'the package "mermaid" is not installed', 'Install it in the site: `npm install mermaid`.');
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
    const help = 'Install Chromium or Google Chrome, or set its path: `mermaid({ browser: "/path/to/chromium" })`.';
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
  if (first) report({ code: 'not-drawn', message: `${what}, because ${why}`, help, place: first.place });
  return [];
}

export { BrowserFault };

export interface Browser {
  /** The value of a script, awaited, as plain data. Throws a `BrowserFault`. */
  evaluate(script: string): Promise<unknown>;
  /** Ends the process, and removes what it has written. */
  close(): Promise<void>;
}

export async function openBrowser(program: string): Promise<Browser> {
  const { call, close } = await startChromium(program, 'MAP * ~NOTFOUND');
  try {
    const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
    return {
      close,
      async evaluate(expression) {
        const asked = { expression, awaitPromise: true, returnByValue: true };
        const { result, exceptionDetails } = await call('Runtime.evaluate', asked, String(sessionId));
        if (exceptionDetails) throw new BrowserFault(`could not run a script: ${cutText(JSON.stringify(exceptionDetails), 300)}`);
        return (result as { value?: unknown }).value;
      },
    };
  } catch (thrown) {
    await close();
    throw thrown;
  }
}

export function reportDiagram({ place }: Order, source: string, fault: DrawFault, report: PluginContext['report']): void {
  const line = lineIn(source, fault);
  report({
    code: 'invalid-diagram',
    message: `this diagram cannot be drawn: ${wordsOf(fault)}`,
    help:
      fault.message === 'HTML'
        ? 'Remove `htmlLabels` from the settings of the diagram, because images cannot show HTML.'
        : 'See mermaid.js.org/intro/syntax-reference.html for the syntax of each diagram type.',
    place: line === undefined ? place : placeOfLine(place, source, line),
  });
}

const noKind = 'No diagram type';

function wordsOf({ message, text }: DrawFault): string {
  if (message === 'HTML') return 'its labels are HTML';
  if (message.startsWith(noKind)) return 'its first line does not name a diagram type';
  // Its own list of what could stand there is one of names that only Mermaid knows.
  if (message.startsWith('Parse error on line') && text !== null) {
    const found = text.trim();
    return found === '' ? 'something is missing here' : `unexpected "${found}"`;
  }
  const said = message
    .replace(/^Parsing failed:\s*/, '')
    .replace(/Parse error on line \d+, column \d+:\s*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '');
  return `${said.slice(0, 1).toLowerCase()}${said.slice(1)}`;
}

/** The line of the source, from 1. Mermaid takes front matter and comments out before it counts. */
function lineIn(source: string, { line, message }: DrawFault): number | undefined {
  const told = message.startsWith(noKind) ? 1 : (line ?? Number(/line (\d+)/.exec(message)?.[1] ?? Number.NaN));
  if (Number.isNaN(told)) return undefined;
  const lines = source.split('\n');
  const start = /^\s*---\n[\s\S]*?\n---[^\n]*(?:\n|$)/.exec(source)?.[0].split('\n').length ?? 1;
  const read = lines.flatMap((text, index) => (index + 1 < start || /^\s*%%(?!\{)/.test(text) ? [] : [index + 1]));
  while (read.length > 0 && lines[(read[0] as number) - 1]?.trim() === '') read.shift();
  // Behind the last line, where something is missing, the last one that says something is at fault.
  const last = read.findLast((at) => lines[at - 1]?.trim() !== '');
  return told > read.length || lines[(read[told - 1] as number) - 1]?.trim() === '' ? last : read[told - 1];
}

/** The words of a line. It is taken to begin where the fence does, as it has to in a list. */
function placeOfLine({ file, start }: Place, source: string, line: number): Place {
  const text = source.split('\n')[line - 1] ?? '';
  const from = start.column + text.length - text.trimStart().length;
  const at = start.line + line;
  return { file, start: { line: at, column: from }, end: { line: at, column: from + text.trim().length } };
}
