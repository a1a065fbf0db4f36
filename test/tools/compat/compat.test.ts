// `slodocs compat`: a build of ours against pages as Docusaurus prints them, and against itself with something lost.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../../src/cli/run.ts';
import { compareBuilds } from '../../../src/index.ts';
import { environmentOf, Paper } from '../../cli/report.ts';
import { site } from '../../pipeline/5-emit/site-on-disk.ts';
import { buildSite } from '../../pipeline/built-site.ts';

const files = {
  'docs/intro.md': '---\ntags: [start]\n---\n\n# Intro\n\nHello.\n\n## Install\n\nText.\n\n## Run\n\nText.\n',
  'docs/guides/_category_.json': '{ "label": "Guides" }\n',
  'docs/guides/first.md': '# First\n\nText.\n',
  'docs/guides/second.md': '# Second\n\nText.\n',
  'blog/2024-01-02-news.md': '# News\n\nNew.\n\n<!-- truncate -->\n\nMore.\n',
  'site.config.ts': `import { posts, redirects } from 'slodocs/plugins';
export default {
  title: 'Case',
  url: 'https://case.example',
  baseUrl: '/base/',
  preset: { 'git-dates': false },
  plugins: [posts(), redirects({ rules: [{ from: '/old', to: '/docs/intro' }] })],
};
`,
};

let ours: string;
let root: string;
beforeAll(async () => {
  const { result } = await buildSite(files, {}, afterAll);
  ours = result.outDir;
  root = result.root;
});

/** A copy of the build in which some files are edited, and others are gone. */
async function copyWith(
  edits: Readonly<Record<string, (text: string) => string>>,
  gone: readonly string[] = [],
): Promise<string> {
  const copy = join(site({}), 'copy');
  await cp(ours, copy, { recursive: true });
  for (const [path, edit] of Object.entries(edits)) {
    const before = await readFile(join(copy, path), 'utf8');
    const after = edit(before);
    expect(after, path).not.toBe(before);
    await writeFile(join(copy, path), after);
  }
  for (const path of gone) await rm(join(copy, path));
  return copy;
}

async function lostIn(...changed: Parameters<typeof copyWith>) {
  return (await compareBuilds(ours, await copyWith(...changed))).differences;
}

const intro = 'docs/intro/index.html';
const first = 'docs/guides/first/index.html';

test('a build differs in nothing from itself', async () => {
  const { pages, differences } = await compareBuilds(ours, ours);
  expect(pages).toBeGreaterThan(5);
  expect(differences).toEqual([]);
});

describe('finds', () => {
  test('pages and redirects that are gone, and pages that are new', async () => {
    expect(await lostIn({}, [first])).toEqual([{ code: 'missing-page', at: '/docs/guides/first', theirs: 'First | Case' }]);
    expect(await lostIn({}, ['old/index.html'])).toEqual([{ code: 'missing-redirect', at: '/old', theirs: '/docs/intro' }]);
    expect((await compareBuilds(await copyWith({}, [first]), ours)).differences).toEqual([
      { code: 'extra-page', at: '/docs/guides/first', ours: 'First | Case' },
    ]);
  });

  test.each([
    ['title', intro, '<title>Intro', '<title>Start', [{ theirs: 'Intro | Case', ours: 'Start | Case' }]],
    [
      'description',
      intro,
      'name="description" content="Hello."',
      'name="description" content="Hi."',
      [{ theirs: 'Hello.', ours: 'Hi.' }],
    ],
    ['previous', 'docs/guides/second/index.html', / rel="prev"/, ' ', [{ theirs: '/docs/guides/first' }]],
    ['next', first, / rel="next"/, ' ', [{ theirs: '/docs/guides/second' }]],
    ['tag', intro, '>start<', '>begin<', [{ theirs: 'start (/docs/tags/start)', ours: 'begin (/docs/tags/start)' }]],
    [
      'redirect',
      'old/index.html',
      /url=\/base\/docs\/intro/,
      'url=/base/docs/guides/first',
      [{ theirs: '/docs/intro', ours: '/docs/guides/first' }],
    ],
  ])('another %s', async (code, path, from, to, expected) => {
    const found = await lostIn({ [path]: (text) => text.replace(from, to) });
    expect(found).toEqual(expected.map((one) => ({ code, at: `/${path.replace('/index.html', '')}`, ...one })));
  });

  test('ids of headings that are lost, new or in another order', async () => {
    expect(await lostIn({ [intro]: (text) => text.replace('id="install"', 'id="set-up"') })).toEqual([
      { code: 'missing-heading', at: '/docs/intro', theirs: 'install' },
      { code: 'extra-heading', at: '/docs/intro', ours: 'set-up' },
    ]);
    const swap = (text: string) =>
      text.replace('id="install"', 'id="x"').replace('id="run"', 'id="install"').replace('id="x"', 'id="run"');
    expect(await lostIn({ [intro]: swap })).toEqual([
      { code: 'heading-order', at: '/docs/intro', theirs: 'install run', ours: 'run install' },
    ]);
  });

  test('entries of the sitemap and of feeds', async () => {
    const without = (text: string) => text.replace(/<url><loc>[^<]*guides\/first[\s\S]*?<\/url>/, '');
    expect(await lostIn({ 'sitemap.xml': without })).toEqual([{ code: 'missing-in-sitemap', at: '/docs/guides/first' }]);
    expect(await lostIn({}, ['blog/atom.xml'])).toEqual([{ code: 'missing-feed', at: 'blog/atom.xml' }]);
    const renamed = (text: string) => text.replaceAll('/blog/2024/01/02/news', '/blog/other');
    expect(await lostIn({ 'blog/rss.xml': renamed })).toEqual([
      { code: 'feed', at: 'blog/rss.xml', theirs: '/blog/2024/01/02/news', ours: '/blog/other' },
    ]);
  });

  test('an entry of the sidebar that is lost, renamed or moved, and none that Docusaurus does not print', async () => {
    const page = (sidebar: string) =>
      `<!doctype html><title>Intro | Case</title><link rel="canonical" href="https://case.example/docs/intro">
<nav class="menu thin-scrollbar"><ul>${sidebar}</ul></nav><main><h1>Intro</h1></main>`;
    const entry = (href: string, label: string, more = '') =>
      `<li><a class="menu__link ${more}" href="${href}">${label}</a></li>`;
    const [a, b] = [entry('/docs/a', 'A'), entry('/docs/b', 'B')];
    const closed = entry('/docs/b', 'Guides', 'menu__link--sublist');
    const compare = async (theirs: string, own: string) => {
      const folders = [site({ 'docs/intro.html': page(theirs) }), site({ 'docs/intro/index.html': page(own) })] as const;
      return (await compareBuilds(...folders)).differences.map(({ theirs: lost }) => lost);
    };
    expect(await compare(a + b, a + b)).toEqual([]);
    expect(await compare(a, a + b)).toEqual([]);
    expect(await compare(a + closed, a + b)).toEqual([]);
    expect(await compare(closed + b, b)).toEqual([]);
    expect(await compare(a + b, a)).toEqual(['B']);
    expect(await compare(a + b, b + a)).toEqual(['B']);
    expect(await compare(a, entry('/docs/a', 'Other'))).toEqual(['A']);
  });
});

test('tells what is meant from what is lost', async () => {
  const theirs = await copyWith({
    [intro]: (text) =>
      text
        .replace('<title>Intro', '<title>*Intro* [a](./b.md)')
        .replace('name="description" content="Hello."', 'name="description" content="{1 + 1}"'),
    [first]: (text) => text.replace('<title>First', '<title>*Second*'),
  });
  const { differences } = await compareBuilds(
    theirs,
    await copyWith({ [intro]: (text) => text.replace('<title>Intro', '<title>Intro a') }),
  );
  expect(differences.map(({ code, at, because }) => [code, at, because])).toEqual([
    ['title', '/docs/guides/first', undefined],
    ['title', '/docs/intro', 'a title is its text, not its source'],
    ['description', '/docs/intro', 'a description is the first line of text, not of source'],
  ]);
});

describe('as it is typed', () => {
  const typed = async (...args: readonly string[]) => {
    const [stdout, stderr] = [new Paper(), new Paper()];
    const environment = { ...environmentOf(['compat', ...args], root), ci: false, stdout, stderr };
    const code = await run(environment, { signal: new AbortController().signal, close() {} }, 0);
    return { code, stdout: stdout.text, stderr: stderr.text };
  };

  test('prints differences by code, additions last, and fails where something is lost', async () => {
    const theirs = await copyWith({ [intro]: (text) => text.replace('<title>Intro', '<title>Start') }, [first]);
    const { code, stdout } = await typed(theirs, ours);
    expect(code).toBe(1);
    expect(stdout).toBe(`title: the title of the document differs
  /docs/intro
    - Start | Case
    + Intro | Case

extra-page: a page that the other build does not have
  /docs/guides/first
    + First | Case

1 difference in ${(await compareBuilds(theirs, ours)).pages} pages, 1 addition
`);
    expect((await typed(theirs, ours, '--ignore', 'title')).code).toBe(0);
    expect(JSON.parse((await typed(theirs, '--json')).stdout)).toMatchObject({
      format: 1,
      differences: [{ code: 'extra-page' }, { code: 'title' }],
    });
  });

  test('refuses folders without pages and codes that there are not', async () => {
    expect(await typed('nowhere')).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no folder "nowhere"') });
    expect(await typed(site({ 'a.txt': '' }))).toMatchObject({ code: 2, stderr: expect.stringContaining('holds no page') });
    expect(await typed(ours, '--ignore', 'titel')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('"titel" is no code'),
    });
  });
});
