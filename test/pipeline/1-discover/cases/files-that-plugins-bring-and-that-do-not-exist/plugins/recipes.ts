import { definePlugin } from 'slodocs';

export const recipes = definePlugin({
  name: 'recipes',
  apiVersion: 1,
  theme: {
    from: import.meta.url,
    layouts: { recipe: '../browser/Recipe' },
    components: { Step: '../browser/Step.tsx' },
    css: ['../browser/recipes.css'],
    clientModules: ['../browser/print.ts'],
  },
});
