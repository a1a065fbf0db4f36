import { defineConfig, type Plugin } from 'slodocs';

/** Writes down what pages are described as. */
const writer: Plugin = {
  name: 'writer',
  apiVersion: 1,
  emit: ({ site: { pages } }) => [
    {
      path: 'descriptions.txt',
      key: 'a',
      make: () => pages.map(({ route, description }) => `${route.path} ${description}\n`).join(''),
    },
  ],
};

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  markdown: { mdx1Compat: { admonitions: false } },
  plugins: [writer],
});
