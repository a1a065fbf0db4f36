// What the settings of a site put into the head of every page, and beside its pages.
import { describe, expect, it } from 'vitest';
import { buildSite, configText } from '../../built-site.ts';

function elements(html: string, pattern: RegExp): readonly string[] {
  const [, head = ''] = /<head>\n([\s\S]*)\n<\/head>/.exec(html) ?? [];
  return head.split('\n').filter((line) => pattern.test(line));
}

describe('the head of every page', () => {
  it('names icons, manifest and colours', async () => {
    const { page, file } = await buildSite({
      'site.config.ts': configText(`  baseUrl: '/base/',
  tagline: 'Words',
  favicon: [
    { src: 'a icon.svg' },
    { src: 'b.png', sizes: '32x32', type: 'image/png' },
    { src: '/c.png', rel: 'apple-touch-icon' },
  ],
  theme: { manifest: { short_name: 'C', display: 'standalone' }, themeColor: { dark: '#000000' } },
`),
      'docs/a.md': '# A\n',
      'static/a icon.svg': '<svg/>',
      'static/b.png': 'b',
      'static/c.png': 'c',
    });
    expect(elements(page('docs/a'), /icon|manifest"|color/)).toEqual([
      '<meta name="color-scheme" content="light dark">',
      '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" data-mode="light">',
      '<meta name="theme-color" content="#000000" media="(prefers-color-scheme: dark)" data-mode="dark">',
      '<link rel="icon" href="/base/a%20icon.svg">',
      '<link rel="icon" href="/base/b.png" sizes="32x32" type="image/png">',
      '<link rel="apple-touch-icon" href="/base/c.png">',
      '<link rel="manifest" href="/base/manifest.webmanifest">',
    ]);
    expect(JSON.parse(file('manifest.webmanifest') ?? '')).toEqual({
      name: 'Case',
      short_name: 'C',
      description: 'Words',
      lang: 'en',
      dir: 'ltr',
      id: '/base/',
      start_url: '/base/',
      scope: '/base/',
      display: 'standalone',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      icons: [
        { src: '/base/a%20icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/base/b.png', sizes: '32x32', type: 'image/png' },
      ],
    });
  });

  it('names a manifest of its own, and the one colour of a site with one mode', async () => {
    const { page, file } = await buildSite({
      'site.config.ts': configText(
        "  theme: { manifest: 'app/m.json', colorMode: { defaultMode: 'dark', respectPrefersColorScheme: false, disableSwitch: true } },\n",
      ),
      'docs/a.md': '# A\n',
      'static/app/m.json': '{}',
    });
    expect(elements(page('docs/a'), /icon|manifest"|color/)).toEqual([
      '<meta name="color-scheme" content="dark">',
      '<meta name="theme-color" content="#101616">',
      expect.stringMatching(
        /^<link rel="icon" href="data:image\/svg\+xml,<svg .* fill='%23007172'\/>.*<\/svg>" type="image\/svg\+xml">$/,
      ),
      '<link rel="manifest" href="/app/m.json">',
    ]);
    expect(file('manifest.webmanifest')).toBeUndefined();
  });

  it('keeps search engines off a site that asks for it', async () => {
    const { page } = await buildSite({ 'site.config.ts': configText('  noIndex: true,\n'), 'docs/b/a.md': '# A\n' });
    expect(elements(page('docs/b/a'), /robots|ld\+json/)).toEqual(['<meta name="robots" content="noindex, nofollow">']);
  });

  it('tells others of the page, its site, its picture and its last change', async () => {
    const { page } = await buildSite({
      'site.config.ts': configText("  docs: [{ routeBasePath: '/' }],\n"),
      'docs/index.md': '# Home\n',
      'docs/a.md': '---\nimage: ./cover.svg\nlast_update:\n  date: 2025-03-02\n---\n\n# A\n',
      'docs/b.md': '---\nimage: img/wide.svg\n---\n\n# B\n\n![wide](/img/wide.svg)\n',
      'docs/c.md':
        '---\nimage: ./cover.svg\n---\n\n# C\n\n<head><meta property="og:image" content="https://img.example/c.png" /></head>\n',
      'docs/cover.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"></svg>',
      'static/img/wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>',
    });
    const told = (html: string): readonly string[] => elements(html, /og:(?!title|desc|url|locale)|article:|twitter:card/);
    expect(told(page(''))).toEqual([
      '<meta property="og:type" content="website">',
      '<meta property="og:site_name" content="Case">',
      '<meta name="twitter:card" content="summary">',
    ]);
    expect(told(page('a'))).toEqual([
      '<meta property="og:type" content="article">',
      '<meta property="og:site_name" content="Case">',
      '<meta property="article:modified_time" content="2025-03-02T00:00:00.000Z">',
      expect.stringMatching(/^<meta property="og:image" content="https:\/\/case\.example\/assets\/cover-[0-9a-f]{8}\.svg">$/),
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]);
    expect(told(page('c'))).toContain('<meta property="og:image" content="https://img.example/c.png">');
    expect(told(page('c')).join()).not.toContain('og:image:');
    expect(told(page('b'))).toContain('<meta property="og:image:height" content="20">');
  });

  it('tells when a post was published', async () => {
    const { page } = await buildSite({
      'site.config.ts': configText("  plugins: [posts({ path: 'news' })],\n").replace(
        '\n',
        "\nimport { posts } from 'slodocs/plugins';\n",
      ),
      'docs/a.md': '# A\n',
      'news/b.md': '---\ndate: 2025-03-02\n---\n\n# B\n\nNew.\n\n<!-- truncate -->\n\nMore.\n',
    });
    expect(elements(page('blog/b'), /article:/)).toEqual([
      '<meta property="article:published_time" content="2025-03-02T00:00:00.000Z">',
    ]);
    expect(elements(page('docs/a'), /article:/)).toEqual([]);
  });

  it('tells others how large the picture of the site is, where it can be measured', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"></svg>';
    const headWith = async (image: string): Promise<readonly string[]> => {
      const config = configText(`  theme: { image: '${image}' },\n`);
      const { page } = await buildSite({ 'site.config.ts': config, 'docs/a.md': '# A\n', 'static/img/site.svg': drawing });
      return elements(page('docs/a'), /og:image/);
    };
    expect(await headWith('img/site.svg')).toEqual([
      '<meta property="og:image" content="https://case.example/img/site.svg">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
    ]);
    expect(await headWith('https://img.example/a.png')).toEqual([
      '<meta property="og:image" content="https://img.example/a.png">',
    ]);
  });

  it('tells search engines the way to the page, without categories that have no page', async () => {
    const { page } = await buildSite({
      'docs/first/_category_.json': '{ "label": "First & best", "link": { "type": "generated-index" } }',
      'docs/first/second/a.md': '# A `</script>`\n',
      'docs/b.md': '# B\n',
    });
    const [block = ''] = elements(page('docs/first/second/a'), /ld\+json/);
    const json = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(block)?.[1] ?? '';
    expect(JSON.parse(json).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'First & best', item: 'https://case.example/docs/category/first--best' },
      { '@type': 'ListItem', position: 2, name: 'A </script>' },
    ]);
    expect(elements(page('docs/b'), /ld\+json/)).toEqual([]);
  });
});
