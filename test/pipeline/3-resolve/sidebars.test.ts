// Folders and written sidebars to what a reader sees of them: entries, breadcrumbs, neighbours, generated indexes.
import { describe, expect, it } from 'vitest';
import { type BuiltSite, buildSite, configText } from '../built-site.ts';
import { type Shown, shown } from '../shown.ts';

const doc = (title: string, frontMatter = ''): string => `---\n${frontMatter}\n---\n\n# ${title}\n\nAbout ${title}.\n`;

/** A site with these sidebars, as the source of an object. */
function withSidebars(sidebars: string, files: Record<string, string>): Promise<BuiltSite> {
  return buildSite({
    'site.config.ts': configText("  docs: [{ sidebars: './sidebars.ts' }],\n  severity: { 'resolve/doc-twice': 'off' },\n"),
    'sidebars.ts': `export default ${sidebars};\n`,
    ...files,
  });
}

async function see(site: Promise<BuiltSite>, page: string): Promise<Shown> {
  return shown((await site).page(page));
}

describe('a sidebar made from the folders', () => {
  it('orders by position, then by name on disk, and names by label', async () => {
    const { sidebar } = await see(
      buildSite({
        'docs/10-tenth.md': doc('Tenth'),
        'docs/02-second.md': doc('Second'),
        'docs/b.md': doc('B'),
        'docs/a.md': doc('A', 'sidebar_label: Label of a'),
        'docs/z.md': doc('Z', 'sidebar_position: 1'),
        'docs/middle.md': doc('Middle', 'sidebar_position: 2.5'),
        'docs/1.5-version.md': doc('Version'),
        'docs/untitled.md': 'Text.\n',
      }),
      'docs/a',
    );
    expect(sidebar).toEqual([
      'Z /docs/z',
      'Second /docs/second',
      'Middle /docs/middle',
      'Tenth /docs/tenth',
      'Version /docs/1.5-version',
      'Label of a /docs/a active',
      'B /docs/b',
      'untitled /docs/untitled',
    ]);
  });

  it('makes categories of folders, which take label, position and page from their index', async () => {
    const site = buildSite({
      'docs/start.md': doc('Start', 'sidebar_position: 2'),
      'docs/plain/inside.md': doc('Inside'),
      'docs/03-numbered/inside.md': doc('Inside'),
      'docs/indexed/index.md': doc('Indexed', 'sidebar_position: 1\nsidebar_label: The index'),
      'docs/indexed/other.md': doc('Other'),
      'docs/named/named.md': doc('Named'),
      'docs/named/deep/deeper/last.md': doc('Last'),
      'docs/alone/README.md': doc('Alone'),
    });
    expect((await see(site, 'docs/start')).sidebar).toEqual([
      'The index /docs/indexed/',
      'Start /docs/start active',
      'numbered /docs/numbered/inside',
      'Alone /docs/alone/',
      'Named /docs/named/',
      'plain /docs/plain/inside',
    ]);
    const last = await see(site, 'docs/named/deep/deeper/last');
    expect(last.sidebar).toContain('Named /docs/named/ open');
    expect(last.sidebar).toContain('      Last /docs/named/deep/deeper/last active');
    expect(last.breadcrumbs).toEqual(['Named', 'deep', 'deeper', 'Last']);
  });

  it('does as category files say', async () => {
    const site = buildSite({
      'site.config.ts': configText("  severity: { 'resolve/unused-category': 'off' },\n"),
      'docs/page.md': doc('Page', 'sidebar_position: 4'),
      'docs/open/_category_.yml': 'label: Open\nposition: 1\ncollapsed: false\nclassName: fancy',
      'docs/open/inside.md': doc('Inside'),
      'docs/fixed/_category_.json': '{ "label": "Fixed", "position": "2", "collapsible": false, "collapsed": true }',
      'docs/fixed/inside.md': doc('Inside fixed'),
      'docs/linked/_category_.yaml': 'position: 3\nlink: { type: doc, id: second }',
      'docs/linked/first.md': doc('First'),
      'docs/linked/second.md': doc('Second'),
      'docs/unlinked/_category_.yml': 'label: Unlinked\nposition: 5\nlink: null',
      'docs/unlinked/index.md': doc('Index'),
      'docs/unlinked/other.md': doc('Other'),
      'docs/generated/_category_.yml':
        'label: Generated\nposition: 6\ndescription: All of it\nlink: { type: generated-index, title: Everything, description: All there is }',
      'docs/generated/index.md': doc('Index of generated'),
      'docs/generated/other.md': doc('Other of generated'),
      'docs/empty/_category_.yml': 'label: Empty',
    });
    expect((await see(site, 'docs/page')).sidebar).toEqual([
      'Open /docs/open/inside open',
      '  Inside /docs/open/inside',
      'Fixed /docs/fixed/inside open',
      '  Inside fixed /docs/fixed/inside',
      'Second /docs/linked/second',
      'Page /docs/page active',
      'Unlinked /docs/unlinked/',
      'Generated /docs/category/generated',
    ]);
    expect((await site).page('docs/page')).toContain('<li class="branch fancy">');
    expect((await see(site, 'docs/unlinked/other')).sidebar).toContain('  Index /docs/unlinked/');
    const index = await see(site, 'docs/category/generated');
    expect(index.cards).toEqual([
      'Index of generated /docs/generated/ (About Index of generated.)',
      'Other of generated /docs/generated/other (About Other of generated.)',
    ]);
    expect(index.breadcrumbs).toEqual(['Generated']);
    expect((await site).page('docs/category/generated')).toContain(
      '<h1 class="title">Everything</h1><p class="lead">All there is</p>',
    );
    expect(index.next).toBe('Index of generated /docs/generated/');
  });
});

describe('a written sidebar', () => {
  const files = {
    'docs/a.md': doc('A'),
    'docs/b.md': doc('B', 'pagination_label: B on the way'),
    'docs/c.md': doc('C'),
    'docs/deep/d.md': doc('D'),
    'docs/deep/e.md': doc('E'),
  };

  it('takes every shorthand and every type of item', async () => {
    const site = withSidebars(
      `{
        docs: [
          'a',
          { type: 'doc', id: 'b', label: 'Another label' },
          { Shorthand: ['c'], Second: { Inner: [{ type: 'autogenerated', dirName: 'deep' }] } },
          { type: 'link', label: 'Out', href: 'https://status.example' },
          { type: 'link', label: 'Anchor', href: './docs/a.md#top' },
          { type: 'category', label: 'Open', collapsed: false, link: { type: 'doc', id: 'c' }, items: ['a'] },
          { type: 'ref', id: 'c', label: 'By the way' },
        ],
      }`,
      files,
    );
    expect((await see(site, 'docs/deep/d')).sidebar).toEqual([
      'A /docs/a',
      'Another label /docs/b',
      'Shorthand /docs/c',
      'Second /docs/deep/d open',
      '  Inner /docs/deep/d open',
      '    D /docs/deep/d active',
      '    E /docs/deep/e',
      expect.stringMatching(/^Out.* https:\/\/status.example$/),
      'Anchor /docs/a#top',
      'Open /docs/c open',
      '  A /docs/a',
      'By the way /docs/c',
    ]);
    expect(await see(site, 'docs/a')).toMatchObject({ previous: undefined, next: 'B on the way /docs/b' });
    expect(await see(site, 'docs/deep/e')).toMatchObject({ previous: 'D /docs/deep/d', next: 'C /docs/c' });
  });

  it('shows HTML between its entries', async () => {
    const site = withSidebars(
      "{ docs: ['a', { type: 'html', value: '<hr>' }, { type: 'html', value: '<b>Heading</b>', defaultStyle: true, className: 'head' }, { All: ['b', { type: 'html', value: '<i>end</i>' }] }] }",
      files,
    );
    const html = (await site).page('docs/b');
    expect(html).toContain('<li class="sidebar-html"><hr></li><li class="sidebar-html sidebar-text head"><b>Heading</b></li>');
    expect(html).toContain('<li class="sidebar-html"><i>end</i></li>');
    expect(shown(html)).toMatchObject({ previous: 'A /docs/a', next: undefined });
  });

  it('claims its docs; of two sidebars the last one does, and a ref claims nothing', async () => {
    const site = withSidebars(
      "{ first: ['a', 'b', 'c'], second: [{ Second: ['b', 'deep/d', { type: 'ref', id: 'a' }] }] }",
      files,
    );
    expect((await see(site, 'docs/a')).sidebar).toEqual(['A /docs/a active', 'B /docs/b', 'C /docs/c']);
    expect((await see(site, 'docs/b')).sidebar).toEqual([
      'Second /docs/b open',
      '  B /docs/b active',
      '  D /docs/deep/d',
      '  A /docs/a',
    ]);
    expect(await see(site, 'docs/a')).toMatchObject({ next: 'B on the way /docs/b' });
    expect(await see(site, 'docs/b')).toMatchObject({ previous: undefined, next: 'D /docs/deep/d' });
    expect(await see(site, 'docs/deep/d')).toMatchObject({ next: undefined });
    expect((await see(site, 'docs/deep/e')).sidebar).toBeUndefined();
  });

  it('leaves drafts out, with the categories that hold nothing else, and keeps to a category its published page', async () => {
    const site = withSidebars(
      `{ docs: ['draft', 'a', { Drafts: ['draft'] }, { type: 'category', label: 'Page', link: { type: 'doc', id: 'b' }, items: ['draft'] },
        { type: 'category', label: 'Draft page', link: { type: 'doc', id: 'draft' }, items: ['c'] }] }`,
      { ...files, 'docs/draft.md': doc('Draft', 'draft: true') },
    );
    expect((await see(site, 'docs/a')).sidebar).toEqual(['A /docs/a active', 'Page /docs/b', 'Draft page /docs/c']);
    expect((await site).file('docs/draft/index.html')).toBeUndefined();
  });

  it('hides unlisted pages, which have neither neighbours nor are any', async () => {
    const site = withSidebars("{ docs: ['a', 'hidden', 'b', { All: ['hidden'] }] }", {
      ...files,
      'docs/hidden.md': doc('Hidden', 'unlisted: true'),
    });
    expect((await see(site, 'docs/a')).sidebar).toEqual(['A /docs/a active', 'B /docs/b']);
    expect(await see(site, 'docs/a')).toMatchObject({ next: 'B on the way /docs/b' });
    const hidden = await see(site, 'docs/hidden');
    expect(hidden).toMatchObject({
      sidebar: ['A /docs/a', 'Hidden /docs/hidden active', 'B /docs/b'],
      previous: undefined,
      next: undefined,
    });
  });

  it('takes an unlisted page of a category for none', async () => {
    const hidden = { 'docs/hidden.md': doc('Hidden', 'unlisted: true') };
    const category = "{ type: 'category', label: 'Category', link: { type: 'doc', id: 'hidden' }, items: ['b'] }";
    const site = withSidebars(
      `{ docs: ['a', ${category}, { type: 'category', label: 'Index', link: { type: 'generated-index' }, items: [${category}, 'c'] }] }`,
      { ...files, ...hidden },
    );
    expect(await see(site, 'docs/a')).toMatchObject({
      sidebar: ['A /docs/a active', 'Category /docs/b', 'Index /docs/category/index'],
      next: 'B on the way /docs/b',
    });
    expect((await see(site, 'docs/category/index')).cards).toEqual(['Category /docs/b (1 item)', 'C /docs/c (About C.)']);
  });

  it('can be absent', async () => {
    const site = buildSite({ 'site.config.ts': configText('  docs: [{ sidebars: false }],\n'), ...files });
    expect(await see(site, 'docs/a')).toMatchObject({
      sidebar: undefined,
      previous: undefined,
      next: undefined,
      breadcrumbs: [],
    });
  });
});

describe('front matter', () => {
  it('chooses another sidebar or none, and other neighbours or none', async () => {
    const site = withSidebars("{ first: ['a', 'b', 'c', 'x', 'y'], second: ['d'] }", {
      'docs/a.md': doc('A', 'displayed_sidebar: second'),
      'docs/b.md': doc('B', 'displayed_sidebar: null'),
      'docs/c.md': doc('C', 'pagination_next: null\npagination_prev: d'),
      'docs/d.md': doc('D'),
      'docs/x.md': doc('X', 'pagination_next: hidden\npagination_prev: draft'),
      'docs/y.md': doc('Y', 'pagination_next: c\npagination_label: Why'),
      'docs/hidden.md': doc('Hidden', 'unlisted: true'),
      'docs/draft.md': doc('Draft', 'draft: true'),
    });
    expect(await see(site, 'docs/a')).toMatchObject({ sidebar: ['D /docs/d'], next: undefined });
    expect(await see(site, 'docs/b')).toMatchObject({ sidebar: undefined, previous: undefined, next: undefined });
    expect(await see(site, 'docs/c')).toMatchObject({ previous: 'D /docs/d', next: undefined });
    expect(await see(site, 'docs/x')).toMatchObject({ previous: undefined, next: undefined });
    expect(await see(site, 'docs/y')).toMatchObject({ previous: 'X /docs/x', next: 'C /docs/c' });
  });
});

describe('two docs folders', () => {
  it('have sidebars of their own, also of the same name', async () => {
    const site = buildSite({
      'site.config.ts': configText(
        "  docs: [{ path: 'docs', sidebars: { docs: ['a'] } }, { id: 'api', path: 'api', routeBasePath: 'api', sidebars: { docs: [{ Reference: ['a'] }] } }],\n",
      ),
      'docs/a.md': doc('A'),
      'api/a.md': doc('A of the API'),
    });
    expect((await see(site, 'docs/a')).sidebar).toEqual(['A /docs/a active']);
    expect((await see(site, 'api/a')).sidebar).toEqual(['Reference /api/a open', '  A of the API /api/a active']);
  });

  it('may generate indexes with the same sidebar name and version', async () => {
    const category = 'label: Both\nlink: { type: generated-index }\n';
    const site = buildSite({
      'site.config.ts': configText("  docs: [{ path: 'docs' }, { id: 'api', path: 'api', routeBasePath: 'api' }],\n"),
      'docs/x/_category_.yml': category,
      'docs/x/a.md': doc('A'),
      'api/x/_category_.yml': category,
      'api/x/a.md': doc('A of the API'),
    });
    expect((await see(site, 'api/category/both')).sidebar).toEqual([
      'Both /api/category/both active open',
      '  A of the API /api/x/a',
    ]);
    expect((await see(site, 'docs/category/both')).sidebar).toEqual(['Both /docs/category/both active open', '  A /docs/x/a']);
  });
});
