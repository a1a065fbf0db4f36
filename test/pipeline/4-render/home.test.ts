// Where the name of a site leads, and what its hosts show for addresses that do not exist.
import { describe, expect, it } from 'vitest';
import { type BuiltSite, buildSite, configText } from '../built-site.ts';

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
