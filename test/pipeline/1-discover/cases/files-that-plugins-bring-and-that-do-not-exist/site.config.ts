import { defineConfig } from 'slodocs';
import { recipes } from './plugins/recipes.ts';

export default defineConfig({ title: 'Case', url: 'https://case.example', preset: { 'git-dates': false }, plugins: [recipes] });
