// The search page in built sites: where it stands, what leads to it, and what it leads to.
import { expect, it } from 'vitest';
import { buildSite, configText, hrefs } from '../../pipeline/built-site.ts';

const config = (call: string, more = '') =>
  configText(`  plugins: [search(${call})],\n${more}`).replace('\n\n', "\nimport { search } from 'slodocs/plugins';\n\n");

const files = {
  'docs/index.md': '# Home\n',
  'docs/start.md': '---\ntags: [first]\n---\n\n# Start\n',
  'docs/guides/_category_.yml': 'label: Guides\n',
  'docs/guides/a.md': '# A\n',
  'docs/gone.md': '---\nunlisted: true\n---\n\n# Gone\n',
};

const sectionsOf = (html: string) => hrefs(/<nav class="sections"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '');

it('asks itself, and leads to the parts of the site', async () => {
  const { page, file } = await buildSite({ ...files, 'site.config.ts': config('') });
  const html = page('search');
  expect(html).toContain('<form class="search-form" action="/search" method="get">');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(sectionsOf(html)).toEqual({ Home: '/docs/', Guides: '/docs/guides/a', Start: '/docs/start', Tags: '/docs/tags' });
  expect(html).not.toContain('Unlisted page');
  expect(file('sitemap.xml')).not.toContain('/search');
});

it('has a button on every page, and a form where readers have lost their way', async () => {
  const { page } = await buildSite({ ...files, 'site.config.ts': config("{ path: '/find/it/' }", "  baseUrl: '/b/',\n") });
  expect(page('docs/start')).toContain('<a class="search-button" href="/b/find/it"');
  expect(page('404')).toContain('action="/b/find/it"');
  expect(sectionsOf(page('404'))['Start']).toBe('/b/docs/start');
});

it('is all that brings a button', async () => {
  const { page } = await buildSite(files);
  expect(page('docs/start')).not.toContain('search-button');
  expect(page('404')).not.toContain('<form');
  expect(sectionsOf(page('404'))['Start']).toBe('/docs/start');
});

it('keeps the parts of the site true from build to build', async () => {
  const { root, page } = await buildSite({ ...files, 'site.config.ts': config('') });
  const { writeSite } = await import('../../pipeline/built-site.ts');
  const { build } = await import('../../../src/index.ts');
  expect(page('docs/start')).not.toContain('Later');
  writeSite(root, { 'site.config.ts': config(''), 'docs/later.md': '# Later\n' });
  await build({ root });
  expect(sectionsOf(page('search'))['Later']).toBe('/docs/later');
  expect(sectionsOf(page('404'))['Later']).toBe('/docs/later');
});
