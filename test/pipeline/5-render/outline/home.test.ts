// Where the name of a site leads, and what its hosts show for addresses that do not exist.
import { describe, expect, it } from 'vitest';
import { type BuiltSite, buildSite, configText } from '../../built-site.ts';

function brand(site: BuiltSite, page: string): string | undefined {
  return /<a class="navbar-brand" href="([^"]*)"/.exec(site.page(page))?.[1];
}

describe('the name of a site', () => {
  const files = { 'docs/b.md': '# B\n', 'docs/z/a.md': '# A\n' };

  it('leads to the page at the base', async () => {
    const site = await buildSite({
      'site.config.ts': configText("docs: [{ routeBasePath: '/' }],\n"),
      'docs/index.md': '# Home\n',
      ...files,
    });
    expect(brand(site, 'z/a')).toBe('/');
  });

  it('leads to a static file or to what others serve at the base', async () => {
    const built = await buildSite({ 'static/index.html': '<title>Home</title>', ...files });
    expect(brand(built, 'docs/b')).toBe('/');
    const served = await buildSite({ 'site.config.ts': configText("links: { external: ['/'] },\n"), ...files });
    expect(brand(served, 'docs/b')).toBe('/');
  });

  it('leads to the page at the route of the first docs folder, where nothing is at the base', async () => {
    const site = await buildSite({ 'site.config.ts': configText("baseUrl: '/base/',\n"), 'docs/index.md': '# Docs\n', ...files });
    expect(brand(site, 'docs/b')).toBe('/base/docs/');
    expect(site.page('docs/b')).toContain('<link rel="canonical" href="https://case.example/base/docs/b">');
  });

  it('leads to the first page of its sidebar, and without one to its first page', async () => {
    const sidebars = "docs: [{ sidebars: { one: [{ In: [{ type: 'ref', id: 'b' }, 'z/a'] }, 'b'] } }],\n";
    expect(brand(await buildSite({ 'site.config.ts': configText(sidebars), ...files }), 'docs/b')).toBe('/docs/z/a');
    const none = configText('docs: [{ sidebars: false }],\n');
    expect(brand(await buildSite({ 'site.config.ts': none, ...files }), 'docs/z/a')).toBe('/docs/b');
  });
});

describe('a page for addresses that do not exist', () => {
  it('is one of the site itself, where it has one', async () => {
    const site = await buildSite({
      'site.config.ts': configText("docs: [{ routeBasePath: '/' }],\n"),
      'docs/index.md': '# Home\n\nSee [what is shown](/404).\n',
      'docs/404.md': '# Lost?\n\nAsk us.\n',
    });
    expect(site.page('404')).toContain('Ask us.');
    expect(site.file('404/index.html')).toBeUndefined();
    expect(site.file('sitemap.xml')).not.toContain('404');
  });
});

describe('a page with the layout of a home page', () => {
  it('has nothing around it, in a docs folder and on its own', async () => {
    const hero = '<Hero title="Objectives">\n\nFor everyone.\n\n<HeroActions>[Go](./b.md)</HeroActions>\n\n</Hero>\n';
    const site = await buildSite({
      'docs/index.mdx': `---\ntitle: Start\nlayout: home\n---\n\n${hero}`,
      'docs/b.md': '# B\n',
      'src/pages/index.mdx': '---\nlayout: home\n---\n\n# Own\n\n## Below\n',
    });
    const html = site.page('docs');
    expect(html).toContain('<h1>Objectives</h1><p>For everyone.</p><div class="hero-actions">');
    expect(html).toMatch(/<div class="hero-actions">(?:<p>)?<a href="\/docs\/b">Go<\/a>/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const page of [html, site.page('')]) {
      expect(page).toContain('columns-open');
      expect(page).not.toMatch(/class="(?:sidebar|breadcrumbs|pager|toc)"/);
    }
    expect(site.page('docs/b')).toContain('class="sidebar"');
  });
});
