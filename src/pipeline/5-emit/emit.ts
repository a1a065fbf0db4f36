// The build to the files of the output: pages, what they need, static files, and what plugins add.
import { join } from 'node:path';
import type { Build, OutputFile, RenderedPage } from '#model/output';
import { wholeFile } from '#model/place';
import { outputPath } from '#model/route';
import type { Context } from '../context/context.ts';
import { pluginOrigin } from '../context/hooks.ts';
import { hashAssets } from './assets.ts';
import { makePluginFiles } from './plugin-files.ts';
import { type Offer, uniquePaths } from './unique-paths.ts';

export async function emit(context: Context, build: Build): Promise<readonly OutputFile[]> {
  const { site, pages } = build;
  const { config } = context;
  const assets = await context.trace.span('step', 'hash assets', () => hashAssets(context, pages));
  const filled = pages.map((page) => ({ ...page, html: () => assets.fill(page.html()), body: () => assets.fill(page.body()) }));
  const offers: Offer[] = filled.map((page) => offerPage(page, site.settings.trailingSlash));
  for (const file of assets.files) offers.push({ file, origin: `the asset "${file.path}"` });
  for (const { path, served } of site.assets) {
    if (served === undefined) continue;
    const file = { path: served.slice(1), content: { copyOf: join(config.root, path) } };
    offers.push({ file, origin: `the static file "${path}"`, place: wholeFile(path) });
  }
  for (const { plugin, file } of await makePluginFiles(context, { site, pages: filled })) {
    offers.push({ file, origin: `the plugin "${plugin.name}"`, ...pluginOrigin(config, plugin, 'emit') });
  }
  return uniquePaths(context, offers);
}

function offerPage({ page, html }: RenderedPage, trailingSlash: boolean | undefined): Offer {
  const file: OutputFile = { path: outputPath(page.route.path, trailingSlash), content: { bytes: html() } };
  const origin = `the page "${page.route.path}"`;
  return page.kind === 'doc' ? { file, origin, place: wholeFile(page.document.source.path) } : { file, origin };
}
