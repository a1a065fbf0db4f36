import { defineConfig, definePlugin } from 'slodocs';

const listing = {
  kind: 'listing',
  title: 'Recipes',
  description: '',
  unlisted: false,
  lastUpdate: undefined,
  origin: 'recipes',
  props: { items: [{ label: 'Bread', href: '/docs/bread' }] },
  data: {},
} as const;

const at = (path: string) => ({ locale: 'en', version: null, path });

const recipes = definePlugin({
  name: 'recipes',
  apiVersion: 1,
  theme: {
    from: import.meta.url,
    layouts: { 
      'recipe-list': './browser/RecipeList.tsx',
      around: './browser/Around.tsx',
      nothing: './browser/Nothing.tsx',
      'reads-files': './browser/ReadsFiles.tsx',
      broken: './browser/Broken.tsx',
      mute: './browser/Mute.tsx',
      throws: './browser/Throws.tsx',
      links: './browser/Links.tsx',
    },
  },
  resolve: (site) => ({ ...site, pages: [...site.pages, { ...listing, route: at('/recipes'), layout: 'around' }, { ...listing, route: at('/more'), layout: 'recipes-list' }] }),
});

export default defineConfig({ title: 'Case', url: 'https://case.example', plugins: [recipes], preset: { 'git-dates': false, search: false, twins: false } });
