// What browsers read of a page, from its markup and its data, against what the page was rendered from.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../../src/index.ts';
import { hasChromium, startChromium } from '../../chromium.ts';
import { writeSite } from '../../pipeline/built-site.ts';

/** Below the entries, so that it stands wherever they do. Not in browsers: it is the server's word. */
const probe = `export default function Probe({ page }) {
  return <code data-given="">{JSON.stringify({ sidebar: page.sidebar, toc: page.toc })}</code>;
}
`;

const probed = `import own from './own.config.ts';

export default { ...own, theme: { ...own.theme, slots: { ...own.theme?.slots, SidebarEnd: './probe.tsx' } } };
`;

const link = (label: string, more: object = {}): object => ({ type: 'link', label, href: 'https://else.example/', ...more });

const everyKind = {
  'own.config.ts': `export default {
  title: 'Kinds',
  url: 'https://kinds.example',
  preset: { 'git-dates': false },
  docs: [{ routeBasePath: '/', sidebars: './sidebars.json' }],
};
`,
  'sidebars.json': JSON.stringify({
    kinds: [
      'index',
      link('Else & <i>more</i>', { badge: { text: 'New', kind: 'tip' } }),
      link(' '),
      { type: 'html', value: '<ul><li><a href="/">x</a></li></ul>', defaultStyle: true, className: 'branch' },
      { type: 'doc', id: 'inner/one', className: 'branch' },
      { type: 'doc', id: 'inner/two', label: 'Two', customProps: { icon: 'star' } },
      {
        type: 'category',
        label: 'With a page',
        link: { type: 'doc', id: 'page' },
        customProps: { n: [1] },
        items: [{ type: 'category', label: 'Deep', collapsed: false, items: ['deep', { type: 'html', value: '<b>Bold</b>' }] }],
      },
      { type: 'category', label: 'Index', link: { type: 'generated-index', slug: '/made' }, items: [link('Out')] },
      { type: 'category', label: 'Only out', collapsed: false, items: [link('Out'), link('Out again')] },
      { type: 'category', label: 'Fixed', collapsible: false, className: 'own', items: ['fixed'] },
      { type: 'category', label: 'Open and fixed', collapsible: false, collapsed: false, items: ['open'] },
      { type: 'link', label: 'Mail', href: 'mailto:a@kinds.example' },
    ],
    long: [
      'long/first',
      { type: 'category', label: 'Many', items: Array.from({ length: 150 }, (_, at) => link(`Entry ${at}`)) },
      ...Array.from({ length: 150 }, (_, at) => link(`Before ${at}`)),
      'long/middle',
      ...Array.from({ length: 150 }, (_, at) => link(`After ${at}`)),
    ],
  }),
  'docs/index.md': '# Home\n\n## A `code` &amp; <b>more</b> {#own}\n\n#### Deeper\n\n### Last *one*\n\n## Ümläut < ü\n',
  'docs/inner/one.md': '# One\n',
  'docs/inner/two.md': '---\ntoc_min_heading_level: 3\n---\n\n# Two\n\n## Hidden\n\n### Shown\n',
  'docs/page.md': '---\nhide_table_of_contents: true\n---\n\n# Page\n\n## Hidden\n',
  'docs/deep.md': '# Deep\n\n## Same\n\n## Same\n',
  'docs/fixed.md': '# Fixed\n',
  'docs/open.md': '# Open\n',
  'docs/long/first.md': '# First\n',
  'docs/long/middle.md': '# Middle\n',
};

interface Props {
  readonly sidebar: unknown;
  readonly toc: unknown;
}

interface Read {
  readonly given: Props;
  readonly read: Props;
  /** What stands in the page's data. */
  readonly held: Props;
}

describe.skipIf(!hasChromium)('a page as browsers read it', { timeout: 120_000 }, () => {
  let browser: Browser;
  let page: Page;
  const roots: string[] = [];

  beforeAll(async () => {
    browser = await startChromium();
    page = await browser.newPage();
    const { outputFiles } = await bundle({
      entryPoints: ['src/theme/browser/read-page.ts'],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'reader',
      conditions: ['source'],
    });
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  });
  afterAll(async () => {
    await browser.close();
    for (const root of roots) rmSync(root, { recursive: true });
  });

  /** Every page with a sidebar of the site in `root`, by its path. */
  async function readSite(root: string): Promise<ReadonlyMap<string, Read>> {
    if (!existsSync(join(root, 'own.config.ts'))) renameSync(join(root, 'site.config.ts'), join(root, 'own.config.ts'));
    writeSite(root, { 'site.config.ts': probed, 'probe.tsx': probe });
    const { outDir, diagnostics } = await build({ root });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const found = new Map<string, Read>();
    for (const path of readdirSync(outDir, { recursive: true, encoding: 'utf8' }).sort()) {
      const html = path.endsWith('.html') ? readFileSync(join(outDir, path), 'utf8') : '';
      if (!html.includes('data-given')) continue;
      found.set(path, await page.evaluate(readInPage, html));
    }
    return found;
  }

  function copied(from?: string): string {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-read-')));
    roots.push(root);
    const isMade = /\/(?:build|\.slodocs|node_modules)$/;
    if (from !== undefined) cpSync(from, root, { recursive: true, filter: (path) => !isMade.test(path) });
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    return root;
  }

  it('holds again what it was rendered from, for entries and headings of every kind', async () => {
    const root = copied();
    writeSite(root, everyKind);
    const site = await readSite(root);
    expect([...site.keys()].length).toBeGreaterThanOrEqual(9);
    for (const [path, { given, read }] of site) expect(read, path).toEqual(given);
    const kinds = JSON.stringify([...site.values()].map(({ given }) => given.sidebar));
    const wanted = ['badge', 'customProps', '"html"', 'earlier', 'later', 'leadsInside', 'own'];
    expect(wanted.filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  it.each(['docs', 'examples/minimal', 'examples/custom-plugin'])(
    'holds again what it was rendered from, in %s',
    async (from) => {
      const site = await readSite(copied(from));
      expect(site.size).toBeGreaterThan(0);
      for (const [path, { given, read, held }] of site) {
        expect(read, path).toEqual(given);
        expect(Array.isArray(held.sidebar), path).toBe(false);
      }
    },
  );
});

/** Runs in the browser. */
function readInPage(html: string): Read {
  const { reader } = globalThis as unknown as { reader: Record<'readPage' | 'readData', (from: Document) => { page: Props }> };
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const given = JSON.parse(parsed.querySelector('[data-given]')?.textContent ?? '') as Props;
  const only = ({ sidebar, toc }: Props): Props => ({ sidebar, toc });
  return { given, read: only(reader.readPage(parsed).page), held: only(reader.readData(parsed).page) };
}
