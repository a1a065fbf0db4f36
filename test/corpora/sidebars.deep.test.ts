// Sidebars made of the corpora, held against those of Docusaurus: every item with what it leads to and what it is told.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { build, type Sidebar, type SidebarItem } from '../../src/index.ts';
import { isThorough } from '../property-runs.ts';
import { corpora, isPresent } from './corpus.ts';

/** Type, label, address, entries, and what else is set. */
type Theirs = readonly [string, string, string | null, readonly Theirs[] | null, Readonly<Record<string, unknown>>?];

const present = (await isPresent('edge')) && (await isPresent('jest'));

/** Pages whose titles hold markup or stand below comments: what their titles are is looked at elsewhere. */
const marked = /\/docs\/next\/(?:intro|html|md-format|named\/(?:desc-comment|title-[\w-]+))$/;

/** A site of the current version alone, at the routes that it has beside others. */
async function sidebarsOf(content: string, sidebars: string, baseUrl: string): Promise<readonly Sidebar[]> {
  const root = await mkdtemp(join(tmpdir(), 'slodocs-sidebars-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await cp(content, join(root, 'docs'), { recursive: true });
  await cp(sidebars, join(root, 'sidebars.js'));
  if (sidebars.endsWith('.json'))
    await writeFile(join(root, 'sidebars.js'), `export default ${await readFile(sidebars, 'utf8')};\n`);
  const members = `baseUrl: '${baseUrl}', docs: [{ routeBasePath: 'docs/next', sidebars: './sidebars.js' }]`;
  await writeFile(
    join(root, 'site.config.ts'),
    `
export default {
  title: 'Sidebars', url: 'https://corpus.example', ${members}, links: { external: ['/docs/', '/'] },
  // What pages say is looked at elsewhere.
  severity: Object.fromEntries(['resolve/broken-link', 'resolve/broken-image', 'resolve/unknown-component', 'parse/mdx-syntax',
    'parse/unknown-import', 'render/module-failed', 'render/code-threw', 'render/component-threw', 'render/unknown-export'].map((code) => [code, 'warning'])),
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [{ name: 'writer', apiVersion: 1, emit: ({ site }) => [{ path: 'sidebars.json', key: 'a', make: () => JSON.stringify(site.sidebars) }] }],
};
`,
  );
  const { outDir, diagnostics } = await build({ root });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return JSON.parse(await readFile(join(outDir, 'sidebars.json'), 'utf8')) as readonly Sidebar[];
}

/** One line an item, indented by its level. */
function ours(items: readonly SidebarItem[], base: string, indent = ''): string[] {
  return items.flatMap((item): string[] => {
    if (item.type === 'html') return [line(indent, 'html', item.html, undefined, {})];
    const { label, className, customProps, description, unlisted } = item;
    const to = typeof item.to === 'object' ? `${base}${item.to.path.slice(1)}` : item.to;
    const isCategory = item.type === 'category';
    const more = { className, customProps, description, ...(isCategory ? { collapsed: item.collapsed } : { unlisted }) };
    return [line(indent, item.type, label, to, more), ...(isCategory ? ours(item.items, base, `${indent}  `) : [])];
  });
}

function theirs(items: readonly Theirs[], base: string, indent = ''): string[] {
  return items.flatMap(([type, label, href, inner, more = {}]) => {
    const { docId: _, ...rest } = more;
    // An address that the author wrote gets the base when it is printed.
    const to = href?.startsWith('/') && !href.startsWith(base) ? `${base}${href.slice(1)}` : (href ?? undefined);
    return [line(indent, type, label, to, rest), ...theirs(inner ?? [], base, `${indent}  `)];
  });
}

function line(
  indent: string,
  type: string,
  label: string,
  to: string | undefined,
  more: Readonly<Record<string, unknown>>,
): string {
  const name = to !== undefined && marked.test(to) ? '…' : label;
  const set = Object.entries(more).filter(([, value]) => value !== undefined);
  return `${indent}${type} ${name} ${to ?? ''} ${JSON.stringify(Object.fromEntries(set.sort(([a], [b]) => (a < b ? -1 : 1))))}`;
}

async function expected(name: string): Promise<Readonly<Record<string, readonly Theirs[]>>> {
  const text = gunzipSync(await readFile(join(corpora, `${name}-expected.json.gz`))).toString('utf8');
  return (JSON.parse(text) as { sidebars: Record<string, Record<string, Theirs[]>> }).sidebars['current'] ?? {};
}

describe.skipIf(!present)('the sidebars', () => {
  test.runIf(isThorough())('of the docs of Jest', async () => {
    const found = await sidebarsOf(join(corpora, 'jest/docs'), join(corpora, 'jest/website/sidebars.json'), '/');
    for (const [name, items] of Object.entries(await expected('jest')))
      expect(ours(found.find((one) => one.name === name)?.items ?? [], '/')).toEqual(theirs(items, '/'));
  });

  test('of the edge cases', async () => {
    const found = await sidebarsOf(join(corpora, 'edge/docs'), join(corpora, 'edge/sidebars.js'), '/base/');
    for (const [name, items] of Object.entries(await expected('edge')))
      expect(ours(found.find((one) => one.name === name)?.items ?? [], '/base/')).toEqual(theirs(items, '/base/'));
  });
});
