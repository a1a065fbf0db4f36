// The docs of Jest, real content by others: they compile, and a copy with three broken links fails at their lines.
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../src/index.ts';

/** A folder of corpora; without it these tests are skipped: the corpora are not part of this repository. */
const corpora = process.env['SLODOCS_CORPORA'] ?? new URL('../../../shared/corpora', import.meta.url).pathname;
const jest = join(corpora, 'jest');
const present = await stat(jest).then(
  () => true,
  () => false,
);
if (!present) console.log(`skipped: there is no corpus ${jest}; SLODOCS_CORPORA names the folder that holds it`);

const config = `import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Jest',
  url: 'https://jestjs.io',
  docs: [{ path: 'docs', sidebars: './sidebars.json' }],
  links: { external: ['/', '/help', '/blog/'] },
  preset: { 'git-dates': false },
});
`;

/** Content imports a package that plays videos; a site that builds it would have it installed. */
const video = `import { jsx } from 'react/jsx-runtime';
export default ({ id }) => jsx('a', { href: 'https://www.youtube.com/watch?v=' + id, children: 'Video' });
`;

describe.skipIf(!present)('the docs of Jest', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'slodocs-jest-'));
    await cp(join(jest, 'docs'), join(root, 'docs'), { recursive: true });
    await cp(join(jest, 'website/static'), join(root, 'static'), { recursive: true });
    await cp(join(jest, 'website/sidebars.json'), join(root, 'sidebars.json'));
    const player = join(root, 'node_modules/react-lite-youtube-embed');
    await cp(join(jest, 'LICENSE'), join(player, 'LICENSE'));
    await writeFile(join(player, 'package.json'), '{ "name": "react-lite-youtube-embed", "type": "module", "main": "index.js" }');
    await writeFile(join(player, 'index.js'), video);
    await writeFile(join(root, 'site.config.ts'), config);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  test('compile; what is reported are anchors that are broken there too', async () => {
    const result = await build({ root });
    expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(new Set(result.diagnostics.map(({ code }) => code))).toEqual(new Set(['resolve/broken-anchor']));
    expect(result.diagnostics).toHaveLength(8);
    // 37 docs and a partial, which has no page; the page for unknown addresses.
    expect(result.pages).toBe(38);
    expect(result.ok).toBe(true);
  });

  test('fail at the lines of three broken links, with nothing written', async () => {
    const before = await readFile(join(root, 'build/docs/getting-started/index.html'), 'utf8');
    const breakLink = async (file: string, good: string, bad: string): Promise<{ file: string; line: number }> => {
      const text = await readFile(join(root, file), 'utf8');
      expect(text).toContain(good);
      await writeFile(join(root, file), text.replace(good, bad));
      return { file, line: text.slice(0, text.indexOf(good)).split('\n').length };
    };
    const broken = [
      await breakLink('docs/CLI.md', '(Configuration.md', '(Configurations.md'),
      await breakLink('docs/GettingStarted.md', '(Webpack.md', '(Webpac.md'),
      await breakLink('docs/MockFunctions.md', '(MockFunctionAPI.md', '(MockFunctionApi.md'),
    ];
    const result = await build({ root });
    const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, place }) => ({ code, file: place?.file, line: place?.start.line }))).toEqual(
      broken.map((place) => ({ code: 'resolve/broken-link', ...place })),
    );
    expect(result.ok).toBe(false);
    expect(await readFile(join(root, 'build/docs/getting-started/index.html'), 'utf8')).toBe(before);
  });
});
