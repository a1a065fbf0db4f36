// The docs of Jest with their released versions, built as they stand in its repository: routes and neighbours are Docusaurus's.
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuildResult, build } from '../../src/index.ts';

const corpora = process.env['SLODOCS_CORPORA'] ?? new URL('../../../shared/corpora', import.meta.url).pathname;
const facts = join(corpora, 'jest-expected.json.gz');
const present = await stat(facts).then(
  () => true,
  () => false,
);
if (!present) console.log(`skipped: there is no ${facts}; SLODOCS_CORPORA names the folder that holds it`);

/** What Docusaurus made of a route; what is empty is left out. */
interface Expected {
  readonly version?: string;
  readonly component: string;
  readonly prev?: readonly [string, string];
  readonly next?: readonly [string, string];
}

const config = `import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Jest',
  url: 'https://jestjs.io',
  docs: [{ path: '../docs', sidebars: './sidebars.json' }],
  links: { external: ['/', '/help', '/versions', '/blog/'] },
  preset: { 'git-dates': false },
});
`;

const video = `import { jsx } from 'react/jsx-runtime';
export default ({ id }) => jsx('a', { href: 'https://www.youtube.com/watch?v=' + id, children: 'Video' });
`;

describe.skipIf(!present)('all versions of the docs of Jest', () => {
  let folder: string;
  let root: string;
  let result: BuildResult;
  let docs: readonly (readonly [string, Expected])[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'slodocs-jest-versions-'));
    root = join(folder, 'website');
    for (const part of ['docs', 'website/versioned_docs', 'website/versioned_sidebars', 'website/static'])
      await cp(join(corpora, 'jest', part), join(folder, part), { recursive: true });
    for (const file of ['sidebars.json', 'versions.json']) await cp(join(corpora, 'jest/website', file), join(root, file));
    const player = join(root, 'node_modules/react-lite-youtube-embed');
    await mkdir(player, { recursive: true });
    await writeFile(join(player, 'package.json'), '{ "name": "react-lite-youtube-embed", "type": "module", "main": "index.js" }');
    await writeFile(join(player, 'index.js'), video);
    await writeFile(join(root, 'site.config.ts'), config);
    result = await build({ root });
    const text = await promisify(gunzip)(await readFile(facts));
    const { routes } = JSON.parse(text.toString()) as { routes: Record<string, Expected> };
    docs = Object.entries(routes).filter(([, { component }]) => component === 'DocItem');
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('compile without an error', () => {
    expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(result.pages).toBe(150);
  });

  test('stand at the same routes, with the same neighbours', async () => {
    expect(docs).toHaveLength(149);
    for (const [route, { prev, next }] of docs) {
      const html = await readFile(join(result.outDir, route, 'index.html'), 'utf8').catch(() => '');
      const hrefOf = (rel: string) => new RegExp(`href="([^"]*)" rel="${rel}"`).exec(html)?.[1];
      expect([route, html !== '', hrefOf('prev'), hrefOf('next')]).toEqual([route, true, prev?.[1], next?.[1]]);
    }
  });

  test('tell which version they are of, and lead to the last one', async () => {
    const page = (route: string) => readFile(join(result.outDir, route, 'index.html'), 'utf8');
    expect(await page('docs/getting-started')).toContain('Version: 30.4</p>');
    expect(await page('docs/getting-started')).not.toContain('version-banner');
    expect(await page('docs/next/getting-started')).toContain('This is unreleased documentation for Jest <b>Next</b> version.');
    const old = await page('docs/29.7/getting-started');
    expect(old).toContain('This is documentation for Jest <b>29.7</b>, which is no longer actively maintained.');
    expect(old).toContain('<a href="/docs/getting-started">latest version</a>');
  });
});
