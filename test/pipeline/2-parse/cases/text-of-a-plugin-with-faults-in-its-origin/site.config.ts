import { defineConfig, definePlugin } from 'slodocs';

const pages = definePlugin({
  name: 'pages',
  apiVersion: 1,
  async discover(_settings, ctx) {
    const { value, locate } = await ctx.readData('data/pages.yaml');
    const { pages } = value as { pages: Record<string, string> };
    const origin = 'data/pages.yaml';
    return [
      { id: 'word.md', text: pages['word for word'] ?? '', origin, place: locate(['pages', 'word for word']) },
      { id: 'made.md', text: `# Made\n\n${pages['made']}\n`, origin, place: locate(['pages', 'made']) },
      { id: 'whole.md', text: '# Whole\n\n[none](./none.md)\n', origin },
    ];
  },
});

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [pages],
});
