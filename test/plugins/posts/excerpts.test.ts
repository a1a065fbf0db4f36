// What lists show of posts, whatever their bodies are made of.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../../src/index.ts';
import { buildSite, configText, temporarySite } from '../../pipeline/built-site.ts';

const config = configText("  plugins: [posts({ onUntruncatedBlogPosts: 'ignore', RELEASES })],\n").replace(
  '\n',
  "\nimport { posts } from 'slodocs/plugins';\n",
);

const post = (body: string, frontMatter = 'title: A'): string => `---\n${frontMatter}\n---\n\n${body}\n`;

/** The excerpts of a list, in its order. */
const excerpts = (html: string): string[] =>
  [...html.matchAll(/<div class="prose">([\s\S]*?)<\/div>(?=<footer|<\/article>)/g)].map(([, text = '']) => text.trim());

async function listOf(files: Readonly<Record<string, string>>, options = ''): Promise<string[]> {
  const { page } = await buildSite({
    'site.config.ts': config.replace('RELEASES', options),
    'docs/index.md': '# Home\n',
    ...files,
  });
  return excerpts(page('blog'));
}

const box = 'export const Box = ({ size, children, ...rest }) => <b data-size={size * 2} {...rest}>{children}</b>;\n';

test('code of an excerpt has its values', async () => {
  const body = `import { Box } from '@site/src/Box';

export const name = 'Ada';

Hello {name}, <Box size={3} {...{ title: 'x' }}>{1 + 1}</Box>.

{/* truncate */}

<Box size={4}>Rest</Box>`;
  const [cut, whole] = await listOf({
    'src/Box.jsx': box,
    'blog/2025-01-02-a.mdx': post(body),
    'blog/2025-01-01-b.mdx': post(body.replace('{/* truncate */}\n\n', '')),
  });
  expect(cut).toBe('<p>Hello Ada, <b data-size="6" title="x">2</b>.</p>');
  expect(whole).toContain('<b data-size="6" title="x">2</b>');
  expect(whole).toContain('<b data-size="8">Rest</b>');
});

test('its links to headings lead to the post, whatever signs its address has', async () => {
  const body = '[Rest](#rest)\n\n<!-- truncate -->\n\n## Rest';
  const href = '/blog/a$1&amp;copy$&amp;#rest';
  const [html] = await listOf({ 'blog/2025-01-01-a.md': post(body, 'slug: a$1&copy$&') });
  expect(html).toBe(`<p><a href="${href}">Rest</a></p>`);
  const code = `import { Box } from '@site/src/Box';\n\n<Box size={1}>x</Box> ${body}`;
  const [live] = await listOf({
    'src/Box.jsx': box,
    'blog/2025-01-01-a.mdx': post(code.replace('<!-- truncate -->', '{/* truncate */}'), 'slug: a$1&copy$&'),
  });
  expect(live).toBe(`<p><b data-size="2">x</b> <a href="${href}">Rest</a></p>`);
});

test('text that looks like an attribute stays, and ids go', async () => {
  const raw = `export const Raw = () => <p id="gone" dangerouslySetInnerHTML={{ __html: '<label for="gone">Write id="x" or <a href="#y" id="gone">y</a></label>' }} />;\n`;
  const [html] = await listOf({
    'src/Raw.jsx': raw,
    'blog/2025-01-01-a.mdx': post("import { Raw } from '@site/src/Raw';\n\n<Raw />"),
  });
  expect(html).toBe('<p><label>Write id="x" or <a href="/blog/2025/01/01/a#y">y</a></label></p>');
});

test('what the newest release is, excerpts may ask as well', async () => {
  const latest =
    "import { useData } from 'slodocs/theme';\n\nexport const Latest = () => <b>{useData('latest:stable').version}</b>;\n";
  const [html] = await listOf(
    {
      'src/Latest.jsx': latest,
      'blog/1.2.mdx': post(
        "import { Latest } from '@site/src/Latest';\n\n<Latest />\n\n{/* truncate */}\n\nRest",
        'date: 2025-01-01',
      ),
    },
    'releases: true',
  );
  expect(html).toBe('<b>1.2</b>');
});

test('a post whose address belongs to another page stands in no list', async () => {
  const root = temporarySite({
    'site.config.ts': config.replace('RELEASES', '').replace("title: 'Case',", "title: 'Case',\n  onDuplicateRoutes: 'ignore',"),
    'docs/index.md': '# Home\n',
    'src/pages/blog/taken.md': '# Taken\n',
    'blog/2025-01-05-e.md': post('Of E.', 'title: E\nslug: /a'),
    'blog/2025-01-04-d.md': post('Of D.', 'title: D'),
    'blog/2025-01-03-c.md': post('Of C.', 'title: C\nslug: taken'),
    'blog/2025-01-02-b.md': post('Of B.', 'title: B\nslug: /a/'),
    'blog/2025-01-01-a.md': post('Of A.', 'title: A\nslug: /a'),
  });
  const { outDir, diagnostics } = await build({ root });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
  expect(excerpts(read('blog/index.html'))).toEqual(['<p>Of D.</p>', '<p>Of A.</p>']);
  expect([...read('blog/rss.xml').matchAll(/<title>(\w)<\/title>/g)].map(([, title]) => title)).toEqual(['D', 'A']);
  expect(read('blog/2025/01/04/d/index.html')).toContain('href="/blog/a" rel="next"');
});

test('code of an excerpt puts nothing into a list that only a page may have', async () => {
  const odd = `export const Odd = () => (
  <>
    <title>Gone</title>
    <meta name="description" content="Gone" />
    <p style={{ color: 'red' }}>Red</p>
    <script>{'gone()'}</script>
  </>
);
`;
  const root = temporarySite({
    'site.config.ts': config.replace('RELEASES', ''),
    'docs/index.md': '# Home\n',
    'src/Odd.jsx': odd,
    'blog/2025-01-01-a.mdx': post(
      "import { Odd } from '@site/src/Odd';\n\n<Odd />\n\n![A picture](https://pictures.example/a.png)",
    ),
  });
  const { outDir, diagnostics } = await build({ root });
  expect(new Set(diagnostics.map(({ severity }) => severity))).toEqual(new Set(['warning']));
  const html = readFileSync(join(outDir, 'blog/index.html'), 'utf8');
  expect(excerpts(html)).toEqual([
    '<p>Red</p>\n<p><img src="https://pictures.example/a.png" alt="A picture" loading="eager"/></p>',
  ]);
  expect(html.match(/<title>[^<]*/g)).toEqual(['<title>Blog | Case']);
});
