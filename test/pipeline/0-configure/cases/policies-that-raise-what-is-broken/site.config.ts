import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'log',
  markdown: { hooks: { onBrokenMarkdownImages: 'warn' } },
});
