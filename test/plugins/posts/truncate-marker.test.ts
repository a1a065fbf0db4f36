// Markers of a site's own at which posts are cut for lists.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../../src/index.ts';
import { buildSite, configText } from '../../pipeline/built-site.ts';

test('posts are cut at a comment that the pattern matches, or at a line of text', async () => {
  const config = (marker: string) => {
    const members = `  plugins: [posts({ truncateMarker: ${marker} }), posts({ id: 'news', path: 'news', routeBasePath: 'news', truncateMarker: '==more==' })],\n`;
    return `import { posts } from 'slodocs/plugins';\n${configText(members)}`;
  };
  const { page, root } = await buildSite({
    'site.config.ts': config('/<!--\\s*more\\s*-->|\\{\\/\\*\\s*more\\s*\\*\\/\\}/g'),
    'docs/index.md': '# Home',
    'blog/2025-01-01-a.md': '---\ntitle: A\n---\n\nFirst A.\n\n<!-- more -->\n\nRest A.',
    'blog/2025-01-02-b.mdx': '---\ntitle: B\n---\n\nFirst B.\n\n{/* more */}\n\nRest B.',
    'news/2025-01-01-c.md': '---\ntitle: C\n---\n\nFirst C.\n\n==more==\n\nRest C.',
  });
  expect(page('blog')).toMatch(/First B\..*First A\./s);
  expect(page('blog')).not.toMatch(/Rest [AB]/);
  expect(page('blog/2025/01/01/a')).toMatch(/First A\..*Rest A\./s);
  expect(page('news')).not.toMatch(/Rest C|==more/);
  expect(page('news/2025/01/01/c')).not.toMatch(/==more/);

  writeFileSync(join(root, 'site.config.ts'), config("'nothing that is there'"));
  const { diagnostics } = await build({ root });
  expect(diagnostics.map(({ code, help }) => [code, help])).toEqual([
    ['posts/untruncated', 'Where the excerpt ends, add a line with `nothing that is there`.'],
    ['posts/untruncated', 'Where the excerpt ends, add a line with `nothing that is there`.'],
  ]);
});
