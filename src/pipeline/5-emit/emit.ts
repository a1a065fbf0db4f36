// The build to the files of the output: pages, what they need, static files, and what plugins add.
import { join } from 'node:path';
import type { Build, OutputFile } from '#model/output';
import { outputPath } from '#model/route';
import type { Context } from '../context/context.ts';
import { hashAssets } from './assets.ts';
import { makePluginFiles } from './plugin-files.ts';
import { type Offer, uniquePaths } from './unique-paths.ts';

export async function emit(context: Context, build: Build): Promise<readonly OutputFile[]> {
  const { site, pages } = build;
  const { root } = context.config;
  const { trailingSlash } = site.settings;
  const assets = await context.trace.span('step', 'hash assets', () => hashAssets(context, pages));
  const filled = pages.map((page) => ({ ...page, html: assets.fill(page.html), body: assets.fill(page.body) }));
  const offers: Offer[] = [];
  const offer = (file: OutputFile, origin: string): void => void offers.push({ file, origin });
  for (const { page, html } of filled)
    offer({ path: outputPath(page.route.path, trailingSlash), content: { bytes: html } }, `the page "${page.route.path}"`);
  for (const file of assets.files) offer(file, 'an asset');
  for (const { path, served } of site.assets) {
    if (served !== undefined)
      offer({ path: served.slice(1), content: { copyOf: join(root, path) } }, `the static file "${path}"`);
  }
  for (const file of await makePluginFiles(context, { site, pages: filled })) offer(file, 'a plugin');
  return uniquePaths(context, offers);
}
