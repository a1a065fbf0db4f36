// Maps presets, plugins and themes of a Docusaurus config to docs, posts and plugins.

import { placeholderOf } from '#code/placeholder';
import { analyticsHelp, googleAnalyticsOf } from '../analytics.ts';
import { isObject, type OldSettings, openSettings, type Path } from '../old-settings.ts';
import { mapAliases } from './aliases.ts';
import { mapBlog } from './blog.ts';
import { mapDocs, mapPages } from './content.ts';
import { addCss } from './head.ts';
import { mapRedirects, mapSitemap } from './options.ts';
import type { DocusaurusSite } from './site.ts';

interface Entry {
  readonly name: string | undefined;
  readonly options: OldSettings;
  readonly path: Path;
}

export async function mapPackages(settings: OldSettings, site: DocusaurusSite): Promise<void> {
  for (const { name, options, path } of entriesOf(settings, 'presets')) await mapPreset(name, options, path, site);
  for (const list of ['plugins', 'themes'])
    for (const { name, options, path } of entriesOf(settings, list)) await mapPackage(name, options, path, site);
  if (site.docs.length === 0)
    site.find({
      code: 'takeover/by-hand',
      message: 'the config has no docs, but a slodocs site requires at least one docs folder',
      help: 'Put a page into "docs", or set a folder with the key "docs".',
      place: site.placeOf([]),
    });
}

function entriesOf(settings: OldSettings, key: string): readonly Entry[] {
  const list = settings.take(key);
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown, index): Entry[] => {
    if (entry === false || entry === null || entry === undefined) return [];
    const [name, options] = Array.isArray(entry) ? [entry[0] as unknown, entry[1] as unknown] : [entry, undefined];
    const path = Array.isArray(entry) ? [key, index, 1] : [key, index];
    const known = typeof name === 'string' ? name : placeholderOf(name)?.specifier;
    return [{ name: known, options: openSettings(options, path), path: [key, index] }];
  });
}

async function mapPreset(name: string | undefined, options: OldSettings, path: Path, site: DocusaurusSite): Promise<void> {
  if (name === undefined || !/^(?:@docusaurus\/preset-)?classic$/.test(name)) return unknown(name, path, site);
  if (options.take('docs') !== false) mapDocs(options.inside('docs'), site);
  if (options.take('pages') === false) site.draft.config['pages'] = false;
  else mapPages(options.inside('pages'), site);
  if (options.take('blog') !== false) await mapBlog(options.inside('blog'), site, true);
  if (options.take('sitemap') === false) site.preset['sitemap'] = false;
  else mapSitemap(options.inside('sitemap'), site);
  mapTheme(options.inside('theme'), site);
  for (const key of ['gtag', 'googleAnalytics', 'googleTagManager']) {
    const set = options.take(key);
    if (set !== undefined && set !== false && set !== null) mapAnalytics(key, set, [...options.path, key], site);
  }
  options.skip('debug', 'svgr');
  site.dropRest(options);
}

function mapTheme(theme: OldSettings, site: DocusaurusSite): void {
  const css = theme.take('customCss');
  addCss(
    site,
    [css].flat().flatMap((path) => site.path(path) ?? []),
  );
  site.dropRest(theme);
}

/** Addresses of readers, which "anonymizeIP" was for, are not kept by Google Analytics 4. */
function mapAnalytics(name: string, options: unknown, path: Path, site: DocusaurusSite, shownAs?: string): void {
  const calls = /gtag$/.test(name) && isObject(options) ? googleAnalyticsOf(options['trackingID']) : undefined;
  if (calls) site.theme['analytics'] = [site.theme['analytics'] ?? [], calls].flat(2);
  else site.byHand(path, analyticsHelp, shownAs);
}

/** Packages that need nothing, since every site has what they add, or has no need of it. */
const unneeded =
  /^docusaurus-plugin-sass$|^docusaurus-theme-openapi-docs$|^(?:@docusaurus\/)?(?:plugin-)?(?:debug|svgr|rsdoctor|css-cascade-layers|ideal-image)$|^(?:@docusaurus\/)?theme-search-algolia$|search-local$|^docusaurus-lunr-search$|^@signalwire\/docusaurus-plugin-llms-txt$|^docusaurus-plugin-llms(?:-txt)?$|^@docusaurus\/faster$/;

async function mapPackage(name: string | undefined, options: OldSettings, path: Path, site: DocusaurusSite): Promise<void> {
  const short = name?.replace(/^@docusaurus\//, '').replace(/^(?:plugin|theme)-/, '');
  switch (name?.startsWith('@docusaurus/') || /^[\w-]+$/.test(name ?? '') ? short : undefined) {
    case 'sass':
      return;
    case 'content-docs':
      return mapDocs(options, site);
    case 'content-blog':
      return mapBlog(options, site, false);
    case 'content-pages':
      return mapPages(options, site);
    case 'client-redirects':
      return mapRedirects(options, site);
    case 'sitemap':
      return mapSitemap(options, site);
    case 'mermaid':
      return site.draft.use('mermaid');
    case 'classic':
      return mapTheme(options, site);
    case 'live-codeblock':
      return site.dropped(path, 'A `live` fence is shown as code.');
    case 'pwa':
      return site.byHand(
        path,
        'There is no service worker. To write a web app manifest, set `theme: { manifest: true }`.',
        '"@docusaurus/plugin-pwa"',
      );
    case 'google-gtag':
    case 'google-analytics':
    case 'google-tag-manager':
    case 'vercel-analytics':
      return mapAnalytics(short ?? '', { trackingID: options.take('trackingID') }, path, site, `"${name}"`);
  }
  if (name !== undefined && unneeded.test(name)) return;
  if (name === 'docusaurus-plugin-openapi-docs') return mapOpenapi(options, path, site);
  if (name === undefined && (await mapAliases(valueAt(path, site), path, site))) return;
  unknown(name, path, site);
}

function valueAt([key = '', index = 0]: Path, { config }: DocusaurusSite): unknown {
  const entry = (config.value[key] as readonly unknown[])[Number(index)];
  return Array.isArray(entry) ? entry[0] : entry;
}

/** What others than Docusaurus make, and its counterpart. */
const known: readonly (readonly [RegExp, string])[] = [
  [/openapi|redocusaurus|redoc/, 'The plugin `openapi({ specs: [ … ] })` generates pages from OpenAPI documents.'],
  [/zoom/, 'Add your own script in "theme.clientModules", or do without it.'],
  [/less|tailwind|postcss/, 'Compile the stylesheets before the build, and list the result in "theme.css".'],
  [/plausible|umami|matomo|posthog|hotjar|analytics|segment|clarity/, analyticsHelp],
  [/typedoc|remote-content/, 'Run it before the build, so that its pages exist as files.'],
];

function unknown(name: string | undefined, path: Path, site: DocusaurusSite): void {
  const help =
    known.find(([pattern]) => pattern.test(name ?? ''))?.[1] ??
    'Docusaurus plugins do not run in slodocs. Write a plugin that uses the hooks you need, or do without it.';
  site.unknownPlugin(path, name === undefined ? undefined : shown(name, site), help);
}

function shown(name: string, site: DocusaurusSite): string {
  return name.startsWith('/') ? `./${site.path(name) ?? name}` : name;
}

/** Generated pages are of its components, and are made of the specification here. */
function mapOpenapi(options: OldSettings, path: Path, site: DocusaurusSite): void {
  // The docs of the preset are named by the preset.
  const named = options.text('docsPluginId');
  const docsId = named === 'classic' || named === undefined ? 'default' : named;
  const docs = site.docs.find(({ id = 'default' }) => id === docsId) ?? site.docs[0];
  const folder = String(docs?.['path'] ?? 'docs');
  const config = options.take('config');
  options.skip('id', 'docsPlugin');
  const specs = Object.entries(isObject(config) ? config : {}).flatMap(([name, one]) => {
    if (!isObject(one)) return [];
    const { specPath, outputDir } = one;
    const made = site.path(outputDir);
    if (typeof specPath !== 'string' || made === undefined) return [];
    if (/^[a-z]+:/.test(specPath)) {
      site.byHand(
        [...path, 1, 'config', name, 'specPath'],
        'Download the specification before the build, and name the file in `openapi({ specs: [{ file, path }] })`.',
      );
      return [];
    }
    const inside = made.startsWith(`${folder}/`) ? made.slice(folder.length + 1) : made;
    return [{ file: site.path(specPath), path: inside, docs: docs?.['id'] }];
  });
  site.openapi.push(...specs);
  const written = site.uses.apiPages.filter((file) => file.startsWith(`${folder}/`));
  if (docs && written.length > 0) {
    const exclude = (docs['exclude'] as readonly string[] | undefined) ?? [
      '**/_*.{js,jsx,ts,tsx,md,mdx}',
      '**/_*/**',
      '**/*.test.{js,jsx,ts,tsx}',
      '**/__tests__/**',
    ];
    docs['exclude'] = [...new Set([...exclude, '**/*.{api,info,tag,schema}.mdx'])];
  }
  site.dropRest(options);
}
