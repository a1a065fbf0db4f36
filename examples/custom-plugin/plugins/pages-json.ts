// A file beside the pages: pages.json names every page with its address.
import { definePlugin, printRoute } from 'slodocs';

export function pagesJson() {
  return definePlugin({
    name: 'pages-json',
    apiVersion: 1,
    emit({ site }) {
      const pages = site.pages
        .filter((page) => !page.unlisted)
        .map(({ title, route }) => ({ title, href: printRoute(route, site.settings) }));
      const text = `${JSON.stringify(pages, null, 2)}\n`;
      // `make` runs only when the key has changed. A costly file has a cheap key; this one is its own.
      return [{ path: 'pages.json', key: text, make: () => text }];
    },
  });
}
