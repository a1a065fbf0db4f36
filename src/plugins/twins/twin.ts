// Converts a rendered page to its twin: front matter, title, and body in Markdown.
import type { RenderedPage } from '#model/output';
import type { Page } from '#model/page';
import type { PluginContext } from '#model/plugin';
import { contentOf } from '#model/rendered-content';
import { printRoute } from '#model/route';
import type { Site } from '#model/site';
import { type PlacedVersion, versionFinder } from '#model/version';
import { twinPath } from './address.ts';
import { digestOf } from './digest.ts';
import { oneLine } from './one-line.ts';

export interface Twin {
  readonly rendered: RenderedPage;
  readonly path: string;
  /** Of the page, absolute. */
  readonly url: string;
  /** Of the docs that the page belongs to; undefined outside of them. */
  readonly version: PlacedVersion | undefined;
  readonly key: string;
  print(): Promise<Uint8Array>;
}

export function prepareTwins({ settings, versions }: Site, ctx: PluginContext): (rendered: RenderedPage) => Twin {
  const versionOf = versionFinder(versions);
  const language = JSON.stringify([settings.lang, settings.strings]);
  return (rendered) => {
    const { page } = rendered;
    const url = `${settings.url}${printRoute(page.route, settings)}`;
    const version = versionOf(page);
    const head = printHead(
      page,
      url,
      version && versions.some((one) => one.docs === version.docs && one !== version) ? version.label : undefined,
    );
    const key = digestOf(rendered.digest, head, page.title, language);
    // `llms-full.txt` asks for each twin again, and needs no body for it.
    const print = (): Promise<Uint8Array> =>
      ctx.cached(key, async () => Buffer.from(await convert(rendered, head, settings.url, url, ctx)));
    return { rendered, path: twinPath(page.route.path), url, version, key, print };
  };
}

async function convert(
  rendered: RenderedPage,
  head: string,
  origin: string,
  url: string,
  { say }: PluginContext,
): Promise<string> {
  const [{ toMarkdown }, { addressResolver }] = await Promise.all([
    import('./markdown/to-markdown.ts'),
    import('./address-resolver.ts'),
  ]);
  const { markdown, hasTitle } = toMarkdown(contentOf(rendered), { resolve: addressResolver(origin, url), say });
  const title = hasTitle ? '' : `# ${oneLine(rendered.page.title).replace(/[\\`*_[\]<#]/g, '\\$&')}\n\n`;
  return `${head}\n${title}${markdown}${markdown === '' ? '' : '\n'}`;
}

/** A quoted text is valid YAML, whatever it contains. */
function printHead(page: Page, url: string, version: string | undefined): string {
  const { title, description, lastUpdate } = page;
  const date = page.kind === 'doc' ? page.date : undefined;
  const lines = [
    `title: ${JSON.stringify(title)}`,
    `url: ${JSON.stringify(url)}`,
    ...(description === '' ? [] : [`description: ${JSON.stringify(description)}`]),
    ...(version === undefined ? [] : [`version: ${JSON.stringify(version)}`]),
    ...(date === undefined ? [] : [`date: ${date.slice(0, 10)}`]),
    ...(lastUpdate?.date === undefined ? [] : [`last_update: ${lastUpdate.date.slice(0, 10)}`]),
  ];
  return `---\n${lines.join('\n')}\n---\n`;
}
