// What authors set on items, on folders and on docs, to what a site's sidebars hold: read by a plugin, as data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSite, configText } from '../../built-site.ts';

const doc = (title: string, frontMatter = ''): string => `---\n${frontMatter}\n---\n\n# ${title}\n\nAbout ${title}.\n`;

/** A plugin of the site's own that writes down all sidebars. */
const writer = `plugins: [{ name: 'writer', apiVersion: 1, emit: ({ site }) => [{ path: 'sidebars.json', key: 'a', make: () => JSON.stringify(site.sidebars) }] }],`;

interface Item {
  readonly label?: string;
  readonly to?: { readonly path: string } | string;
  readonly items?: readonly Item[];
  readonly [key: string]: unknown;
}

/** The items of the only sidebar, routes as paths, without what is not asked for. */
async function itemsOf(files: Record<string, string>, docs = '{}', members = ''): Promise<readonly Item[]> {
  const site = await buildSite({
    'site.config.ts': configText(`docs: [${docs}], severity: { 'resolve/doc-twice': 'off' }, ${members} ${writer}\n`),
    ...files,
  });
  const [sidebar] = JSON.parse(readFileSync(join(site.result.outDir, 'sidebars.json'), 'utf8')) as { items: Item[] }[];
  const plain = ({ to, items, ...rest }: Item): Item => ({
    ...rest,
    ...(to === undefined ? {} : { to: typeof to === 'string' ? to : to.path }),
    ...(items ? { items: items.map(plain) } : {}),
  });
  return (sidebar?.items ?? []).map(plain);
}

describe('an item of a written sidebar', () => {
  it('is called as the front matter of its doc says, and has its badge, class and data unless it has its own', async () => {
    const own = 'badge: New\nsidebar_label: Of the doc\nsidebar_class_name: of-the-doc\nsidebar_custom_props: { of: the doc }';
    const files = { 'docs/a.md': doc('A', own), 'docs/b.md': doc('B') };
    const marks = "badge: { text: 'Own', kind: 'tip' }, className: 'own', customProps: { of: 'the item' }";
    const sidebars = `{ docs: ['a', { type: 'doc', id: 'a', label: 'Own', ${marks} }, { type: 'ref', id: 'b', label: 'Own', badge: 'B', key: 'k', translatable: true } ] }`;
    const ofDoc = { type: 'link', label: 'Of the doc', to: '/docs/a', doc: 'a' };
    expect(await itemsOf(files, `{ sidebars: ${sidebars} }`)).toEqual([
      { ...ofDoc, badge: { text: 'New' }, className: 'of-the-doc', customProps: { of: 'the doc' } },
      { ...ofDoc, badge: { text: 'Own', kind: 'tip' }, className: 'own', customProps: { of: 'the item' } },
      { type: 'link', label: 'Own', to: '/docs/b', isRef: true, badge: { text: 'B' } },
    ]);
  });

  it('may name an address with the base', async () => {
    const link = (href: string, more = ''): string =>
      `{ type: 'link', label: 'L', href: '${href}', autoAddBaseUrl: false${more} }`;
    const sidebars = `{ docs: [${link('/base/docs/a', ", description: 'About it'")}, ${link('/elsewhere')}, ${link('https://x.example')}] }`;
    expect(await itemsOf({ 'docs/a.md': doc('A') }, `{ sidebars: ${sidebars} }`, "baseUrl: '/base/',")).toEqual([
      { type: 'link', label: 'L', to: '/docs/a', description: 'About it' },
      { type: 'link', label: 'L', to: '/elsewhere' },
      { type: 'link', label: 'L', to: 'https://x.example' },
    ]);
  });

  it('may be a category whose entries are all drafts: its page stays, with its class', async () => {
    const files = { 'docs/a.md': doc('A'), 'docs/draft.md': doc('Draft', 'draft: true') };
    const drafts = "items: ['draft'], className: 'c', customProps: { a: 1 }";
    const index = "{ type: 'generated-index' }";
    const sidebars = `{ docs: [{ type: 'category', label: 'Page', link: { type: 'doc', id: 'a' }, ${drafts} }, { type: 'category', label: 'Index', link: ${index}, ${drafts} }] }`;
    expect(await itemsOf(files, `{ sidebars: ${sidebars} }`)).toEqual([
      { type: 'link', label: 'Page', to: '/docs/a', doc: 'a', className: 'c', customProps: { a: 1 } },
    ]);
  });

  it('is open and fixed as the docs folder says, where it says nothing itself', async () => {
    const files = { 'docs/a.md': doc('A') };
    const category = (members: string): string => `{ type: 'category', label: 'C', items: ['a']${members} }`;
    const sidebars = `{ docs: [${category('')}, ${category(', collapsible: true, collapsed: true')}, ${category(', collapsed: true')}] }`;
    const found = await itemsOf(files, `{ sidebars: ${sidebars}, sidebarCollapsible: false, sidebarCollapsed: false }`);
    expect(found.map(({ collapsible, collapsed }) => ({ collapsible, collapsed }))).toEqual([
      { collapsible: false, collapsed: false },
      { collapsible: true, collapsed: true },
      { collapsible: false, collapsed: false },
    ]);
  });
});

describe('a category of a folder', () => {
  it('takes badge, class and data from its file, or else from its page', async () => {
    const files = {
      'docs/one/_category_.yml': 'badge: Own\nclassName: own\ncustomProps: { of: the file }\nkey: one\ndescription: One\n',
      'docs/one/index.md': doc('One', 'badge: Page\nsidebar_class_name: of-the-page\nsidebar_custom_props: { of: the page }'),
      'docs/one/a.md': doc('A'),
      'docs/two/index.md': doc('Two', 'badge: Page\nsidebar_class_name: of-the-page\nsidebar_custom_props: { of: the page }'),
      'docs/two/b.md': doc('B', 'sidebar_custom_props: { of: b }'),
    };
    const category = { type: 'category', collapsed: true, collapsible: true };
    const [one, two] = await itemsOf(files);
    expect(one).toMatchObject({
      ...category,
      label: 'One',
      badge: { text: 'Own' },
      className: 'own',
      customProps: { of: 'the file' },
      description: 'One',
    });
    expect(two).toMatchObject({
      ...category,
      label: 'Two',
      badge: { text: 'Page' },
      className: 'of-the-page',
      customProps: { of: 'the page' },
    });
    expect(two?.items).toEqual([{ type: 'link', label: 'B', to: '/docs/two/b', doc: 'two/b', customProps: { of: 'b' } }]);
  });

  it('has its own page before one elsewhere of the same name', async () => {
    const files = {
      'docs/overview.md': doc('Outside'),
      'docs/api/overview.md': doc('Inside'),
      'docs/api/_category_.yml': 'link: { type: doc, id: overview }\n',
      'docs/api/z.md': doc('Z'),
      'docs/more/_category_.json': '{ "link": { "type": "doc", "id": "api/z" }, "label": "More" }',
      'docs/more/m.md': doc('M'),
    };
    const categories = (await itemsOf(files)).filter(({ type }) => type === 'category');
    expect(categories.map(({ label, to }) => ({ label, to }))).toEqual([
      { label: 'Inside', to: '/docs/api/overview' },
      { label: 'More', to: '/docs/api/z' },
    ]);
  });

  it('gives its index the first address of those with its label', async () => {
    const index = 'label: Guides\nlink: { type: generated-index }\n';
    const files = { 'docs/a/_category_.yml': index, 'docs/a/b/_category_.yml': index, 'docs/a/b/c.md': doc('C') };
    const [outer] = await itemsOf(files);
    expect([outer?.to, outer?.items?.[0]?.to]).toEqual(['/docs/category/guides', '/docs/category/guides-1']);
  });
});

describe('number prefixes', () => {
  const files = Object.fromEntries(
    ['01-a', '04_under', '05 - spaced', '06.dotted', '3-minus-5-x', '1.5-x', '2024-01-05-x', '7', '02-api/10-limits'].map(
      (name) => [`docs/${name}.md`, doc(name)],
    ),
  );

  it('are cut and order, but for names that begin like a date or a version', async () => {
    expect((await itemsOf(files)).map(({ doc, label }) => doc ?? label)).toEqual([
      'a',
      'api',
      'minus-5-x',
      'under',
      'spaced',
      'dotted',
      '1.5-x',
      '2024-01-05-x',
      '7',
    ]);
  });

  it('can be read by a function, or be part of the names', async () => {
    const parser =
      '(name) => { const [, n, filename] = /^(\\d+)\\.(.+)$/.exec(name) ?? []; return n ? { filename, numberPrefix: -n } : { filename: name }; }';
    const read = await itemsOf(files, `{ numberPrefixParser: ${parser} }`);
    expect(read.map(({ doc, label }) => doc ?? label).slice(0, 3)).toEqual(['dotted', '5-x', '01-a']);
    const [first, second] = await itemsOf(files, '{ numberPrefixParser: false }');
    expect([first?.to, second?.items?.[0]?.to]).toEqual(['/docs/01-a', '/docs/02-api/10-limits']);
  });

  it('are kept by a page that says so', async () => {
    expect((await itemsOf({ 'docs/02-api/01-a.md': doc('A', 'parse_number_prefixes: false') }))[0]?.items?.[0]).toMatchObject({
      doc: '02-api/01-a',
      to: '/docs/02-api/01-a',
    });
  });
});
