// The code blocks, tabs and images of real content by others, held against what Docusaurus made of it.
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Element, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../src/index.ts';

/** A folder of corpora; without it these tests are skipped: the corpora are not part of this repository. */
const corpora = process.env['SLODOCS_CORPORA'] ?? new URL('../../../shared/corpora', import.meta.url).pathname;
const present = await stat(join(corpora, 'jest-expected.json.gz')).then(
  () => true,
  () => false,
);
if (!present) console.log(`skipped: there are no facts about a corpus in ${corpora}`);

interface Facts {
  /** Language, title, number of lines, SHA-1 of the text, number of marked lines. */
  readonly code?: readonly (readonly [string | null, string | null, number, string, number])[];
  /** Labels, and which is chosen first. */
  readonly tabLabels?: readonly (readonly (readonly [string, boolean])[])[];
  /** Address, text, width, height. */
  readonly imgs?: readonly (readonly [string, string | null, string | null, string | null])[];
}

const config = `import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Jest',
  url: 'https://jestjs.io',
  docs: [{ path: 'docs', routeBasePath: 'docs/next', sidebars: false }],
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  preset: { 'git-dates': false },
});
`;

describe.skipIf(!present)('the docs of Jest', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'slodocs-facts-'));
    await cp(join(corpora, 'jest/docs'), join(root, 'docs'), { recursive: true });
    await cp(join(corpora, 'jest/website/static'), join(root, 'static'), { recursive: true });
    const player = join(root, 'node_modules/react-lite-youtube-embed');
    await cp(join(corpora, 'jest/LICENSE'), join(player, 'LICENSE'));
    await writeFile(join(player, 'package.json'), '{ "name": "react-lite-youtube-embed", "type": "module", "main": "index.js" }');
    await writeFile(join(player, 'index.js'), 'export default () => null;');
    await writeFile(join(root, 'site.config.ts'), config);
    const { ok, diagnostics } = await build({ root });
    expect([ok, diagnostics]).toEqual([true, []]);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  test('have the same code, tabs and images', async () => {
    const truth = JSON.parse(gunzipSync(await readFile(join(corpora, 'jest-expected.json.gz'))).toString()) as {
      routes: Record<string, Facts>;
    };
    const routes = Object.keys(truth.routes).filter((route) => /^\/docs\/next\/./.test(route));
    expect(routes).toHaveLength(37);
    for (const route of routes) {
      const { code = [], tabLabels = [], imgs = [] } = truth.routes[route] ?? {};
      const found = factsOf(await readFile(join(root, 'build', route, 'index.html'), 'utf8'));
      expect(found, route).toEqual({ code, tabLabels, imgs: imgs.map(([, ...rest]) => rest) });
    }
  });
});

function factsOf(html: string) {
  const code: unknown[] = [];
  const tabLabels: unknown[] = [];
  const imgs: unknown[] = [];
  const tree = raw({
    type: 'root',
    children: [{ type: 'raw', value: /<article>.*<\/article>/s.exec(html)?.[0] ?? '' }],
  } as never);
  visit(tree as Root, 'element', (node) => {
    if (isOf(node, 'code-block')) {
      code.push(codeOf(node));
      return SKIP;
    }
    if (node.tagName === 'img') imgs.push(['alt', 'width', 'height'].map((name) => textual(node.properties[name])));
    if (isOf(node, 'tabs')) {
      const tabs = node.children.filter((child) => child.type === 'element' && isOf(child, 'tab')) as Element[];
      tabLabels.push(tabs.map((tab) => [textOf(tab.children[0] as Element), 'dataTabDefault' in tab.properties]));
    }
    return undefined;
  });
  return { code, tabLabels, imgs };
}

function codeOf(block: Element): readonly unknown[] {
  const { dataLanguage } = block.properties;
  const title = block.children.find((child) => child.type === 'element' && isOf(child, 'code-block-title'));
  const text = textOf(block.children.at(-1) as Element).replace(/\n$/, '');
  let marked = 0;
  visit(block, 'element', (line) => {
    if (isOf(line, 'highlighted')) marked++;
  });
  const hash = createHash('sha1').update(text).digest('hex').slice(0, 8);
  // A block without a language is `text` here and nothing there.
  return [dataLanguage, title ? textOf(title as Element) : null, text.split('\n').length, hash, marked];
}

function isOf({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

function textual(value: unknown): string | null {
  return value === undefined || value === '' ? null : String(value);
}
