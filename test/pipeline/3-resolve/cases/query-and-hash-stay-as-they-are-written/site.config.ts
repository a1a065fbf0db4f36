import { defineConfig, type Plugin } from 'slodocs';

/** Writes down what the navigation holds. */
const writer: Plugin = {
  name: 'writer',
  apiVersion: 1,
  emit: ({ site: { navbar } }) => [
    { path: 'navbar.json', key: 'a', make: () => `${JSON.stringify(navbar, undefined, 2)}\n` },
  ],
};

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  links: { external: ['/play'] },
  plugins: [writer],
  theme: {
    navbar: {
      items: [
        { label: 'Play', to: '/play?x=a%2Cb&y=ä#showAST=es%2C' },
        { label: 'Guide', to: '/docs/guide?tab=one#a=b' },
      ],
    },
  },
});
