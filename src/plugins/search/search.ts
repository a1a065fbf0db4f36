// Adds search to a site: the index of its pages, the search page, and the pop-up that the search button opens.

import type { Root } from 'hast';
import {
  type Build,
  type HeadElement,
  joinPath,
  type Page,
  type PlacedListing,
  type Plugin,
  type PluginContext,
  printRoute,
  type ScopeInMeta,
  type ScopeName,
  type SearchIndex,
  type SearchMeta,
  type Settings,
  trimPath,
  type Version,
  versionFinder,
} from 'slodocs/kit';
import { diagnostics } from './checks/diagnostics.ts';
import { defaultFile, testFiles, testsFileOf } from './checks/test-files.ts';
import { indexFolder } from './engine/index-files.ts';
import { localEngine } from './local/local.ts';
import type { SearchOptions } from './options-schema.ts';
import { scopeNames, scopeOf, taggedScopes } from './records/search-index.ts';

export { defaultFile, type SearchOptions };

/** The description with which browsers add a site to their search engines. */
const openSearchFile = 'opensearch.xml';

interface SearchState {
  /** The head hook sees only one page. */
  versions: readonly Version[];
  versionOf: (page: Page) => Version | undefined;
  /** What heads have, by scope: a site has few of them and many pages. */
  readonly heads: Map<string, readonly HeadElement[]>;
}

/** Adds the route `/search`. The navbar shows a button for it whenever it exists. */
export function search(options: SearchOptions = {}): Plugin<SearchOptions, SearchState> {
  const { engine = localEngine() } = options;
  return {
    name: 'search',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchemaFor(options.engine),
    diagnostics,
    schemas: { 'search-tests': async () => (await import('./checks/test-shape.ts')).testsShape },
    frontMatter: { search: async () => (await import('./options-schema.ts')).frontMatterSchema },
    search: {
      async find(build, query, ctx) {
        const { findInSite } = await import('./find-in-site.ts');
        return findInSite(engine, await indexOf(build, options, ctx), { query, site: build.site }, ctx);
      },
    },
    theme: {
      from: import.meta.url,
      layouts: { search: './browser/SearchLayout.tsx' },
      clientModules: ['./browser/opener.ts', ...(engine.clientModule === undefined ? [] : [engine.clientModule])],
      ...(engine.loads ? { loads: engine.loads } : {}),
    },
    derive: { sections: { from: divide } },
    ...(engine.tasks ? { tasks: engine.tasks } : {}),
    state: () => ({ versions: [], versionOf: () => undefined, heads: new Map() }),
    resolve(site, ctx) {
      ctx.state.versions = site.versions;
      ctx.state.versionOf = versionFinder(site.versions);
      ctx.state.heads.clear();
      const path = pathOf(options);
      return { ...site, pages: [...site.pages, searchPage(path, ctx)] };
    },
    head(page, { state: { versions, versionOf, heads }, settings }) {
      const scope = scopeOf(versionOf(page), versions);
      const known = heads.get(scope);
      if (known) return known;
      const meta: SearchMeta = {
        page: addressOf(options, settings),
        base: settings.baseUrl,
        files: `${settings.baseUrl}${indexFolder}/`,
        scopes: scopesInMeta(versions),
        scope,
        config: engine.config(taggedScopes(versions), indexFolder),
      };
      const description = {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: settings.title,
        href: `${settings.baseUrl}${openSearchFile}`,
      };
      const made: readonly HeadElement[] = [
        { tag: 'meta', attributes: { name: 'slodocs-search', content: JSON.stringify(meta) } },
        { tag: 'link', attributes: description },
      ];
      heads.set(scope, made);
      return made;
    },
    async emit(build, ctx) {
      const index = await indexOf(build, options, ctx);
      const { readerFiles } = await import('./reader-files.ts');
      const files = await engine.index(index, ctx);
      const { budget, tests } = options;
      const written = [testFiles, testsFileOf(undefined, ctx.settings) ?? []].flat();
      const place = { page: addressOf(options, ctx.settings), folder: indexFolder, openSearch: openSearchFile };
      const all = [...readerFiles(index.scopes, ctx.settings, place), ...files];
      if (budget === undefined && tests === undefined && (await ctx.glob(written)).length === 0) return all;
      const { checkSearch } = await import('./checks/checks.ts');
      return [...all, ...(await checkSearch({ engine, index, files, site: build.site }, options, ctx))];
    },
  };
}

async function divide(tree: Root) {
  const { sectionsOf } = await import('./records/sections.ts');
  return sectionsOf(tree).map((section) => ({ ...section }));
}

function pathOf({ path = 'search' }: SearchOptions): string {
  return trimPath(joinPath(path));
}

function addressOf(options: SearchOptions, settings: Settings): string {
  return printRoute({ locale: 'en', version: null, path: pathOf(options) }, settings);
}

function scopesInMeta(versions: readonly Version[]): readonly ScopeInMeta[] {
  const byScope = new Map(versions.map((version) => [scopeOf(version, versions), version]));
  const isLast = ({ id }: ScopeName): number => Number(byScope.get(id)?.isLast ?? false);
  return scopeNames(versions)
    .map((scope) => {
      const version = scope.label === '' ? undefined : byScope.get(scope.id);
      return { ...scope, docs: version?.docs ?? '', version: version?.name ?? '' };
    })
    .sort((a, b) => isLast(b) - isLast(a));
}

async function indexOf(build: Build, { synonyms = [] }: SearchOptions, ctx: PluginContext): Promise<SearchIndex> {
  const { scopesOf } = await import('./records/search-index.ts');
  return {
    scopes: scopesOf(build, ctx),
    folder: indexFolder,
    lang: ctx.settings.lang,
    synonyms: synonyms.map((group) => group.map((word) => word.toLowerCase())),
  };
}

/** Unlisted and hidden from search engines, since its content is on other pages. */
function searchPage(path: string, { say }: PluginContext): PlacedListing {
  return {
    kind: 'listing',
    route: { locale: 'en', version: null, path },
    title: say('theme.SearchPage.emptyResultsTitle'),
    description: '',
    layout: 'search',
    role: 'search',
    origin: 'search',
    unlisted: true,
    lastUpdate: undefined,
    props: {},
    data: {},
  };
}
