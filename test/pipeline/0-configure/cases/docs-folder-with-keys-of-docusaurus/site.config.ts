import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  docs: [
    {
      sidebarPath: './sidebars.ts',
      sidebarItemsGenerator: async ({ defaultSidebarItemsGenerator, ...args }) => defaultSidebarItemsGenerator(args),
      numberPrefixParser: true,
      onInlineTags: 'throw',
      tags: 'tags.yml',
      remarkPlugins: [],
      admonitions: { keywords: ['exercise'] },
    } as never,
  ],
});
