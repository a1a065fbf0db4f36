// Takes over sites on the command line, and builds them with what was written.
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, type Generator, takeOverSite } from '../../../src/index.ts';
import { slodocs } from '../../cli/in-process.ts';
import { exampleOf } from '../../manual/examples.ts';
import { sampled } from '../../sampled.ts';

const cases = fileURLToPath(new URL('cases/', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slodocs-takeover-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function site(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const root = join(folder, name);
  await mkdir(root);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

async function copied(name: string): Promise<string> {
  const root = join(folder, name);
  await cp(join(cases, name), root, { recursive: true, filter: (path) => !/\/expected(?:\.txt)?$/.test(path) });
  return root;
}

describe('a site that was taken over is built', () => {
  test.each<[string, Generator]>([
    ['a-docusaurus-site-with-everything', 'docusaurus'],
    ['docusaurus-2-without-presets', 'docusaurus'],
    ['a-vitepress-site', 'vitepress'],
    ['an-mkdocs-site', 'mkdocs'],
  ])('%s', async (name, generator) => {
    const root = await copied(name);
    const { written } = await takeOverSite({ generator, root });
    expect(written).toContain('site.config.ts');
    const { diagnostics, ok } = await build({ root });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(ok).toBe(true);
  });

  test('strictly, where nothing is left to do', async () => {
    const config = `module.exports = { title: 'Nines', url: 'https://docs.nines.example', baseUrl: '/', presets: [['classic', {}]] };`;
    const root = await site('a folder with spaces', { 'docusaurus.config.cjs': config, 'docs/index.md': '# Start\n\nText.\n' });
    const { code, printed } = await slodocs(folder, 'init', '--from', 'docusaurus', 'a folder with spaces');
    expect(printed).toBe(
      'wrote a folder with spaces/site.config.ts from docusaurus.config.cjs\nNext: npx slodocs build "a folder with spaces"\n',
    );
    expect(code).toBe(0);
    await writeFile(
      join(root, 'site.config.ts'),
      (await readFile(join(root, 'site.config.ts'), 'utf8')).replace('  theme:', "  preset: { 'git-dates': false },\n  theme:"),
    );
    expect((await build({ root, strict: true })).ok).toBe(true);
  });
});

/** Pages that the examples of the manual name. */
const pages = ['docs/intro', 'docs/guide/start', 'docs/index', 'docs/guide/index', 'docs/guide/install', 'blog/2025-01-31-news'];
const starlightPages = ['guides/start', 'reference/api'].map((page) => `src/content/docs/${page}`);

test.each<Generator>(sampled(['docusaurus', 'vitepress', 'mkdocs', 'starlight'], 1))(
  'the manual shows what is written of a %s site',
  async (generator) => {
    const { files } = exampleOf(await readFile(`docs/from-${generator}.md`, 'utf8'));
    const { 'site.config.ts': config, 'sidebars.ts': sidebars, 'site/Counter.tsx': _, ...old } = files;
    const others = Object.fromEntries([...pages, ...starlightPages].map((page) => [`${page}.md`, '# Page\n\nText.\n']));
    const root = await site(`manual-${generator}`, {
      ...others,
      'sidebars.js': "module.exports = { all: ['intro'] };\n",
      'src/css/custom.css': '',
      ...old,
    });
    await takeOverSite({ generator, root });
    expect(await readFile(join(root, 'site.config.ts'), 'utf8')).toBe(config);
    if (sidebars !== undefined) expect(await readFile(join(root, 'sidebars.ts'), 'utf8')).toBe(sidebars);
    const { diagnostics } = await build({ root });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  },
);

describe('nothing is written', () => {
  const config = { 'docusaurus.config.js': `module.exports = { title: 'Nines', url: 'https://docs.nines.example' };` };

  test('over a configuration that is there', async () => {
    const root = await site('configured', { ...config, 'site.config.mjs': 'export default {};\n' });
    const { code, printed } = await slodocs(root, 'init', '--from', 'docusaurus');
    expect(printed).toContain('error: "site.config.mjs" already exists and is not overwritten');
    expect(code).toBe(2);
  });

  test('over sidebars that are there', async () => {
    const root = await site('with-sidebars', {
      'mkdocs.yml': 'site_name: A\nnav: [index.md]\n',
      'docs/index.md': '# A\n',
      'sidebars.ts': 'mine\n',
    });
    const { code, printed } = await slodocs(root, 'init', '--from', 'mkdocs');
    expect(printed).toContain('error: "sidebars.ts" already exists');
    expect(code).toBe(2);
    await expect(readFile(join(root, 'site.config.ts'))).rejects.toThrow('ENOENT');
    expect(await readFile(join(root, 'sidebars.ts'), 'utf8')).toBe('mine\n');
  });

  test('without a config, a folder, or a known generator', async () => {
    const root = await site('empty', {});
    const none = await slodocs(root, 'init', '--from', 'vitepress');
    expect(none.printed).toContain('error: there is no ".vitepress/config.ts" in the folder');
    expect((await slodocs(root, 'init', '--from', 'docusaurus', 'gone')).printed).toContain('error: there is no folder "gone"');
    const unknown = await slodocs(root, 'init', '--from', 'hugo');
    expect(unknown.printed).toContain('docusaurus, mkdocs, vitepress, starlight');
    expect(unknown.code).toBe(2);
  });

  test('of a config that throws, or does not parse', async () => {
    const throws = await copied('a-config-that-throws');
    const { code, printed } = await slodocs(throws, 'init', '--from', 'docusaurus');
    expect(printed).toContain('docusaurus.config.js:5:30');
    expect(printed).toContain('nothing written: docusaurus.config.js cannot be read');
    expect(code).toBe(1);
    await expect(readFile(join(throws, 'site.config.ts'))).rejects.toThrow('ENOENT');
    const broken = await site('broken', { 'docusaurus.config.ts': 'export default {\n' });
    expect((await slodocs(broken, 'init', '--from', 'docusaurus')).code).toBe(1);
  });

  test.skipIf(process.getuid?.() === 0)('into a folder that cannot be written', async () => {
    const root = await site('read-only', config);
    await chmod(root, 0o555);
    const { code, printed } = await slodocs(root, 'init', '--from', 'docusaurus');
    await chmod(root, 0o755);
    expect(printed).toContain('the disk refuses');
    expect(code).toBe(2);
  });
});

test('a config reads paths from its own folder', async () => {
  const text = `const { readFileSync } = require('node:fs');
const { resolve } = require('node:path');
module.exports = { title: readFileSync('title.txt', 'utf8'), url: 'https://docs.nines.example', presets: [['classic', { theme: { customCss: resolve('own.css') } }]] };\n`;
  const root = await site('paths', {
    'docusaurus.config.js': text,
    'title.txt': 'Nines',
    'own.css': '',
    'docs/index.md': '# A\n',
  });
  const before = process.cwd();
  expect((await slodocs(folder, 'init', 'paths', '--from', 'docusaurus')).code).toBe(0);
  expect(process.cwd()).toBe(before);
  const written = await readFile(join(root, 'site.config.ts'), 'utf8');
  expect(written).toContain("title: 'Nines'");
  expect(written).toContain("css: ['own.css']");
});

test.each([
  ['3.9.2', false],
  ['3.10.0', true],
])('"future.v4" of %s means stricter MDX: %s', async (version, isStrict) => {
  const root = await site(`v4-${version}`, {
    'docusaurus.config.js': `module.exports = { title: 'A', url: 'https://a.example', future: { v4: true }, presets: [['classic', {}]] };`,
    'package.json': `{ "dependencies": { "@docusaurus/core": "^${version}" } }`,
    'docs/index.md': '# A\n',
  });
  await takeOverSite({ generator: 'docusaurus', root });
  expect((await readFile(join(root, 'site.config.ts'), 'utf8')).includes('mdx1Compat')).toBe(isStrict);
});

test('--json lists the same for programs', async () => {
  const root = await copied('a-vitepress-site-without-address');
  const { printed } = await slodocs(root, 'init', '--from', 'vitepress', '--json');
  const result = JSON.parse(printed) as { written: string[]; diagnostics: { code: string }[] };
  expect(result.written).toEqual(['site.config.ts']);
  expect(result.diagnostics.map(({ code }) => code)).toEqual(['takeover/no-url']);
});
