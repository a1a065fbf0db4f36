// Files and routes to the files of the output and the addresses that lead there.
import { describe, expect, it } from 'vitest';
import { buildSite, configText, hrefs, prose } from './built-site.ts';

const files = {
  'docs/index.md':
    '# Start\n\n[guides](./guides/index.md) [first](./guides/first.md) [release](./1.40.md) [page](./page.md) [slash](./slash.md)\n',
  'docs/guides/index.md': '# Guides\n',
  'docs/guides/first.md': '# First\n',
  'docs/1.40.md': '# 1.40\n',
  'docs/page.md': '---\nslug: /page.html\n---\n\n# Page\n',
  'docs/slash.md': '---\nslug: slash/\n---\n\n# Slash\n',
};

async function addresses(trailingSlash: string) {
  const config = configText(`  baseUrl: '/base/',\n${trailingSlash}  docs: [{ routeBasePath: '/' }],\n`);
  const { file, page } = await buildSite({ 'site.config.ts': config, ...files });
  const pages = [
    'index',
    'guides',
    'guides/index',
    'guides/first',
    'guides/first/index',
    '1.40',
    '1.40/index',
    'page',
    'page/index',
    'slash',
    'slash/index',
    '404',
    '404/index',
  ];
  const made = pages.filter((name) => file(`${name}.html`) !== undefined);
  const canonical = made.map(
    (name) => /rel="canonical" href="https:\/\/case\.example([^"]*)"/.exec(file(`${name}.html`) ?? '')?.[1],
  );
  const listed = Array.from(file('sitemap.xml')?.matchAll(/<loc>https:\/\/case\.example([^<]*)/g) ?? [], ([, path]) => path);
  return { made, canonical, listed, links: Object.values(hrefs(prose(page('index')))) };
}

describe('addresses', () => {
  it('are written as routes are, and served from folders', async () => {
    const { made, canonical, listed, links } = await addresses('');
    expect(made).toEqual(['index', 'guides/index', 'guides/first/index', '1.40/index', 'page', 'slash/index', '404']);
    expect(links).toEqual(['/base/guides/', '/base/guides/first', '/base/1.40', '/base/page.html', '/base/slash/']);
    expect(canonical).toEqual(['/base/', ...links, '/base/404']);
    expect(listed.sort()).toEqual(['/base/', ...links].sort());
  });

  it('end with a slash', async () => {
    const { made, canonical, listed, links } = await addresses('  trailingSlash: true,\n');
    expect(made).toEqual(['index', 'guides/index', 'guides/first/index', '1.40/index', 'page', 'slash/index', '404']);
    expect(links).toEqual(['/base/guides/', '/base/guides/first/', '/base/1.40/', '/base/page.html', '/base/slash/']);
    expect(canonical).toEqual(['/base/', ...links, '/base/404/']);
    expect(listed.sort()).toEqual(['/base/', ...links].sort());
  });

  it('end without a slash, and are served from files', async () => {
    const { made, canonical, listed, links } = await addresses('  trailingSlash: false,\n');
    expect(made).toEqual(['index', 'guides', 'guides/first', '1.40', 'page', 'slash', '404']);
    expect(links).toEqual(['/base/guides', '/base/guides/first', '/base/1.40', '/base/page.html', '/base/slash']);
    expect(canonical).toEqual(['/base/', ...links, '/base/404']);
    expect(listed.sort()).toEqual(['/base/', ...links].sort());
  });
});
