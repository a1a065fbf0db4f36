import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: { tableOfContents: { minHeadingLevel: 1, maxHeadingLevel: 7, hide: true } },
} as never);
