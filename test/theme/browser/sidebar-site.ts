// Builds and serves a site with sidebars of every kind, and opens its pages in browser windows.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { createHandler } from '#cli/serve/serve-output';
import { type BuildResult, build } from '../../../src/index.ts';
import { strictPolicy } from '../../chromium.ts';
import { isThorough } from '../../property-runs.ts';
import type { SharedWindows } from '../../shared-windows.ts';

/** Of the long lists. A browser needs seconds of a processor for those of the deep run. */
export const many = isThorough() ? 3000 : 300;

const headings = Array.from({ length: 40 }, (_, at) => `## Part ${at}\n\n${'Some words of it. '.repeat(60)}\n`).join('\n');
const shortEnds = Array.from({ length: 4 }, (_, at) => `\n## End ${at}\n\nWords.\n`).join('');
const doc = (title: string, front = ''): string => `---\ntitle: ${title}\n${front}---\n\nText.\n`;
const link = (label: string): object => ({ type: 'link', label, href: `https://else.example/${label.replaceAll(' ', '-')}` });
const links = (count: number, label: string): object[] => Array.from({ length: count }, (_, at) => link(`${label} ${at}`));
const config = (settings: object): string => `export default {
  title: 'Trees',
  url: 'https://trees.example',
  preset: { 'git-dates': false, search: false, twins: false },
  docs: [{ routeBasePath: '/', sidebars: './sidebars.json' }],
  theme: ${JSON.stringify(settings)},
};
`;

const items = [
  { label: 'One', to: '/' },
  {
    label: 'More',
    items: [
      { label: 'First', to: '/a/first' },
      { label: 'Second', to: '/a/second' },
    ],
  },
  { label: 'Rest', items: [{ label: 'Third', to: '/b/third' }] },
];

const theme = { navbar: { items }, docs: { sidebar: { hideable: true } } };

const sidebars = {
  docs: [
    'index',
    {
      type: 'category',
      label: 'A',
      link: { type: 'doc', id: 'a/index' },
      items: ['a/first', 'a/second', { type: 'category', label: 'Deep', items: ['a/deep'] }],
    },
    { type: 'category', label: 'B', items: ['b/third', 'b/fourth'] },
    { type: 'category', label: 'Cards', link: { type: 'generated-index', slug: '/cards' }, items: ['c/fifth'] },
    { type: 'category', label: 'Elsewhere', items: links(2, 'Else') },
    { type: 'category', label: 'Fixed', collapsible: false, collapsed: false, items: [link('Always')] },
    ...links(60, 'Below'),
    'last',
  ],
  many: [
    'many/first',
    { type: 'category', label: 'Huge', items: links(many, 'Entry') },
    'many/second',
    ...links(many, 'Item'),
    'many/third',
  ],
  kinds: [
    'kinds/first',
    {
      type: 'category',
      label: 'Kinds',
      items: [
        'kinds/badge',
        link('Outside'),
        { type: 'category', label: 'Steady', collapsible: false, items: [link('In it')] },
        { type: 'html', value: '<b>Bold</b>', defaultStyle: true },
        { type: 'category', label: 'Inner', className: 'own', items: ['kinds/inner'] },
      ],
    },
  ],
};

const files: Readonly<Record<string, string>> = {
  'sidebars.json': JSON.stringify(sidebars),
  'docs/index.md': `${doc('Home')}\n${headings}`,
  'docs/last.md': doc('Last'),
  'docs/short-end.md': `${doc('Short end')}\n## Begin\n\n${'Some words. '.repeat(2000)}\n${shortEnds}`,
  'docs/a/index.md': doc('A'),
  'docs/a/first.md': `${doc('First')}\n${headings}`,
  'docs/a/second.md': doc('Second'),
  'docs/a/deep.md': doc('Deepest'),
  'docs/b/third.md': doc('Third'),
  'docs/b/fourth.md': doc('Fourth'),
  'docs/c/fifth.md': doc('Fifth'),
  'docs/kinds/first.md': doc('Kinds of entries'),
  'docs/kinds/badge.md': doc('With a badge', 'badge: { text: New, kind: info }\n'),
  'docs/kinds/inner.md': doc('Inside'),
  'docs/many/first.md': doc('Many'),
  'docs/many/second.md': doc('Many more'),
  'docs/many/third.md': doc('Most'),
};

export interface TreeSite {
  readonly result: BuildResult;
  /** Opens a page, where it says so of the same site with `autoCollapseCategories`; what the browser complains of is gathered. */
  open(path: string, options: BrowserContextOptions & { autoCollapses?: boolean }): Promise<Page>;
  /** Since it was asked last: complaints, and addresses that were fetched. */
  heard(): { readonly complaints: readonly string[]; readonly fetched: readonly string[] };
  close(): Promise<void>;
}

export async function treeSite(windows: SharedWindows): Promise<TreeSite> {
  const site = await serve(theme);
  /** Built for those who ask for it. */
  let collapsing: ReturnType<typeof serve> | undefined;
  let complaints: string[] = [];
  let fetched: string[] = [];
  return {
    result: site.result,
    async open(path, { autoCollapses = false, ...options }) {
      if (autoCollapses) collapsing ??= serve({ ...theme, docs: { sidebar: { hideable: true, autoCollapseCategories: true } } });
      const { origin } = autoCollapses && collapsing ? await collapsing : site;
      const { page } = await windows.lend({ reducedMotion: 'reduce', ...options });
      page.on('console', (message) => {
        const isOurs = !message.location().url.endsWith('/favicon.ico') && !message.text().includes('React DevTools');
        if (isOurs) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
      });
      await page.goto(`${origin}${path}`);
      if (options.javaScriptEnabled !== false)
        await page.waitForSelector('.branch > button, a[role=button], html:not(:has(.sidebar))', { state: 'attached' });
      return page;
    },
    heard() {
      const heard = { complaints, fetched };
      complaints = [];
      fetched = [];
      return heard;
    },
    async close() {
      await site.close();
      await (await collapsing)?.close();
    },
  };
}

async function serve(settings: object) {
  const root = mkdtempSync(join(tmpdir(), 'slodocs-trees-'));
  for (const [path, text] of Object.entries({ ...files, 'site.config.ts': config(settings) })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  // React's development build says where the browser's tree differs from the server's.
  const result = await build({ root, development: true } as never);
  const handle = createHandler({ outDir: result.outDir, baseUrl: '/', headersFile: undefined, host: '127.0.0.1' });
  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', strictPolicy);
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    result,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(root, { recursive: true, force: true });
    },
  };
}
