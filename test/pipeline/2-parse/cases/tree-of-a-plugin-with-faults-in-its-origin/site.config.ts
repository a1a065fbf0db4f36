import { defineConfig, definePlugin, type TreeNode } from 'slodocs';

interface Limit {
  readonly name: string;
  readonly description: string;
  readonly component: string;
}

const limits = definePlugin({
  name: 'limits',
  apiVersion: 1,
  async discover(_settings, ctx) {
    const { value, locate } = await ctx.readData('api/limits.yaml');
    const children = (value as { limits: Limit[] }).limits.flatMap(({ name, description, component }, index): TreeNode[] => {
      const at = ['limits', index];
      return [
        { type: 'heading', depth: 2, place: locate([...at, 'name']), children: [{ type: 'text', value: name }] },
        { type: 'markdown', value: description, place: locate([...at, 'description']) },
        {
          type: 'mdxJsxFlowElement',
          name: component,
          place: locate([...at, 'component']),
          attributes: [{ type: 'mdxJsxAttribute', name: 'range', value: { from: 0, to: [1, -2, null] } }],
          children: [{ type: 'text', value: 'Inside.' }],
        },
      ];
    });
    return [
      {
        id: 'limits.md',
        origin: 'api/limits.yaml',
        place: locate(['limits']),
        frontMatter: { title: 'Limits', draft: 'yes' },
        tree: { type: 'root', children },
      },
    ];
  },
});

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [limits],
  theme: { components: { Meter: './Meter.tsx' } },
});
