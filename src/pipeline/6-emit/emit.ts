// Converts the build into output files: pages, their assets, static files, and what plugins emit.
import { join } from 'node:path';
import type { Context } from '#context/context';
import { pluginOrigin } from '#context/hook-faults';
import { lazyPage } from '#context/lazy-page';
import { keyOf } from '#files/digest';
import { externalOf } from '#model/external-address';
import { sharesFiles } from '#model/i18n';
import { withTexts } from '#model/json';
import type { Build, MarkedBuild, MarkedPage, OutputFile, RenderedPage } from '#model/output';
import { wholeFile } from '#model/place';
import { policyOf, printOwnPolicy, type Sources } from '#model/policy';
import { outputPath } from '#model/route';
import type { Site } from '#model/site';
import { placeOfSource } from '#model/source-file';
import { type Assets, hashAssets, type SiteTexts } from './assets.ts';
import { type PluginFile, pluginFiles } from './plugin-files.ts';
import { readableDigest } from './readable-digest.ts';
import { headersFile, webManifest } from './setting-files.ts';
import { type Offer, uniquePaths } from './unique-paths.ts';

export { reportTooMany } from './count-files.ts';
export { indexFile } from './site-index.ts';

/** The build that plugins read, and what is emitted besides its pages. */
interface Finished {
  readonly build: Build;
  readonly assets: Assets;
  readonly policy: Sources | undefined;
}

async function finish(context: Context, { site, pages }: MarkedBuild): Promise<Finished> {
  const assets = await context.trace.span('step', 'hash assets', () => hashAssets(context, pages, site.drawn, moduleTexts(site)));
  const { csp } = context.config.settings;
  const policy =
    csp && policyOf(csp, [...pages.map(({ loads }) => loads), ...assets.loads, ...pluginLoads(context.config, site)]);
  const texts = { policy: policy ? printOwnPolicy(policy) : '' };
  await context.checkpoint();
  return { build: { site, pages: pages.map((page) => fillPage(page, assets, texts)) }, assets, policy };
}

/** The build as `emit` hooks read it. */
export async function finishedBuild(context: Context, build: MarkedBuild): Promise<Build> {
  return (await finish(context, build)).build;
}

export interface Emitted {
  readonly files: readonly OutputFile[];
  /** Those that plugins made. */
  readonly made: readonly PluginFile[];
}

/** `fetched` are files that browsers fetch besides pages and their assets, `index` is that of the whole site. */
export async function emit(
  context: Context,
  rendered: MarkedBuild,
  fetched: readonly OutputFile[],
  index?: OutputFile | undefined,
): Promise<Emitted> {
  const { build, assets, policy } = await finish(context, rendered);
  const { site, pages } = build;
  const { config } = context;
  const offers: Offer[] = pages.map((page) => offerPage(page, site.settings.trailingSlash));
  const isOfSite = !sharesFiles(config.settings.i18n);
  for (const file of assets.files) offers.push({ file, origin: `the asset "${file.path}"` });
  for (const file of fetched) offers.push({ file, origin: 'slodocs, for its sidebars,' });
  if (index) offers.push({ file: index, origin: 'slodocs, for `links.index`,' });
  for (const { path, served } of isOfSite ? site.assets : [])
    if (served !== undefined) offers.push(...(await offerStatic(context, path, served)));
  const made = await pluginFiles(context, build);
  for (const { plugin, file, yields, place } of made) {
    const origin = `the plugin "${plugin.name}"`;
    offers.push({ file, yields, origin, ...pluginOrigin(config, plugin, 'emit'), ...(place ? { place } : {}) });
  }
  // An author's own file takes precedence over a generated one.
  await context.checkpoint();
  const taken = new Set(offers.map(({ file }) => file.path));
  for (const file of [isOfSite ? headersFile(config.settings, policy, taken) : undefined, webManifest(config.settings)])
    if (file && !taken.has(file.path)) offers.push({ file, origin: `slodocs, for its settings,` });
  const files = uniquePaths(context, offers);
  reportMissing(context, site, files);
  const shared = new Set(isOfSite ? [] : assets.files.map(({ path }) => path));
  return { files: files.map((file) => (shared.has(file.path) ? file : inFolder(context, file))), made };
}

/** All but assets and static files is in the folder of its language. */
function inFolder({ config }: Context, file: OutputFile): OutputFile {
  const { outFolder = '' } = config.settings.i18n?.locale ?? {};
  return outFolder === '' ? file : { ...file, path: outFolder + file.path };
}

/** A page, and the files that its addresses name. */
export interface EmittedPage {
  readonly page: RenderedPage;
  readonly files: readonly OutputFile[];
}

/** Emits a single page. Its policy covers only what this page loads. `fetched` are files that browsers fetch besides. */
export async function emitPage(
  context: Context,
  site: Site,
  page: MarkedPage,
  fetched: readonly OutputFile[],
): Promise<EmittedPage> {
  const assets = await hashAssets(context, [page], site.drawn, moduleTexts(site));
  const { csp } = context.config.settings;
  const policy = csp && policyOf(csp, [page.loads, ...assets.loads, ...pluginLoads(context.config, site)]);
  const texts = { policy: policy ? printOwnPolicy(policy) : '' };
  const ofSite = new Set(sharesFiles(context.config.settings.i18n) ? assets.files : []);
  const isShared = (file: OutputFile): boolean => ofSite.has(file);
  return {
    page: fillPage(page, assets, texts),
    files: [...assets.files, ...fetched].map((file) => (isShared(file) ? file : inFolder(context, file))),
  };
}

/** Reports links that were bound to files which plugins announced and did not emit. */
function reportMissing({ config, reporter }: Context, { awaited }: Site, files: readonly OutputFile[]): void {
  if (awaited.length === 0) return;
  const paths = new Set(files.map(({ path }) => `/${path}`));
  for (const { address, plugin: name } of awaited.filter((one) => !paths.has(one.address))) {
    const plugin = config.plugins.find((one) => one.name === name);
    reporter.report({
      code: 'emit/missing-file',
      message: `a link leads to "${address}", which the plugin "${name}" has not written`,
      help: 'Remove the link, or check the options of the plugin, which may leave out files that would be empty.',
      ...(plugin ? pluginOrigin(config, plugin, 'emit') : {}),
    });
  }
}

/** The entry of the site's data with the pattern of externally served addresses. */
function moduleTexts(site: Site): SiteTexts {
  const pattern = externalOf(site);
  return { external: pattern === undefined ? '' : `"external":${JSON.stringify(pattern)},` };
}

/** What the code of plugins and analytics services loads on any page. */
function pluginLoads({ plugins, settings }: Context['config'], { loads }: Pick<Site, 'loads'>): readonly Sources[] {
  const ofPlugins = plugins.flatMap(({ theme }) => (theme?.loads ? [theme.loads] : []));
  return [...ofPlugins, ...settings.theme.analytics.map((service) => service.loads), loads];
}

/** Fills in final asset addresses, and the texts that all pages share. */
function fillPage(page: MarkedPage, assets: Assets, texts: SiteTexts): RenderedPage {
  const filled = {
    page: page.page,
    noIndex: page.noIndex,
    assets: page.assets,
    loads: page.loads,
    digest: keyOf(page.digest, texts.policy ?? '', ...page.assets.map((path) => assets.nameOf(path))),
    html: () => assets.fill(page.markedHtml(), texts),
    body: () => assets.fill(page.markedBody(), texts),
    derivedKey: page.derivedKey,
    derived: (name: string) =>
      withTexts(page.markedData(name), (text) => (text.includes('\0') ? assets.fill(text, texts) : text)),
  };
  return lazyPage(filled, () => page.head);
}

function offerPage({ page, digest, html }: RenderedPage, trailingSlash: boolean | undefined): Offer {
  const file: OutputFile = { path: outputPath(page.route.path, trailingSlash), key: digest, content: { make: html } };
  const origin = `the page "${page.route.path}"`;
  return page.kind === 'doc' ? { file, origin, place: placeOfSource(page.document.source) } : { file, origin };
}

/** Empty, and a report, for a file that was removed or replaced since it was found. */
async function offerStatic(context: Context, path: string, served: string): Promise<readonly Offer[]> {
  const key = await readableDigest(context, path);
  if (key === undefined) return [];
  const file = { path: served.slice(1), key, content: { copyOf: join(context.config.root, path) } };
  return [{ file, origin: `the static file "${path}"`, place: wholeFile(path) }];
}
