import { defineConfig, type Plugin } from 'slodocs';

const from = import.meta.url;

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    { name: 'a', apiVersion: 1, theme: './browser' },
    { name: 'b', apiVersion: 1, theme: { from, layout: { recipe: './Recipe.tsx' } } },
    { name: 'c', apiVersion: 1, theme: { layouts: { recipe: './Recipe.tsx' } } },
    { name: 'd', apiVersion: 1, theme: { from: './browser', css: ['./recipe.css'] } },
    { name: 'e', apiVersion: 1, theme: { from, layouts: ['./Recipe.tsx'] } },
    { name: 'f', apiVersion: 1, theme: { from, layouts: { Recipe: './Recipe.tsx' } } },
    { name: 'g', apiVersion: 1, theme: { from, components: { step: './Step.tsx' } } },
    { name: 'h', apiVersion: 1, theme: { from, css: './recipe.css' } },
    { name: 'i', apiVersion: 1, theme: { from, clientModules: [7] } },
    { name: 'j', apiVersion: 1, theme: { from, loads: ['https://host.example'] } },
    { name: 'k', apiVersion: 1, theme: { from, loads: { 'connect-src': 'https://host.example' } } },
    { name: 'l', apiVersion: 1, theme: { from, loads: { connect: ['https://host.example'] } } },
  ] as unknown as Plugin[],
});
