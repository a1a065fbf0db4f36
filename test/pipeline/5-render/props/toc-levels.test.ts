// Levels of headings that the site chooses for its tables of contents, on pages of every kind.
import { expect, test } from 'vitest';
import { buildSite, configText } from '../../built-site.ts';

const headings = '## Two\n\n### Three\n\n#### Four\n\n##### Five\n';

test('the site chooses the levels, and front matter overrules it', async () => {
  const config = configText('  theme: { tableOfContents: { minHeadingLevel: 3, maxHeadingLevel: 4 } },\n  plugins: [posts()],\n');
  const { page } = await buildSite({
    'site.config.ts': `import { posts } from 'slodocs/plugins';\n${config}`,
    'docs/guide.md': `# Guide\n\n${headings}`,
    'docs/own.md': `---\ntoc_min_heading_level: 2\ntoc_max_heading_level: 5\n---\n\n# Own\n\n${headings}`,
    'docs/low.md': `---\ntoc_max_heading_level: 2\n---\n\n# Low\n\n${headings}`,
    'docs/inline.mdx': `---\nhide_table_of_contents: true\n---\n\nimport TOCInline from '@theme/TOCInline';\n\n# Inline\n\n<TOCInline toc={toc} />\n\n${headings}`,
    'src/pages/plain.md': `# Plain\n\n${headings}`,
    'blog/2025-01-01-post.md': `# Post\n\n<!-- truncate -->\n\n${headings}`,
  });
  const links = (path: string): readonly string[] => {
    const ids = [...page(path).matchAll(/<li[^>]*><a[^>]* href="#([a-z]+)"/g)].map(([, id]) => String(id));
    return [...new Set(ids)];
  };
  expect(links('docs/guide')).toEqual(['three', 'four']);
  expect(links('docs/own')).toEqual(['two', 'three', 'four', 'five']);
  expect(links('docs/low')).toEqual(['two']);
  expect(links('docs/inline')).toEqual(['three', 'four']);
  expect(links('plain')).toEqual(['three', 'four']);
  expect(links('blog/2025/01/01/post')).toEqual(['three', 'four']);
});
