// What plugins derive from bodies, wherever these come from.
import { expect, it } from 'vitest';
import { buildSite, configText, writeSite } from '../built-site.ts';

const plugin = `
const walk = (node, found) => {
  if (node.type === 'text') found.words += node.value;
  const { href, src } = node.properties ?? {};
  for (const address of [href, src]) if (address !== undefined) found.addresses.push(address);
  for (const child of node.children ?? []) walk(child, found);
  return found;
};
export const reader = () => ({
  name: 'reader',
  apiVersion: 1,
  derive: {
    read: { from: (tree, { settings }) => ({ title: settings.title, ...walk(tree, { words: '', addresses: [] }) }) },
    size: { from: async (tree) => tree.children.length },
  },
  emit: ({ pages }) => [
    {
      path: 'read.json',
      key: JSON.stringify(pages.map(({ digest }) => digest)),
      make: () => JSON.stringify(Object.fromEntries(pages.map(({ page, derived }) => [page.route.path, [derived('read'), derived('size')]]))),
    },
    {
      path: 'keys.json',
      key: String(pages.map(({ digest, derivedKey }) => digest + derivedKey)),
      make: () => JSON.stringify(Object.fromEntries(pages.map((page) => [page.page.route.path, page.derivedKey]))),
    },
  ],
});
`;

const members = "  baseUrl: '/base/',\n  plugins: [reader()],\n";
const config = `import { reader } from './reader.ts';\n${configText(members)}`;

const files = {
  'site.config.ts': config,
  'reader.ts': plugin,
  'docs/index.md': '# Home\n\nSee [install](./install.mdx#steps) and [data](./data.csv).\n',
  'docs/data.csv': 'a,b\n',
  'docs/install.mdx': "# Install\n\nimport Part from './_part.mdx';\n\n## Steps\n\n<Part />\n",
  'docs/_part.mdx': 'From a partial, [home](./index.md).\n',
  'docs/odd.mdx': '<p>Around <div>a block</div> and after</p>\n',
};

interface Read {
  readonly title: string;
  readonly words: string;
  readonly addresses: readonly string[];
}

const readAll = (text: string | undefined) => JSON.parse(text ?? '') as Record<string, readonly [Read, number]>;
const squeezed = (words: string | undefined): string | undefined => words?.replace(/\s+/g, ' ').trim();

it('are given the tree of each page as browsers have it, with final addresses', async () => {
  const { file } = await buildSite(files);
  const found = readAll(file('read.json'));
  const [home, size] = found['/docs/'] ?? [];
  expect(home).toMatchObject({ title: 'Case' });
  expect(squeezed(home?.words)).toBe('Home See install and data.');
  expect(home?.addresses[0]).toBe('/base/docs/install#steps');
  expect(home?.addresses[1]).toMatch(/^\/base\/assets\/data-\w+\.csv$/);
  // Two blocks, and the line break between them.
  expect(size).toBe(3);
  const [install] = found['/docs/install'] ?? [];
  expect(squeezed(install?.words)).toContain('Steps From a partial, home.');
  expect(install?.addresses).toContain('/base/docs/');
  // A paragraph ends where a block begins.
  expect(found['/docs/odd']?.[1]).toBeGreaterThanOrEqual(3);
  // Nobody writes the page of what is not found.
  expect(squeezed(found['/404']?.[0].words)).toContain('Page not found');
});

it('are kept with the bodies until their code changes', async () => {
  const { root, file } = await buildSite(files);
  const before = file('read.json');
  const { build } = await import('../../../src/index.ts');
  const later = { 'docs/index.md': '# Home\n\nOther words, [install](./install.mdx).\n' };
  writeSite(root, { ...files, ...later });
  const edited = await build({ root });
  expect(edited.diagnostics).toEqual([]);
  expect(edited.work.parsed).toEqual(['docs/index.md']);
  const { '/docs/': home, ...others } = readAll(file('read.json'));
  expect(squeezed(home?.[0].words)).toBe('Home Other words, install.');
  const { '/docs/': _, ...same } = readAll(before);
  expect(others).toEqual(same);
  writeSite(root, { ...files, ...later, 'reader.ts': plugin.replace("words: ''", "words: 'Here: '") });
  await build({ root });
  expect(Object.values(readAll(file('read.json'))).every(([{ words }]) => words.startsWith('Here: '))).toBe(true);
});

it('have the key that they had where only the title of another page has changed', async () => {
  const { root, file, page } = await buildSite(files);
  const { build } = await import('../../../src/index.ts');
  const keys = (): Record<string, string> => JSON.parse(file('keys.json') ?? '') as Record<string, string>;
  const [before, shown] = [keys(), page('docs/install')];
  expect(new Set(Object.values(before)).size).toBe(Object.keys(before).length);
  const retitled = { 'docs/index.md': '# Start\n\nSee [install](./install.mdx#steps) and [data](./data.csv).\n' };
  writeSite(root, { ...files, ...retitled });
  await build({ root });
  expect(page('docs/install')).not.toBe(shown);
  const changed = (after: Record<string, string>): readonly string[] =>
    Object.keys(before).filter((path) => after[path] !== before[path]);
  // The page of what is not found names the parts of the site.
  expect(changed(keys())).toEqual(['/404', '/docs/']);
  // A partial is in the pages that import it.
  writeSite(root, { ...files, 'docs/_part.mdx': 'From another partial.\n' });
  await build({ root });
  expect(changed(keys())).toEqual(['/docs/install']);
  writeSite(root, { ...files, 'reader.ts': plugin.replace("words: ''", "words: 'Here: '") });
  await build({ root });
  expect(changed(keys())).toEqual(Object.keys(before));
});
