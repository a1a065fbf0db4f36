// What completes front matter and files of data: keys and values by their schemas, and by what the site has.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configText } from '../../../pipeline/built-site.ts';
import { type OpenedSite, openForEditor } from './asked.ts';

const files = {
  'site.config.ts': configText("  docs: [{ sidebars: './sidebars.ts' }],\n  plugins: [posts({ path: 'blog' })],\n").replace(
    "import { defineConfig } from 'slodocs';",
    "import { defineConfig } from 'slodocs';\nimport { posts } from 'slodocs/plugins';",
  ),
  'sidebars.ts': "export default { main: ['index', 'guide/intro'] };\n",
  'docs/index.md': '---\ntitle: Home\ntags: [Alerts, "on"]\n---\n\nText.\n',
  'docs/guide/intro.md': '---\ntitle: First steps\ntags:\n  - setup\n---\n\nText.\n',
  'docs/tags.yml': 'setup:\n  label: Setup\nbilling:\n  label: Billing\nAlerts:\n"on":\n',
  'docs/guide/_category_.yml': 'label: Guides\n',
  'blog/2024-01-01-news.md': '---\nauthors: [ada]\n---\n\n# News\n\nText.\n',
  'blog/authors.yml': 'ada:\n  name: Ada\ngrace:\n  name: Grace\n',
  'static/img/card.png': 'png',
};

let site: OpenedSite;
const afterwards: (() => void)[] = [];

beforeAll(async () => {
  site = await openForEditor(files, (done) => afterwards.push(done));
});
afterAll(() => {
  for (const done of afterwards.toReversed()) done();
});

const page = 'docs/guide/intro.md';

describe('a key of front matter', () => {
  it.each([
    ['---\n‸\n---\n', 'title', '---\ntitle: ‸\n---\n'],
    ['---\ntitle: A\nsidebar_p‸\n---\n', 'sidebar_position', '---\ntitle: A\nsidebar_position: ‸\n---\n'],
    ['---\nsidebar_‸pos: 3\n---\n', 'sidebar_position', '---\nsidebar_position‸: 3\n---\n'],
    ['---\nlast_update:\n  ‸\n---\n', 'author', '---\nlast_update:\n  author: ‸\n---\n'],
    ['---\nbadge:\n  text: New\n  ‸\n---\n', 'kind', '---\nbadge:\n  text: New\n  kind: ‸\n---\n'],
    ['---\nlast‸\n---\n', 'last_update', '---\nlast_update:\n  ‸\n---\n'],
    ['---\r\ntitle: A\r\ndesc‸\r\n---\r\n', 'description', '---\r\ntitle: A\r\ndescription: ‸\r\n---\r\n'],
    ['---\ntitle: A\ndesc‸\n', 'description', '---\ntitle: A\ndescription: ‸\n'],
    ['---\ntags:\n  - lab‸\n---\n', 'label', '---\ntags:\n  - label: ‸\n---\n'],
    ['---\ntags:\n- label: a\n  per‸\n---\n', 'permalink', '---\ntags:\n- label: a\n  permalink: ‸\n---\n'],
  ])('%j', async (text, label, expected) => {
    expect(await site.take(page, text, label)).toBe(expected);
  });

  it('is none that is set, before or behind', async () => {
    const labels = await site.labels(page, '---\ntitle: A\n‸\ndescription: B\n---\n');
    expect(labels).toContain('slug');
    expect(labels).not.toContain('title');
    expect(labels).not.toContain('description');
  });

  it('is described', async () => {
    const [item] = await site.complete(page, '---\ndraf‸\n---\n');
    expect(item).toMatchObject({ label: 'draft', documentation: { value: 'true: excludes the page from builds.' } });
  });

  it.each([
    ['a comment', '---\n# ti‸\n---\n'],
    ['a text of several lines', '---\ndescription: >\n  ti‸\n---\n'],
    ['the line that opens it', '-‸--\ntitle: A\n---\n'],
    ['a line between thematic breaks', 'Text\n\n---\nti‸\n\n---\n'],
  ])('is not completed in %s', async (_, text) => {
    expect(await site.labels(page, text)).toEqual([]);
  });
});

describe('a value of front matter', () => {
  it.each([
    ['---\ndraft: ‸\n---\n', ['true', 'false']],
    ['---\ndir: r‸\n---\n', ['rtl']],
    ['---\nbadge: { ‸ }\n---\n', []],
    ['---\ntitle: ‸\n---\n', []],
    ['---\nlayout: h‸\n---\n', ['home']],
    ['---\ntags: [‸]\n---\n', ['setup', 'billing', 'Alerts', 'on']],
    ['---\ntags: [setup, b‸]\n---\n', ['billing']],
    ['---\ntags: [setup, ‸, Alerts]\n---\n', ['billing', 'on']],
    ['---\ntags:\n  - bil‸\n---\n', ['billing']],
    ['---\ntags:\n- bil‸\n---\n', ['billing']],
    ['---\ntags: ["bil‸"]\n---\n', ['billing']],
    ['---\npagination_next: ho‸\n---\n', ['index']],
    ['---\ndisplayed_sidebar: ‸\n---\n', ['main', 'null']],
    ['---\nmdx:\n  format: m‸\n---\n', ['md', 'mdx']],
    ['---\nimage: ca‸\n---\n', ['card.png']],
  ])('%j', async (text, expected) => {
    expect(await site.labels(page, text)).toEqual(expected);
  });

  it('is put in quotes where YAML would read something else', async () => {
    expect(await site.take(page, '---\ntags: [‸]\n---\n', 'on')).toBe('---\ntags: ["on"‸]\n---\n');
  });

  it('replaces what is there', async () => {
    expect(await site.take(page, '---\ndraft: fa‸lse # soon\n---\n', 'false')).toBe('---\ndraft: false‸ # soon\n---\n');
    expect(await site.take(page, '---\ntags: ["bi‸x"]\n---\n', 'billing')).toBe('---\ntags: ["billing‸"]\n---\n');
  });

  it('names authors of posts', async () => {
    expect(await site.labels('blog/2024-01-01-news.md', '---\nauthors: [‸]\n---\n')).toEqual(['ada', 'grace']);
  });
});

describe('a file of data', () => {
  it.each([
    ['docs/guide/_category_.yml', 'label: A\npos‸', 'position', 'label: A\nposition: ‸'],
    ['docs/guide/_category_.yml', 'link:\n  type: ‸\n', 'generated-index', 'link:\n  type: generated-index‸\n'],
    ['docs/guide/_category_.yml', 'link:\n  ‸\n', 'slug', 'link:\n  slug: ‸\n'],
    ['docs/tags.yml', 'billing:\n  ‸\n', 'label', 'billing:\n  label: ‸\n'],
    ['blog/authors.yml', 'ada:\n  na‸\n', 'name', 'ada:\n  name: ‸\n'],
    ['sidebars.ts', "export default { main: ['‸'] };", 'guide/intro', "export default { main: ['guide/intro‸'] };"],
    ['sidebars.ts', "export default { main: ['ho‸'] };", 'index', "export default { main: ['index‸'] };"],
    ['sidebars.ts', "x = { type: 'doc', id: 'i‸' }", 'index', "x = { type: 'doc', id: 'index‸' }"],
    ['sidebars.ts', "x = { type: 'c‸' }", 'category', "x = { type: 'category‸' }"],
  ])('%s: %j', async (file, text, label, expected) => {
    expect(await site.take(file, text, label)).toBe(expected);
  });

  it.each([
    ['sidebars.ts', "x = { label: '‸' }"],
    ['sidebars.ts', "// don't ‸"],
    ['sidebars.ts', 'x = i‸'],
    ['docs/other.yml', 'la‸'],
    ['package.json', '{ "‸" }'],
  ])('%s has no choices at %j', async (file, text) => {
    expect(await site.labels(file, text)).toEqual([]);
  });
});
