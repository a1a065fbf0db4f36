// Categories shown as cards: on their indexes, and where content asks for them.
import { describe, expect, it } from 'vitest';
import { type BuiltSite, buildSite, configText } from '../../built-site.ts';
import { shown } from '../../shown.ts';

const doc = (title: string, frontMatter = ''): string => `---\n${frontMatter}\n---\n\n# ${title}\n\nAbout ${title}.\n`;
const cards = "import DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n";

/** The same doc may stand in several categories here. */
function build(sidebar: string, files: Record<string, string>, members = ''): Promise<BuiltSite> {
  return buildSite({
    'site.config.ts': configText(`docs: [{ sidebars: './sidebars.ts' }], severity: { 'resolve/doc-twice': 'off' }, ${members}\n`),
    'sidebars.ts': `export default { docs: ${sidebar} };\n`,
    ...files,
  });
}

describe('cards in content', () => {
  const files = {
    'docs/home.mdx': cards,
    'docs/a.mdx': `---\ndescription: First\n---\n\n${cards}`,
    'docs/b.md': doc('B'),
    'docs/page.mdx': cards,
    'docs/hidden.md': doc('Hidden', 'unlisted: true'),
  };
  const sidebar = `[
    'home',
    {
      type: 'category', label: 'All', link: { type: 'doc', id: 'page' },
      items: ['a', { Inner: ['b', 'hidden', { type: 'html', value: '<hr>' }] }, { Two: ['a', 'b'] },
        { type: 'category', label: 'Told', items: ['b'], description: 'What it is' },
        { type: 'link', label: 'Out', href: 'https://x.example', description: 'Outside' }, 'hidden'],
    },
  ]`;

  it('are the entries beside the page, or those of the category whose page it is', async () => {
    const site = await build(sidebar, files);
    const inside = [
      'a /docs/a (First)',
      'Inner /docs/b (1 item)',
      'Two /docs/a (2 items)',
      'Told /docs/b (What it is)',
      'Out https://x.example (Outside)',
    ];
    expect(shown(site.page('docs/page')).cards).toEqual(inside);
    expect(shown(site.page('docs/a')).cards).toEqual(inside);
    expect(shown(site.page('docs/home')).cards).toEqual(['home /docs/home', 'All /docs/page (5 items)']);
  });

  it('can be chosen by the author, with what is known of the category', async () => {
    const from = (
      specifier: string,
    ): string => `import { useCurrentSidebarCategory as category, useCurrentSidebarSiblings as siblings } from '${specifier}';
import DocCardList from '@theme/DocCardList';

# {category().label}: {siblings().length}

<DocCardList items={siblings().filter(({ type }) => type === 'category')} />
`;
    const site = await build(sidebar, {
      ...files,
      'docs/a.mdx': from('@docusaurus/theme-common'),
      'docs/page.mdx': from('@docusaurus/plugin-content-docs/client'),
    });
    for (const page of ['docs/a', 'docs/page']) {
      expect(site.page(page)).toContain('All: 5');
      expect(shown(site.page(page)).cards).toEqual([
        'Inner /docs/b (1 item)',
        'Two /docs/a (2 items)',
        'Told /docs/b (What it is)',
      ]);
    }
  });

  it('can be written by the author, with items of a category of his own', async () => {
    const items = "[{ label: 'One', href: '/docs/b', description: 'Of one' }, { label: 'Two', href: '/docs/b', items: [1, 2] }]";
    const own = `import DocCardList from '@theme/DocCardList';\n\n<DocCardList items={${items}} />\n`;
    const site = await build(sidebar, { ...files, 'docs/a.mdx': own });
    expect(shown(site.page('docs/a')).cards).toEqual(['One /docs/b (Of one)', 'Two /docs/b (2 items)']);
  });

  it('can stand in a partial and in a module of the site', async () => {
    const module = "import DocCardList from '@theme/DocCardList';\n\nexport default () => <DocCardList />;\n";
    const site = await build(sidebar, {
      ...files,
      'docs/_cards.mdx': cards,
      'docs/a.mdx': "import Cards from './_cards.mdx';\n\n<Cards />\n",
      'src/all.tsx': module,
      'docs/home.mdx': "import All from '@site/src/all';\n\n<All />\n",
    });
    expect(shown(site.page('docs/a')).cards).toHaveLength(5);
    expect(shown(site.page('docs/home')).cards).toHaveLength(2);
  });

  it('count from the sidebar that the page shows', async () => {
    const site = await buildSite({
      'site.config.ts': configText(
        "docs: [{ sidebars: { one: ['a', 'b'], two: [{ In: ['c', { type: 'ref', id: 'a' }] }] } }],\n",
      ),
      'docs/a.mdx': `---\ndisplayed_sidebar: two\n---\n\n${cards}`,
      'docs/b.md': doc('B'),
      'docs/c.md': doc('C'),
    });
    const page = shown(site.page('docs/a'));
    expect(page.cards).toEqual(['C /docs/c (About C.)', 'a /docs/a']);
    expect(page.breadcrumbs).toEqual(['In', 'a']);
    expect(page).toMatchObject({ previous: undefined, next: undefined });
  });
});

describe('a generated index', () => {
  it('has words and a picture for those who look for it or share it', async () => {
    const link =
      "{ type: 'generated-index', slug: '/all', description: 'Everything', keywords: ['k1', 'k2'], image: '/img/card.png' }";
    const site = await build(
      `[{ type: 'category', label: 'All', link: ${link}, items: ['a'] }]`,
      { 'docs/a.md': doc('A'), 'static/img/card.png': 'png' },
      "baseUrl: '/base/',",
    );
    const html = site.page('docs/all');
    expect(html).toContain('<meta name="keywords" content="k1,k2">');
    expect(html).toContain('<meta property="og:image" content="https://case.example/base/img/card.png">');
    expect(html).toContain('<meta name="description" content="Everything">');
  });
});
