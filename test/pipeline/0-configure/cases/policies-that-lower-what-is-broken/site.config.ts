import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'ignore',
  markdown: { hooks: { onBrokenMarkdownImages: 'log' } },
});
