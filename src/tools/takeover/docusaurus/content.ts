// Maps options of Docusaurus's docs and pages plugins.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trimEnds } from '#model/cut-text';
import { joinPath } from '#model/route';
import { filled } from '../draft.ts';
import { isObject, type OldSettings } from '../old-settings.ts';
import type { DocusaurusSite } from './site.ts';
import { mapSteps } from './steps.ts';

const defaultInclude = '["**/*.{md,mdx}"]';
const defaultExclude = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];

export function mapDocs(options: OldSettings, site: DocusaurusSite): void {
  const id = options.text('id');
  const path = site.path(options.text('path'));
  const routeBasePath = trimRoute(options.text('routeBasePath'));
  const patterns = patternsOf(options, defaultInclude);
  const sidebars = options.take('sidebarPath');
  const own = {
    id: id === 'default' ? undefined : id,
    path: path === 'docs' ? undefined : path,
    routeBasePath: routeBasePath === 'docs' ? undefined : routeBasePath === '' ? '/' : routeBasePath,
    ...patterns,
    sidebars: sidebars === false ? false : typeof sidebars === 'string' ? dotted(site.path(sidebars)) : undefined,
    editUrl: editUrlOf(options, site, path ?? 'docs'),
    lastVersion: options.text('lastVersion'),
    includeCurrentVersion: options.flag('includeCurrentVersion') === false ? false : undefined,
    onlyIncludeVersions: options.take('onlyIncludeVersions') ?? undefined,
    disableVersioning: options.flag('disableVersioning') === true ? true : undefined,
    versions: versionsOf(options),
    numberPrefixParser: prefixParserOf(options, site),
    sidebarCollapsed: options.flag('sidebarCollapsed') === false ? false : undefined,
    sidebarCollapsible: options.flag('sidebarCollapsible') === false ? false : undefined,
    breadcrumbs: options.flag('breadcrumbs') === false ? false : undefined,
  };
  const isMissing = path === undefined && id === undefined && !existsSync(join(site.root, 'docs'));
  if (isMissing && options.unread().length === 0 && Object.keys(filled(own)).length === 0) return;
  site.docs.push(own);
  serveOtherVersions(own, id, site);
  mapTags(options, site);
  mapAdmonitions(options, site);
  mapSteps(options, site);
  if (options.flag('showLastUpdateAuthor') === true) site.draft.use('gitDates', { author: true });
  if (options.take('sidebarItemsGenerator') !== undefined)
    site.byHand(
      [...options.path, 'sidebarItemsGenerator'],
      'Sidebars are data: move the result of the function to the module that "sidebars" names, which can run code.',
    );
  options.skip('showLastUpdateTime', 'editCurrentVersion', 'editLocalizedFiles', 'disableVersionCleanup', 'rehypePlugins');
  site.dropRest(options, components);
}

const part = 'Instead, replace a theme part with your own component in "theme.slots".';
const components: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'docsRootComponent',
    'docVersionRootComponent',
    'docRootComponent',
    'docItemComponent',
    'docTagDocListComponent',
    'docTagsListComponent',
    'docCategoryGeneratedIndexComponent',
    'mdxPageComponent',
  ].map((key) => [key, part]),
);

export function mapPages(options: OldSettings, site: DocusaurusSite): void {
  const path = site.path(options.text('path'));
  const routeBasePath = trimRoute(options.text('routeBasePath'));
  const own = filled({
    path: path === 'src/pages' ? undefined : path,
    routeBasePath: routeBasePath === '/' ? undefined : routeBasePath,
    ...patternsOf(options, '["**/*.{js,jsx,ts,tsx,md,mdx}"]'),
    editUrl: editUrlOf(options, site, path ?? 'src/pages'),
  });
  if (Object.keys(own).length > 0) site.draft.config['pages'] = own;
  mapAdmonitions(options, site);
  mapSteps(options, site);
  options.skip('id', 'showLastUpdateTime', 'showLastUpdateAuthor', 'editLocalizedFiles');
  site.dropRest(options, components);
}

export function patternsOf(options: OldSettings, usual: string): Readonly<Record<string, unknown>> {
  const [include, exclude] = [options.take('include'), options.take('exclude')];
  return {
    include: JSON.stringify(include) === usual ? undefined : (include ?? undefined),
    exclude: JSON.stringify(exclude) === JSON.stringify(defaultExclude) ? undefined : (exclude ?? undefined),
  };
}

/** `folder` is that of the content. A function is asked about files, since most of them only join an address and a path. */
export function editUrlOf(options: OldSettings, site: DocusaurusSite, folder: string): string | undefined {
  const url = options.take('editUrl');
  if (typeof url === 'string') return url;
  if (typeof url !== 'function') return undefined;
  const start = startOfEditUrls(url as (about: object) => unknown, folder);
  if (start === undefined)
    site.byHand(
      [...options.path, 'editUrl'],
      '"editUrl" must be a string, to which the path of the file is appended. A page can set `custom_edit_url` instead.',
    );
  return start;
}

/** What stands before the path of each file; undefined where it is not the same for all, or the function fails. */
function startOfEditUrls(url: (about: object) => unknown, folder: string): string | undefined {
  const starts = ['intro.md', 'guide/first steps.mdx'].map((path) => {
    const folders = { versionDocsDirPath: folder, blogDirPath: folder, pagesDirPath: folder };
    const paths = { docPath: path, blogPath: path, pagesPath: path };
    try {
      const made = url({ version: 'current', locale: 'en', permalink: `/${path}`, ...folders, ...paths });
      const end = `${folder}/${path}`;
      return typeof made === 'string' && made.endsWith(end) ? made.slice(0, -end.length) : undefined;
    } catch {
      return undefined;
    }
  });
  return starts[0] === starts[1] ? starts[0] : undefined;
}

/** From the root, in a way that shows that it is a file. */
/** Without slashes around it, but for the root. */
function trimRoute(path: string | undefined): string | undefined {
  return path && (trimEnds(path, '/') || '/');
}

function dotted(path: string | undefined): string | undefined {
  return path === undefined || path.startsWith('.') ? path : `./${path}`;
}

function versionsOf(options: OldSettings): Record<string, unknown> | undefined {
  const versions = options.take('versions');
  if (!isObject(versions)) return undefined;
  const keys = ['label', 'path', 'banner', 'badge', 'className', 'noIndex'];
  const entries = Object.entries(versions).map(([name, settings]) => {
    const own = Object.entries(isObject(settings) ? settings : {}).filter(([key, value]) => keys.includes(key) && value !== '');
    return [name, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(entries);
}

/** Versions that are not built any more are served from where they were built, and pages may lead there. */
function serveOtherVersions(
  { onlyIncludeVersions, routeBasePath = 'docs', versions = {} }: Readonly<Record<string, unknown>>,
  id: string | undefined,
  site: DocusaurusSite,
): void {
  if (!Array.isArray(onlyIncludeVersions)) return;
  const file = join(site.root, id === undefined || id === 'default' ? 'versions.json' : `${id}_versions.json`);
  for (const name of versionNames(file)) {
    if (onlyIncludeVersions.includes(name)) continue;
    const own: unknown = isObject(versions) ? versions[String(name)] : undefined;
    const path = isObject(own) && typeof own['path'] === 'string' ? own['path'] : String(name);
    site.served(`${joinPath(String(routeBasePath), path)}/`);
  }
}

/** None of a file that is missing or broken: the first build reports that at its place. */
function versionNames(file: string): readonly unknown[] {
  try {
    const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(names) ? names : [];
  } catch {
    return [];
  }
}

function prefixParserOf(options: OldSettings, site: DocusaurusSite): unknown {
  const parser = options.take('numberPrefixParser');
  if (parser === false) return false;
  if (typeof parser !== 'function') return undefined;
  const path = [...options.path, 'numberPrefixParser'];
  const code = site.code(path);
  if (!code)
    site.byHand(path, 'Move the function to "numberPrefixParser" of the "docs" entry. It has the same parameters and result.');
  return code;
}

function mapTags(options: OldSettings, site: DocusaurusSite): void {
  const file = options.take('tags');
  const basePath = options.text('tagsBasePath');
  const onInlineTags = options.text('onInlineTags');
  const own = filled({
    file: file === false || (typeof file === 'string' && file !== 'tags.yml') ? file : undefined,
    basePath: basePath === 'tags' ? undefined : basePath,
    onInlineTags: onInlineTags === 'warn' ? undefined : onInlineTags,
  });
  if (Object.keys(own).length > 0) site.draft.use('tags', own);
}

export function mapAdmonitions(options: OldSettings, site: DocusaurusSite): void {
  const set = options.take('admonitions');
  if (set === false) site.preset['admonitions'] = false;
  if (!isObject(set) || !Array.isArray(set['keywords'])) return;
  const keywords = set['keywords'].filter((word) => typeof word === 'string' && !usualKinds.has(word));
  if (keywords.length > 0) site.draft.use('admonitions', { keywords });
}

const usualKinds = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary']);
