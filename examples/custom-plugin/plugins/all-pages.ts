// A page that lists others: /all, shown by the layout `listing` of the theme.
import { definePlugin, type PlacedListing, printRoute } from 'slodocs';

export function allPages() {
  return definePlugin({
    name: 'all-pages',
    apiVersion: 1,
    // The site that comes in is never changed: what goes out is another one.
    resolve(site) {
      const items = site.pages
        .filter((page) => !page.unlisted)
        .map(({ title, description, route }) => ({ label: title, description, href: printRoute(route, site.settings) }));
      const listing: PlacedListing = {
        kind: 'listing',
        origin: 'all-pages',
        route: { locale: 'en', version: null, path: '/all' },
        title: 'All pages',
        description: 'Every page of this site.',
        layout: 'listing',
        props: { items },
        unlisted: false,
        lastUpdate: undefined,
        data: {},
      };
      return { ...site, pages: [...site.pages, listing] };
    },
  });
}
