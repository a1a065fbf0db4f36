import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: {
    components: {
      Price: './site/Price.tsx',
      Terms: '@site/site/_terms.mdx',
      Second: './site/parts.tsx#Second',
    },
  },
});
