// Reads the specifications of the options, and makes the sources of their pages.
import { posix } from 'node:path';
import { joinPath, nearest, type PluginContext, type Settings, type Version, type VirtualSource, wholeFile } from 'slodocs/kit';
import type { CataloguedApi } from './api-catalog.ts';
import { writeJson } from './engine/json.ts';
import { hostsOf } from './hosts.ts';
import type { OpenApiOptions } from './options.ts';
import { introductionPage } from './pages/introduction.ts';
import { operationPage } from './pages/operation-page.ts';
import { introductionSlug, type MoreProse, type Section } from './pages/section.ts';
import { type Ctx, readSections } from './read-sections.ts';
import { absoluteServer, asDefault, isRelative } from './samples/absolute-server.ts';
import { defaultLanguages } from './samples/print/languages.ts';
import { proseFolder } from './spec-path.ts';
import type { Download } from './state.ts';

export async function discoverPages(
  options: OpenApiOptions,
  settings: Settings,
  versions: readonly Version[],
  ctx: Ctx,
): Promise<readonly VirtualSource[]> {
  const samples = { languages: options.samples ?? defaultLanguages, tryIt: options.tryIt ?? false } as const;
  const pages: VirtualSource[] = [];
  const hosts = new Set<string>();
  const downloads: Download[] = [];
  const apis: CataloguedApi[] = [];
  for (const section of await readSections(options, settings, versions, ctx)) {
    const prose = await findProse(section, ctx);
    reportUnused(prose, section, ctx);
    if (section.isSound) checkServers(section, ctx);
    const download = downloadOf(section);
    if (download) downloads.push(download);
    apis.push(cataloguedApi(section, download));
    const more = (slug: string): MoreProse => {
      const path = prose.get(slug);
      return { path, translation: path === undefined ? undefined : ctx.translationOf(path) };
    };
    pages.push(introductionPage(section, download?.address, more(introductionSlug)));
    for (const entry of section.entries) pages.push(operationPage(entry, section, samples, more(entry.slug)));
    if (samples.tryIt) for (const host of hostsOf(section.api)) hosts.add(host);
  }
  ctx.state.downloads = downloads;
  ctx.state.apis = apis;
  ctx.state.hosts = [...hosts];
  return pages;
}

function reportUnused(prose: ReadonlyMap<string, string>, { entries, api }: Section, ctx: Ctx): void {
  const slugs = [introductionSlug, ...entries.map(({ slug }) => slug)];
  for (const [slug, file] of prose) {
    if (slugs.includes(slug)) continue;
    const near = nearest(slug, slugs);
    const help = near === undefined ? 'Name it after the address of an operation: `get-pet.md`.' : `Did you mean "${near}.md"?`;
    ctx.report({
      code: 'unused-prose',
      message: `no operation of "${api.file}" has the address "${slug}"`,
      help,
      place: wholeFile(file),
    });
  }
}

/** Paths by the slugs of operations: `pets/get-pet.md` adds to the operation `get-pet` of `pets.yaml`, `pets/index.md` to its introduction. */
export async function findProse(
  { options }: Pick<Section, 'options'>,
  { glob }: Pick<PluginContext, 'glob'>,
): Promise<ReadonlyMap<string, string>> {
  const folder = proseFolder(options);
  const files = await glob(`${folder}/**/*.{md,mdx}`);
  return new Map(files.map((file) => [file.slice(folder.length + 1).replace(/\.mdx?$/, ''), file]));
}

/** Files keep their places to one another, so that references still work. */
export function downloadOf({ api, options, base, overlaid }: Section): Download | undefined {
  const isPartial = [...api.operations, ...api.webhooks].some(({ settings }) => settings.hide);
  if (!(options.download ?? !isPartial)) return undefined;
  const folders = api.files.map((file) => posix.dirname(file).split('/'));
  const [first = []] = folders;
  const common = first.filter((_, index) =>
    folders.every((folder) => first.slice(0, index + 1).every((name, at) => folder[at] === name)),
  );
  const root = common.join('/');
  const place = (file: string): string => joinPath(base, options.path, posix.relative(root, file)).slice(1);
  return {
    address: `/${place(api.file)}`,
    // JSON is YAML as well.
    files: api.files.map((source) => ({
      path: place(source),
      source,
      ...(source === api.file && overlaid !== undefined && { text: `${writeJson(overlaid, 2)}\n` }),
    })),
  };
}

function cataloguedApi({ api, options, base, location }: Section, download: Download | undefined): CataloguedApi {
  const [server] = api.servers;
  const { url = location } = options;
  return {
    title: options.label ?? api.title,
    server: server && asDefault(absoluteServer(server, url)),
    introduction: joinPath(base, options.path),
    download: download?.address,
  };
}

/** Each address once, at its first place. */
export function checkServers({ api, options, entries, location }: Section, { report }: PluginContext): void {
  if (options.url !== undefined) return;
  const asked = entries.flatMap(({ operation, isWebhook }) => (isWebhook ? [] : operation.servers.slice(0, 1)));
  const relative = new Map<string, (typeof asked)[number]>();
  for (const server of asked) if (isRelative(server) && !relative.has(server.url)) relative.set(server.url, server);
  for (const server of relative.values()) {
    const { url } = absoluteServer(server, location);
    report({
      code: 'relative-server',
      message: server.place
        ? `the server "${server.url}" has no host, so samples use "${url}"`
        : `the specification has no servers, so samples use "${url}"`,
      help: 'Write an absolute address under "servers", or set the option `url` to the address at which the API serves the specification.',
      place: server.place ?? api.place,
    });
  }
}
