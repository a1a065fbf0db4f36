// Two sites of one source, of which each has what is for its readers, and no word of the other.
import { describe, expect, it } from 'vitest';
import { buildSite, prose } from '../pipeline/built-site.ts';
import { readTree } from '../session/incremental/tree.ts';

const config = `import { defineConfig } from 'slodocs';
import { posts } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  plugins: [posts()],
  variants: { product: { label: 'Product', values: { cloud: 'Cloud', server: 'Server' } } },
  markdown: { variables: { host: { cloud: 'zenith.example', server: 'nadir.local' } }, interpolate: true },
});
`;

const part = (product: string, word: string): string =>
  `:::only{product="${product}"}\n\n## The ${word} way\n\nOf ${word} readers.\n\n:::\n`;

const files = {
  'site.config.ts': config,
  'docs/index.md': `# Guide\n\nFor all.\n\n${part('cloud', 'zenith')}\n${part('server', 'nadir')}\n## After\n\nAt {{ host }}.\n`,
  'docs/other.md': '# Other\n\nThe same for all.\n',
  'blog/2026-01-01-news.md': `# News\n\nShort.\n\n<!-- truncate -->\n\n${part('cloud', 'zenith')}\n${part('server', 'nadir')}\n`,
};

describe('builds for one variant', { timeout: 120_000 }, () => {
  it('have what is for their readers, unmarked, and nothing for others', async () => {
    const [cloud, server] = await Promise.all(['cloud', 'server'].map((product) => buildSite(files, { variant: { product } })));
    const html = (word: string, host: string): string =>
      `<h1>Guide</h1>\n<p>For all.</p>\n<h2 id="the-${word}-way">The ${word} way<a class="heading-anchor" href="#the-${word}-way" aria-label="Direct link to The ${word} way"></a></h2>\n<p>Of ${word} readers.</p>\n<h2 id="after">After<a class="heading-anchor" href="#after" aria-label="Direct link to After"></a></h2>\n<p>At ${host}.</p>`;
    expect(prose(cloud?.page('docs') ?? '')).toBe(html('zenith', 'zenith.example'));
    expect(prose(server?.page('docs') ?? '')).toBe(html('nadir', 'nadir.local'));
    const [ofCloud, ofServer] = [cloud, server].map((site) => readTree(site?.result.outDir ?? ''));
    const holding = (tree: typeof ofCloud, word: string) =>
      [...(tree ?? [])]
        .flatMap(([path, text]) => (String(text).includes(word) ? [path.replace(/\.[\w-]{8,}\./, '.')] : []))
        .sort();
    expect(holding(ofCloud, 'nadir')).toEqual([]);
    expect(holding(ofServer, 'zenith')).toEqual([]);
    const where = holding(ofCloud, 'zenith');
    expect(where).toEqual(holding(ofServer, 'nadir'));
    for (const path of ['docs.md', 'docs/index.html', 'blog/rss.xml', '/news/index.html'])
      expect(
        where.some((one) => one.endsWith(path)),
        path,
      ).toBe(true);
    expect(where.some((one) => one.startsWith('search-index/'))).toBe(true);
    // The rest is the same, but for what is addressed by its content.
    expect(cloud?.file('docs/other/index.html')?.replace(/\.[\w-]{8,}\./g, '.')).toBe(
      server?.file('docs/other/index.html')?.replace(/\.[\w-]{8,}\./g, '.'),
    );
    expect(cloud?.file('docs/index.html')).not.toContain('variant');
    const twin = (word: string, host: string): string =>
      `For all.\n\n## The ${word} way\n\nOf ${word} readers.\n\n## After\n\nAt ${host}.\n`;
    expect(cloud?.file('docs.md')).toContain(twin('zenith', 'zenith.example'));
    expect(server?.file('docs.md')).toContain(twin('nadir', 'nadir.local'));
  });
});
