import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  docs: [
    {
      include: ['**/*.{md,mdx}', 'guides/**'],
      exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**', 'templates/**'],
    },
  ],
  severity: { 'resolve/unused-partial': 'off' },
});
