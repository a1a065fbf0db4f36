// Adds the search page of a site: a form, and links for readers without JavaScript.
import type { PlacedListing } from '#model/page';
import type { Plugin, PluginContext } from '#model/plugin';
import { joinPath } from '#model/route';
import type { SearchOptions } from './options-schema.ts';

export type { SearchOptions };

/** Adds the route `/search`. The navbar shows a button for it whenever it exists. */
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
