import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  docs: [{ include: [], exclude: ['', '/drafts/**', '../x.md', '!keep.md', 'a\\b', '**/*.{md', 7] }],
  pages: { exclude: 'drafts' },
} as never);
