// The build to the files of the output: pages, what they need, static files, and what plugins add.
import { join } from 'node:path';
import type { Build, OutputFile, RenderedPage } from '#model/output';
import { wholeFile } from '#model/place';
import { outputPath } from '#model/route';
import type { Context } from '../context/context.ts';
import { sha256, sha256OfFile } from '../context/file-hash.ts';
import { pluginOrigin } from '../context/hooks.ts';
import { unreadable } from '../context/unreadable.ts';
import { hashAssets } from './assets.ts';
import { pluginFiles } from './plugin-files.ts';
import { type Offer, uniquePaths } from './unique-paths.ts';

/** `fingerprint` stands for all code that plugins run; without one, no file of theirs is known by its key. */
export async function emit(context: Context, build: Build, fingerprint?: string): Promise<readonly OutputFile[]> {
  const { site, pages } = build;
  const { config } = context;
  const assets = await context.trace.span('step', 'hash assets', () => hashAssets(context, pages));
  const filled = pages.map((page) => ({ ...page, html: assets.fill(page.html), body: assets.fill(page.body) }));
  const offers: Offer[] = filled.map((page) => offerPage(page, site.settings.trailingSlash));
  for (const file of assets.files) offers.push({ file, origin: `the asset "${file.path}"` });
  for (const { path, served } of site.assets)
    if (served !== undefined) offers.push(...(await offerStatic(context, path, served)));
  for (const { plugin, file } of await pluginFiles(context, { site, pages: filled }, fingerprint)) {
    offers.push({ file, origin: `the plugin "${plugin.name}"`, ...pluginOrigin(config, plugin, 'emit') });
  }
  return uniquePaths(context, offers);
}

function offerPage({ page, html }: RenderedPage, trailingSlash: boolean | undefined): Offer {
  const file: OutputFile = { path: outputPath(page.route.path, trailingSlash), key: sha256(html), content: { bytes: html } };
  const origin = `the page "${page.route.path}"`;
  return page.kind === 'doc' ? { file, origin, place: wholeFile(page.document.source.path) } : { file, origin };
}

/** None, and a report, for a file that has gone or changed hands since it was found. */
async function offerStatic({ config, reporter }: Context, path: string, served: string): Promise<readonly Offer[]> {
  const copyOf = join(config.root, path);
  try {
    const file = { path: served.slice(1), key: sha256OfFile(copyOf), content: { copyOf } };
    return [{ file, origin: `the static file "${path}"`, place: wholeFile(path) }];
  } catch (thrown) {
    reporter.report(await unreadable(path, thrown));
    return [];
  }
}
