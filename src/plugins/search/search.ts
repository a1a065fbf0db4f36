// The page of a site that searches it: a form, and for readers without a script the ways on.
import type { PlacedListing } from '#model/page';
import type { Plugin, PluginContext } from '#model/plugin';
import { joinPath } from '#model/route';
import type { SearchOptions } from './options-schema.ts';

export type { SearchOptions };

/** The route `/search`. The navbar has a button for it as soon as there is one. */
export function search(options: SearchOptions = {}): Plugin<SearchOptions> {
  return {
    name: 'search',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    theme: { from: import.meta.url, layouts: { search: './browser/SearchLayout.tsx' } },
    resolve(site, ctx) {
      const path = joinPath(options.path ?? 'search').replace(/(?<=.)\/+$/, '');
      return { ...site, pages: [...site.pages, searchPage(path, ctx)] };
    },
  };
}

/** Nothing lists it and no search engine is to: what it shows stands on other pages. */
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
