// Pages of tags in built sites: what they list, in which order, and what each docs folder has of its own.
import { describe, expect, test } from 'vitest';
import { buildSite, configText, hrefs } from '../../pipeline/built-site.ts';

const doc = (title: string, frontMatter: string): string => `---\n${frontMatter}\n---\n\n# ${title}\n\nAbout ${title}.\n`;

/** The docs that a page of a tag lists, in their order. */
const listed = (html: string): string[] =>
  [...html.matchAll(/class="listing-title"><a href="[^"]*">([^<]*)/g)].map(([, title = '']) => title);

const heading = (html: string): string => (/<h1 class="title">(.*?)<\/h1>/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"');

describe('a tag', () => {
  test('lists its docs by title, with what each is about, and says how many they are', async () => {
    const { page } = await buildSite({
      'docs/1.md': doc('Zebra', 'tags: [zoo]'),
      'docs/2.md': doc('ant', 'tags: [zoo, small]'),
      'docs/3.md': doc('Élan', 'tags: [zoo]'),
      'docs/4.md': doc('Bee', 'tags: [zoo]'),
    });
    expect(listed(page('docs/tags/zoo'))).toEqual(['ant', 'Bee', 'Élan', 'Zebra']);
    expect(heading(page('docs/tags/zoo'))).toBe('4 docs tagged with "zoo"');
    expect(heading(page('docs/tags/small'))).toBe('One doc tagged with "small"');
    expect(page('docs/tags/small')).toContain('<p>About ant.</p>');
    expect(hrefs(page('docs/tags'))).toMatchObject({ small: '/docs/tags/small', zoo: '/docs/tags/zoo' });
    expect(hrefs(page('docs/2'))).toMatchObject({ small: '/docs/tags/small', zoo: '/docs/tags/zoo' });
  });

  test('is called as its file says, else as the first doc does', async () => {
    const { page } = await buildSite({
      'docs/tags.yml': 'known:\n  label: Known & loved\n  permalink: /k\n  description: All of it.\nkept-SLOs:\n',
      'docs/a.md': doc('A', 'tags: [known, kept-SLOs]'),
    });
    expect(page('docs/tags/k')).toContain(
      '<h1 class="title">One doc tagged with &quot;Known &amp; loved&quot;</h1><p class="lead">All of it.</p>',
    );
    expect(page('docs/tags/k')).toContain('<meta name="description" content="All of it.">');
    expect(hrefs(page('docs/a'))).toMatchObject({ 'Known &amp; loved': '/docs/tags/k', 'Kept-slos': '/docs/tags/kept-sl-os' });

    const labels = await buildSite({
      'site.config.ts': configText('  severity: { "tags/two-names": "off" },\n'),
      'docs/a.md': doc('A', 'tags: [{ label: First, permalink: /x }]'),
      'docs/b.md': doc('B', 'tags: [{ label: Second, permalink: x }, { label: Third, permalink: /x }]'),
    });
    expect(heading(labels.page('docs/tags/x'))).toBe('2 docs tagged with "First"');
    expect(hrefs(labels.page('docs/b'))).toMatchObject({ Second: '/docs/tags/x', Third: '/docs/tags/x' });
  });

  test('leaves out drafts and unlisted docs, and is unlisted where no others bear it', async () => {
    const { page, file } = await buildSite({
      'docs/a.md': doc('A', 'tags: [one, two]'),
      'docs/b.md': doc('B', 'tags: [one, hidden]\nunlisted: true'),
      'docs/c.md': doc('C', 'tags: [one, gone]\ndraft: true'),
    });
    expect(listed(page('docs/tags/one'))).toEqual(['A']);
    expect(listed(page('docs/tags/hidden'))).toEqual(['B']);
    expect(page('docs/tags/hidden')).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page('docs/tags/hidden')).toContain('Unlisted page');
    expect(hrefs(page('docs/tags'))).not.toHaveProperty('hidden');
    expect(file('docs/tags/gone/index.html')).toBeUndefined();
    expect(file('sitemap.xml')).toContain('/docs/tags/one<');
    expect(file('sitemap.xml')).not.toContain('hidden');
  });
});

test('few tags are in one flow, the most used ones first', async () => {
  const docs = { 'docs/a.md': doc('A', 'tags: [beta, Alpha, Über]'), 'docs/b.md': doc('B', 'tags: [Über]') };
  const { page } = await buildSite(docs);
  expect(page('docs/tags')).not.toContain('<h2');
  expect(Object.keys(hrefs(page('docs/tags'))).slice(1)).toEqual(['Über', 'Alpha', 'beta']);
});

test('many tags are below the letters that they begin with, whatever their case', async () => {
  const others = Array.from({ length: 30 }, (_, n) => `z${n}`).join(', ');
  const { page } = await buildSite({
    'docs/a.md': doc('A', 'tags: [beta, Alpha, "🎉 party", apple, Über, 1.x-y]'),
    'docs/b.md': doc('B', `tags: [${others}]`),
  });
  const html = page('docs/tags').replace(/<h2 id="Z">.*/s, '');
  const order = [...html.matchAll(/<h2 id="([^"]*)">|class="tag" href="[^"]*">([^<]*)/g)].map(([, id, tag]) => id ?? `- ${tag}`);
  expect(order).toEqual(['🎉', '- 🎉 party', '1', '- 1.x-y', 'A', '- Alpha', '- apple', 'B', '- beta', 'Ü', '- Über']);
});

test('a site without tags has no page for them', async () => {
  const { file } = await buildSite({ 'docs/a.md': '# A', 'docs/tags.yml': 'unused:' });
  expect(file('docs/tags/index.html')).toBeUndefined();
});

test('a page of a tag holds as many docs as it is asked to, and leads to the others', async () => {
  const config = configText('  plugins: [tags({ perPage: 2, basePath: "topics" })],\n').replace(
    '\n',
    "\nimport { tags } from 'slodocs/plugins';\n",
  );
  const docs = ['a', 'b', 'c', 'd', 'e'].map((name) => [`docs/${name}.md`, doc(name, 'tags: [all]')]);
  const { page, file } = await buildSite({ 'site.config.ts': config, ...Object.fromEntries(docs) });
  expect(listed(page('docs/topics/all'))).toEqual(['a', 'b']);
  expect(listed(page('docs/topics/all/page/2'))).toEqual(['c', 'd']);
  expect(listed(page('docs/topics/all/page/3'))).toEqual(['e']);
  expect(file('docs/topics/all/page/4/index.html')).toBeUndefined();
  expect(heading(page('docs/topics/all/page/3'))).toBe('5 docs tagged with "all", page 3');
  expect(page('docs/topics/all')).toMatch(/href="\/docs\/topics\/all\/page\/2" rel="next"/);
  expect(page('docs/topics/all/page/2')).toMatch(
    /href="\/docs\/topics\/all" rel="prev".*href="\/docs\/topics\/all\/page\/3" rel="next"/,
  );
  expect(page('docs/topics/all/page/3')).not.toContain('rel="next"');
});

test('a site that serves docs from its root, below a base, has its tags there', async () => {
  const config = configText('  baseUrl: "/base/",\n  trailingSlash: true,\n  docs: [{ routeBasePath: "/" }],\n');
  const { page } = await buildSite({ 'site.config.ts': config, 'docs/index.md': doc('Home', 'tags: [x]') });
  expect(hrefs(page(''))).toMatchObject({ x: '/base/tags/x/' });
  expect(hrefs(page('tags'))).toMatchObject({ x: '/base/tags/x/' });
  expect(hrefs(page('tags/x'))).toMatchObject({ 'View all tags': '/base/tags/', Home: '/base/' });
});

test('each docs folder has its own tags, and its own file of them', async () => {
  const config = configText('  docs: [{}, { id: "api", path: "api", routeBasePath: "api" }],\n');
  const { page } = await buildSite({
    'site.config.ts': config,
    'docs/a.md': doc('A', 'tags: [x]'),
    'docs/tags.yml': 'x:\n  label: Guides',
    'api/b.md': doc('B', 'tags: [x, y]'),
  });
  expect(heading(page('docs/tags/x'))).toBe('One doc tagged with "Guides"');
  expect(heading(page('api/tags/x'))).toBe('One doc tagged with "x"');
  expect(listed(page('api/tags/x'))).toEqual(['B']);
});
