// `slodocs mv` in a site with redirects of its own: all of them lead on, and what led to a page from elsewhere still does.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { put, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { build, slodocs } from '../in-process.ts';

const configWith = (options: string): string => `import { defineConfig } from 'slodocs';
import { redirects } from 'slodocs/plugins';

export default defineConfig({
  title: 'Move',
  url: 'https://move.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [redirects(${options})],
});
`;

const mv = (root: string, ...words: string[]) => slodocs(root, 'mv', ...words);
const textOf = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');
const leads = (root: string, path: string): string =>
  /url=([^"]*)"/.exec(textOf(root, `build/${path}/index.html`))?.[1] ?? 'nowhere';

test('in the table of redirects rows follow their pages, and a page that is back has none', async () => {
  const root = site({
    'site.config.ts': configWith("{ file: 'redirects.tsv' }"),
    'docs/index.md': '# Home\n\n[a](./new/a.md) [b](<./b c.md>)\n',
    'docs/new/a.md': '---\nredirect_from: [/old]\n---\n\n# A\n\n## Top\n',
    'docs/b c.md': '# B\n',
    'redirects.tsv':
      '# Old ones.\nfrom\tto\n/old-a\t/docs/new/a#top\n/by-file\tdocs/new/a.md\n/docs/z\t/docs/new/a\n/b\t/docs/b%20c?x=1',
  });
  expect(await mv(root, 'docs/new/a.md', 'docs/z.md')).toMatchObject({ code: 0 });
  expect(textOf(root, 'redirects.tsv')).toBe(
    '# Old ones.\nfrom\tto\n/old-a\t/docs/z#top\n/by-file\tdocs/z.md\n/b\t/docs/b%20c?x=1\n/docs/new/a\t/docs/z\n',
  );
  expect(textOf(root, 'docs/z.md')).toBe('---\nredirect_from: [/old]\n---\n\n# A\n\n## Top\n');
  expect(await mv(root, 'docs/b c.md', 'docs/100% d.md')).toMatchObject({ code: 0 });
  expect(textOf(root, 'redirects.tsv')).toContain('\n/b\t/docs/100%25%20d?x=1\n');
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
  expect(leads(root, 'docs/b c')).toBe('/docs/100%25%20d');
  expect(leads(root, 'by-file')).toBe('/docs/z');
});

test('columns stand in the order of their first row', async () => {
  const root = site({
    'site.config.ts': configWith("{ file: 'redirects.tsv' }"),
    'docs/index.md': '# Home\n',
    'docs/a.md': '# A\n',
    'redirects.tsv': 'to\tstatus\tfrom\r\n/docs/a\t302\t/old\r\n',
  });
  expect(await mv(root, 'docs/a.md', 'docs/b.md')).toMatchObject({ code: 0 });
  expect(textOf(root, 'redirects.tsv')).toBe('to\tstatus\tfrom\r\n/docs/b\t302\t/old\r\n/docs/b\t\t/docs/a\r\n');
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
});

test('a table that the site does not read is left alone', async () => {
  const root = site({ 'docs/index.md': '# Home\n', 'docs/a.md': '# A\n', 'redirects.tsv': '/old\t/docs/a\n' });
  expect(await mv(root, 'docs/a.md', 'docs/b.md')).toMatchObject({ code: 0 });
  expect(textOf(root, 'redirects.tsv')).toBe('/old\t/docs/a\n');
  expect(textOf(root, 'docs/b.md')).toBe('---\nredirect_from:\n  - /docs/a\n---\n\n# A\n');
});

test('rules of the configuration follow, and what patterns and extensions led to is led on', async () => {
  const options = `{
    fromExtensions: ['htm'],
    rules: [{ from: ['/start', '/begin'], to: '/docs/guides/a#use' }, { from: '/hand/*', to: '/docs/*' }],
  }`;
  const root = site({
    'site.config.ts': configWith(options),
    'docs/index.md': '# Home\n',
    'docs/guides/a.md': '# A\n\n## Use\n',
  });
  expect(await slodocs(root, 'urls', '--update')).toMatchObject({ code: 0 });
  expect(await mv(root, 'docs/guides/a.md', 'docs/manual/a.md')).toMatchObject({ code: 0 });
  expect(textOf(root, 'site.config.ts')).toBe(configWith(options.replace('/docs/guides/a', '/docs/manual/a')));
  expect(textOf(root, 'docs/manual/a.md')).toBe(
    '---\nredirect_from:\n  - /docs/guides/a\n  - /docs/guides/a.htm\n  - /hand/guides/a\n---\n\n# A\n\n## Use\n',
  );
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
  // And back: what follows from rules is written no more than it was.
  expect(await mv(root, 'docs/manual/a.md', 'docs/guides/a.md')).toMatchObject({ code: 0 });
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
});

test('the index of a category is told by its pages, and where nothing can lead on to it, that is said', async () => {
  const root = site({
    'docs/index.md': '# Home\n\n[cats](/docs/category/cats) [other](/docs/category/other)\n',
    'docs/cats/_category_.json': '{ "link": { "type": "generated-index" } }\n',
    'docs/cats/one.md': '# One\n\n[all](/docs/category/cats)\n',
    'docs/other/_category_.json': '{ "link": { "type": "generated-index" } }\n',
    'docs/other/two.md': '# Two\n',
  });
  expect(await slodocs(root, 'urls', '--update')).toMatchObject({ code: 0 });
  const moved = await mv(root, 'docs/cats', 'docs/lions');
  expect(moved).toMatchObject({ code: 0 });
  expect(moved.printed).toContain('/docs/category/cats is now /docs/category/lions: add this redirect yourself');
  expect(textOf(root, 'docs/index.md')).toBe('# Home\n\n[cats](/docs/category/lions) [other](/docs/category/other)\n');
  expect(textOf(root, 'docs/lions/one.md')).toContain('[all](/docs/category/lions)');
  const built = await build(root, ['--strict']);
  expect(built.printed).toContain('error[resolve/lost-address]: "/docs/category/cats" no longer has a page');
  put(root, { 'site.config.ts': configWith("{ rules: [{ from: '/docs/category/cats', to: '/docs/category/lions' }] }") });
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
  expect(existsSync(join(root, 'build/docs/category/cats/index.html'))).toBe(true);
});

test('a page that was redirected to before a version was cut moves in either version', async () => {
  const root = site({
    'docs/index.md': '# Home\n',
    'docs/guides/a.md': '---\nredirect_from: /old\n---\n\n# A\n',
  });
  expect(await slodocs(root, 'version', 'cut', '1.0')).toMatchObject({ code: 0 });
  expect(await mv(root, 'docs/guides', 'docs/manual')).toMatchObject({ code: 0 });
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
  expect([leads(root, 'old'), leads(root, 'docs/next/guides/a')]).toEqual(['/docs/guides/a', '/docs/next/manual/a']);
  const old = 'versioned_docs/version-1.0';
  expect(await mv(root, `${old}/guides/a.md`, `${old}/a.md`)).toMatchObject({ code: 0 });
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
  expect([leads(root, 'old'), leads(root, 'docs/guides/a')]).toEqual(['/docs/a', '/docs/a']);
});
