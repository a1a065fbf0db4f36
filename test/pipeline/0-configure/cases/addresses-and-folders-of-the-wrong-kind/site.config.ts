import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example/product#top',
  baseUrl: 'https://case.example/docs/',
  staticDirectories: 'static',
  preset: { 'git-dates': false, search: false, twins: false },
} as never);
