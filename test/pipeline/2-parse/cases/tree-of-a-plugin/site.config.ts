import { defineConfig, definePlugin, type TreeNode } from 'slodocs';

interface Limits {
  readonly title: string;
  readonly parts: readonly { readonly name: string; readonly text: string }[];
}

const limits = definePlugin({
  name: 'limits',
  apiVersion: 1,
  async discover(_settings, ctx) {
    const { value, locate } = await ctx.readData('api/limits.json');
    const { title, parts } = value as Limits;
    const cell = (child: TreeNode): TreeNode => ({ type: 'tableCell', children: [child] });
    return [
      {
        id: 'reference/limits.md',
        origin: 'api/limits.json',
        frontMatter: { title, tags: [] },
        tree: {
          type: 'root',
          children: parts.flatMap(({ name, text }, index): TreeNode[] => [
            { type: 'heading', depth: 2, children: [{ type: 'text', value: name }] },
            { type: 'markdown', value: text, place: locate(['parts', index, 'text']) },
            {
              type: 'table',
              children: [{ type: 'tableRow', children: [cell({ type: 'text', value: 'Name' }), cell({ type: 'markdown', value: `**${name}**` })] }],
            },
            {
              type: 'mdxJsxFlowElement',
              name: 'Meter',
              attributes: [
                { type: 'mdxJsxAttribute', name: 'range', value: { from: -1, list: [true, null, 'x'] } },
                { type: 'mdxJsxAttribute', name: 'title', value: name },
              ],
              children: [{ type: 'markdown', value: 'Inside `code`.' }],
            },
          ]),
        },
      },
    ];
  },
});

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  docs: [{ editUrl: 'https://git.example/edit' }],
  plugins: [limits],
  theme: { components: { Meter: './Meter.tsx' } },
});
