// Twins in built sites: where they stand, what leads to them, what they cost, and the lists of them.
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../../src/index.ts';
import { buildSite, configText, writeSite } from '../../pipeline/built-site.ts';

const config = (call: string, more = '') =>
  configText(`  plugins: [${call}],\n${more}`).replace('\n\n', "\nimport { search, twins } from 'slodocs/plugins';\n\n");

const files = {
  'docs/index.md': '---\ntitle: Home\n---\n\nHello.\n',
  'docs/1.40.md': '# Release\n\nHello.\n',
  'docs/ü b.md': '# Umlaut\n\nHello.\n',
  'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n\nHello.\n',
  'src/pages/index.md': '# Start\n\nHello.\n',
  'src/pages/about.mdx':
    "# About\n\nexport const rows = ['a', 'b'];\n\n<table><tbody>{rows.map((row) => <tr key={row}><td>{row}</td></tr>)}</tbody></table>\n",
};

const alternate = (html: string) => /<link rel="alternate" type="text\/markdown" href="([^"]*)">/.exec(html)?.[1];

it.each([
  ['as written', ''],
  ['without a slash', '  trailingSlash: false,\n'],
  ['with one', '  trailingSlash: true,\n'],
])('stand beside their pages where addresses end %s', async (_, setting) => {
  const { file, page } = await buildSite({ ...files, 'site.config.ts': config('search()', `  baseUrl: '/b/',\n${setting}`) });
  for (const [path, twin] of [
    ['.', 'index.md'],
    ['docs', 'docs.md'],
    ['docs/1.40', 'docs/1.40.md'],
    ['docs/ü b', 'docs/ü b.md'],
    ['docs/hidden', 'docs/hidden.md'],
  ] as const) {
    expect(alternate(page(path === '.' ? (setting.includes('false') ? 'index' : '.') : path))).toBe(`/b/${encodeURI(twin)}`);
    expect(file(twin)).toContain('\nHello.\n');
  }
  expect(alternate(page('404'))).toBeUndefined();
  expect(alternate(page('search'))).toBeUndefined();
  expect([file('404.md'), file('search.md')]).toEqual([undefined, undefined]);
  expect(file('docs.md')).toMatch(/^---\ntitle: "Home"\nurl: "https:\/\/case.example\/b\/docs\/?"\n/);
});

/** The file that holds all twins is made where it is asked for. */
const withFull = config('twins({ llms: { full: true } })');

it('hold what components make of data', async () => {
  const { file } = await buildSite(files);
  expect(file('about.md')).toContain('# About\n\n|  |\n| --- |\n| a |\n| b |\n');
});

it('are only of pages that are to have one', async () => {
  const { file, page } = await buildSite({ ...files, 'site.config.ts': config("twins({ exclude: ['/docs/*'], llms: false })") });
  expect([file('docs/1.40.md'), alternate(page('docs/1.40'))]).toEqual([undefined, undefined]);
  expect(alternate(page('docs'))).toBe('/docs.md');
  expect([file('llms.txt'), file('llms-full.txt')]).toEqual([undefined, undefined]);
});

it('of versions say which one, and only the last one is in the lists', async () => {
  const { file } = await buildSite({
    'docs/a.md': '# A\n\nNext.\n',
    'versioned_docs/version-1.0/a.md': '# A\n\nOne.\n',
    'versions.json': '["1.0"]\n',
    'versioned_sidebars/version-1.0-sidebars.json': '{ "docs": ["a"] }\n',
    'site.config.ts': withFull,
  });
  expect(file('docs/a.md')).toContain('version: "1.0"');
  expect(file('docs/next/a.md')).toContain('version: "Next"');
  expect(file('llms.txt')).toBe('# Case\n\n## Docs\n\n- [A](https://case.example/docs/a.md): One.\n');
  expect(file('llms-full.txt')).not.toContain('Next.');
});

it('are listed under title and description, without what is excluded, and last what is optional', async () => {
  const llms = "{ title: 'T', description: 'D\\n  e.', exclude: ['/docs/1.*'], optional: ['/about'] }";
  const { file } = await buildSite({ ...files, 'site.config.ts': config(`twins({ llms: ${llms} })`) });
  expect(file('llms.txt')).toBe(
    '# T\n\n> D e.\n\n## Docs\n\n- [Home](https://case.example/docs.md): Hello.\n- [Umlaut](https://case.example/docs/%C3%BC%20b.md): Hello.\n' +
      '\n## Pages\n\n- [Start](https://case.example/index.md): Hello.\n\n## Optional\n\n- [About](https://case.example/about.md)\n',
  );
  expect(file('llms-full.txt')).toBeUndefined();
});

it('are listed by words and addresses that mean nothing else', async () => {
  const { file } = await buildSite({
    'docs/a.md': "---\ntitle: 'Map<K> and *'\ndescription: 'Of [a](b), `c` &amp; <d>.'\nslug: 'a)b'\n---\n",
  });
  expect(file('llms.txt')).toContain(
    '- [Map\\<K> and \\*](https://case.example/docs/a\\)b.md): Of [a\\](b), \\`c\\` \\&amp; \\<d>.\n',
  );
});

it('of posts say when they were written, and are a section of their own', async () => {
  const { file } = await buildSite({
    'blog/2024-01-02-news.md': '# News\n\nNew.\n\n<!-- truncate -->\n',
    'docs/a.md': '# A\n',
    'site.config.ts': config('posts()').replace('search, twins', 'posts'),
  });
  expect(file('blog/2024/01/02/news.md')).toMatch(
    /\ndescription: "New\."\ndate: 2024-01-02\n---\n\n> [^\n]+\n\n# News\n\nNew\.\n/,
  );
  expect(file('llms.txt')).toContain('## Posts\n\n- [News](https://case.example/blog/2024/01/02/news.md): New.\n');
});

it('leave lists of the author’s own alone', async () => {
  const { file } = await buildSite({ ...files, 'site.config.ts': withFull, 'static/llms.txt': 'Mine.\n' });
  expect(file('llms.txt')).toBe('Mine.\n');
  expect(file('llms-full.txt')).toContain('# Release');
});

it('are made again where their page has changed, and as a clean build makes them', async () => {
  const { root, result } = await buildSite({ ...files, 'site.config.ts': withFull });
  const read = (path: string) => readFileSync(join(result.outDir, path), 'utf8');
  expect((await build({ root })).work?.replayed).toBe(true);
  const edited = join(root, 'docs/1.40.md');
  appendFileSync(edited, '\nMore.\n');
  // The page, its twin, and the file that holds all twins.
  expect((await build({ root })).work).toMatchObject({ rendered: ['/docs/1.40'], written: 3 });
  expect(read('docs/1.40.md')).toContain('\nMore.\n');
  expect(read('llms-full.txt')).toContain('\nMore.\n');
  rmSync(join(root, 'docs/hidden.md'));
  expect((await build({ root })).work?.removed).toBe(2);
  writeFileSync(join(root, 'docs/1.40.md'), '# Release\n\nHello.\n');
  await build({ root });
  const warm = ['docs/1.40.md', 'docs.md', 'llms.txt', 'llms-full.txt'].map(read);
  writeSite(root, { 'site.config.ts': withFull });
  await build({ root, outDir: join(root, 'clean'), cache: false });
  expect(
    ['docs/1.40.md', 'docs.md', 'llms.txt', 'llms-full.txt'].map((path) => readFileSync(join(root, 'clean', path), 'utf8')),
  ).toEqual(warm);
});
