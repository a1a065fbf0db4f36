// Ids of headings that keep their letter case, in docs, pages and posts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../../../src/index.ts';
import { buildSite, configText } from '../../built-site.ts';

const text =
  '# Title\n\n<!-- truncate -->\n\n## The SLO\n\n## The SLO\n\n## the slo\n\n### Own {#MyId}\n\n[a](#The-SLO) [b](#The-SLO-1) [c](#the-slo) [d](#MyId)\n';

test('ids of headings keep their letter case where the site says so, and lose it once it no longer does', async () => {
  const plugins = '  plugins: [posts()],\n';
  const config = (anchors: string) => `import { posts } from 'slodocs/plugins';\n${configText(anchors + plugins)}`;
  const { page, root } = await buildSite({
    'site.config.ts': config('  markdown: { anchors: { maintainCase: true } },\n'),
    'docs/guide.md': text,
    'src/pages/plain.md': text,
    'blog/2025-01-01-post.md': text,
  });
  for (const path of ['docs/guide', 'plain', 'blog/2025/01/01/post']) {
    const ids = [...page(path).matchAll(/<h[23] id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids, path).toEqual(['The-SLO', 'The-SLO-1', 'the-slo', 'MyId']);
  }
  writeFileSync(join(root, 'site.config.ts'), config(''));
  const { diagnostics } = await build({ root });
  expect(diagnostics.filter(({ code }) => code === 'resolve/broken-anchor')).toHaveLength(6);
});
