import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [{ name: 'My Stamp', apiVersion: 1 }, { name: 'resolve', apiVersion: 1 }, { apiVersion: 1 }],
});
