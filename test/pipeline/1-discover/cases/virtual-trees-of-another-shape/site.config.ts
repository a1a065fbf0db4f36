import { defineConfig } from 'slodocs';

const root = (...children: object[]) => ({ type: 'root', children });
const point = { line: 1, column: 1 };
const circle: { type: string; children: object[] } = { type: 'paragraph', children: [] };
circle.children.push(circle);

const trees = [
  { type: 'paragraph' },
  root({ value: 'x' }),
  root({ type: 'mdxFlowExpression', value: 'process.exit()' }),
  root({ type: 'mdxjsEsm', value: 'import x from "x"' }),
  root({ type: 'markdown', value: 1 }),
  root({ type: 'mdxJsxFlowElement', name: 'a b' }),
  root({ type: 'text', value: 'x', place: { start: point } }),
  root({ type: 'paragraph', children: 'x' }),
  root({ type: 'mdxJsxFlowElement', name: 'A', attributes: [{ type: 'mdxJsxExpressionAttribute', value: '...x' }] }),
  root({ type: 'mdxJsxFlowElement', name: 'A', attributes: [{ type: 'mdxJsxAttribute', name: 'on', value: () => 1 }] }),
  root(circle),
  root({ type: 'text', value: 'a\0b' }),
];

const rest = [
  { text: '# X', tree: root() },
  { tree: root(), frontMatter: { date: new Date(0) } },
  { text: '# X', origin: 'data/none.yaml' },
  { text: '# X', origin: 5 },
  { text: '# X', origin: 'data/a.yaml', place: { start: point } },
  { text: '# X', sidebar: { badge: { text: 'x', kind: 'red' } } },
  { text: '# X', sidebar: { lable: 'x' } },
  { text: '# X', sidebar: { categories: [{ position: 1 }] } },
  { text: '# X', sidebar: { categories: [{ label: 'x', badge: 5 }] } },
  { text: '# X', sidebar: 'x' },
  { text: '# X', sidebar: { categories: [{ label: 'x', link: { type: 'generated-index', slog: '/x' } }] } },
  { tree: root({ type: 'partial', path: '/etc/passwd' }) },
];

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'stamp',
      apiVersion: 1,
      discover: () => [...trees.map((tree) => ({ tree })), ...rest].map((source, index) => ({ id: `${index}.md`, ...source })),
    },
  ],
} as never);
