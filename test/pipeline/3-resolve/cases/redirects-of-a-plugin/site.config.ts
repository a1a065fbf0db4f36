import { defineConfig, definePlugin } from 'slodocs';

const moves = definePlugin({
  name: 'moves',
  apiVersion: 1,
  resolve(site) {
    const placed = { from: '/old', to: '/docs#setting-up', status: 301 } as const;
    const nowhere = { from: '/older', to: '/dokcs', status: 301 } as const;
    return { ...site, redirects: [...site.redirects, placed, nowhere] };
  },
});
const late = definePlugin({
  name: 'late',
  apiVersion: 1,
  resolve: (site) => ({
    ...site,
    redirects: [
      ...site.redirects,
      {
        plugin: 'late',
        redirects(pages) {
          throw new Error(`${pages.length} pages are too many`);
        },
      },
    ],
  }),
});
const odd = definePlugin({
  name: 'odd',
  apiVersion: 1,
  resolve: (site) => ({ ...site, redirects: [{ from: '/a', to: '/docs', status: 200 as never }] }),
});

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  plugins: [moves, late, odd],
  preset: { 'git-dates': false },
});
