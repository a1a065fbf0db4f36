// `slodocs why` as it is typed: what it prints, and how it ends.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { put, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { build, slodocs } from '../in-process.ts';

const why = (root: string, ...words: string[]) => slodocs(root, 'why', ...words);
const files = {
  'docs/index.md': '# Home\n\nSee [the guide](./guides/first.md).\n',
  'docs/guides/first.mdx': "---\ntags: [alpha]\n---\n\nimport Note from '../_note.mdx';\n\n# First\n\n<Note />\n",
  'docs/guides/second.md': '---\ndraft: true\n---\n\n# Second\n',
  'docs/_note.mdx': 'A note.\n',
};

test('tells of a page, a partial and a draft', async () => {
  const root = site({ ...files, 'docs/index.md': '# Home\n\nSee [the guide](./guides/first.mdx).\n' });
  await build(root);
  expect(await why(root, '/docs/guides/first')).toMatchObject({
    code: 0,
    printed: `/docs/guides/first  First
  address         https://disk.example/docs/guides/first
  source          docs/guides/first.mdx
  partials        docs/_note.mdx
  changed by      tags: its tags
  rendered        last because nothing had been rendered here before
  linked from     docs/index.md:3:17
  sidebar         defaultSidebar > guides > First
  next            Home (/docs/)
  search engines  may list it
  sitemap         listed
`,
  });
  put(root, { 'docs/_note.mdx': 'Another note.\n' });
  const { printed } = await why(join(root, 'docs'), 'guides/first.mdx', root);
  expect(printed).toContain('  source          guides/first.mdx\n');
  expect(printed).toContain('  next build      renders it, because its partials changed\n');
  expect(await why(root, './docs/_note.mdx')).toMatchObject({
    code: 0,
    printed: 'docs/_note.mdx\n  role   a partial of 1 page\n  pages  /docs/guides/first  First\n',
  });
  expect(await why(root, 'docs/guides/second.md')).toMatchObject({
    code: 0,
    printed: `/docs/guides/second  Second
  source  docs/guides/second.md
  draft   not published: set in docs/guides/second.md:2:8
  shown   nowhere: drafts have no page, and are not in sidebars, lists or the sitemap
`,
  });
  const json = await why(root, '/docs/guides/first', '--format', 'json');
  expect(JSON.parse(json.printed)).toMatchObject({
    version: 1,
    target: '/docs/guides/first',
    resolved: true,
    explanation: { kind: 'page', route: '/docs/guides/first', pending: ['partials'] },
    diagnostics: [],
  });
});

test('what is not there is 1, with the nearest that is', async () => {
  const root = site({ 'docs/index.md': '# Home\n', 'docs/guide.md': '# Guide\n' });
  expect(await why(root, '/docs/giude')).toMatchObject({
    code: 1,
    printed: 'there is no page or file "/docs/giude" in the site\nDid you mean "/docs/guide"?\n',
  });
  const json = await why(root, 'nothing\u001B[2J.md', '--format', 'json');
  expect({ code: json.code, ...JSON.parse(json.printed) }).toMatchObject({ code: 1, resolved: true, explanation: null });
  expect((await why(root, 'nothing\u001B[2J.md')).printed).not.toContain('\u001B');
});

test('faults of the site are printed as a check prints them, and no page is told of', async () => {
  const root = site(files);
  const { code, printed } = await why(root, '/docs/guides/first');
  expect(code).toBe(1);
  expect(printed).toContain('error[resolve/broken-link]');
  expect(printed).toMatch(/cannot be explained, because the site has 1 error; "slodocs check" lists all problems\n$/);
  const json = await why(root, '/docs/guides/first', '--format', 'json');
  expect(JSON.parse(json.printed)).toMatchObject({ resolved: false, explanation: null, diagnostics: [{ severity: 'error' }] });
  put(root, { 'site.config.ts': 'export default {};\n' });
  expect(await why(root, '/docs')).toMatchObject({ code: 2, printed: expect.stringContaining('error[configure/') });
});

test('a command line that is wrong is 2', async () => {
  const root = site({ 'docs/index.md': '# Home\n' });
  expect(await why(root)).toMatchObject({ code: 2, printed: expect.stringContaining("missing required argument 'page'") });
  expect(await why(root, '/docs', '--format', 'sarif')).toMatchObject({
    code: 2,
    printed: expect.stringContaining('Allowed choices are pretty, json'),
  });
});
