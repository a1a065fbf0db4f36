import { defineConfig, definePlugin } from 'slodocs';

const listing = { kind: 'listing', title: 'Tags', description: '', unlisted: false, lastUpdate: undefined, origin: 'tags', props: {}, data: {} } as const;

const tags = definePlugin({
  name: 'tags',
  apiVersion: 1,
  resolve: (site) => ({
    ...site,
    pages: [...site.pages, { ...listing, route: { locale: 'en', version: null, path: '/tags' }, layout: 'tag-cloud' }],
  }),
});

export default defineConfig({ title: 'Case', url: 'https://case.example', plugins: [tags], preset: { 'git-dates': false } });
