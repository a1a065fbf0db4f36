import { defineConfig, definePlugin } from 'slodocs';

const people = definePlugin({
  name: 'people',
  apiVersion: 1,
  theme: {
    from: import.meta.url,
    layouts: { doc: './browser/Page.tsx', person: './browser/Page.tsx' },
    components: { Tabs: './browser/Page.tsx' },
  },
});

const authors = definePlugin({
  name: 'authors',
  apiVersion: 1,
  theme: { from: import.meta.url, layouts: { person: './browser/Author.tsx' }, components: { Face: './browser/faces.tsx#Small' } },
});

const faces = definePlugin({
  name: 'faces',
  apiVersion: 1,
  theme: { from: import.meta.url, components: { Face: './browser/faces.tsx#Large' } },
});

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [people, authors, faces],
});
