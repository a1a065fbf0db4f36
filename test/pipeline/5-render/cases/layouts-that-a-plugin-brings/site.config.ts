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
  strings: { 'recipes.count': { one: 'One recipe', other: '{count} recipes' } },
  theme: {
    from: import.meta.url,
    layouts: { recipe: './browser/Recipe.tsx', recipes: './browser/RecipeList.tsx', framed: './browser/Framed.tsx' },
    components: { Step: './browser/steps.tsx#Step' },
  },
  resolve: (site) => ({ ...site, pages: [...site.pages, { ...listing, route: at('/recipes'), layout: 'recipes' }] }),
});

export default defineConfig({ title: 'Case', url: 'https://case.example', plugins: [recipes], preset: { 'git-dates': false, search: false, twins: false } });
