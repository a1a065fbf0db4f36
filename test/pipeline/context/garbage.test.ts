// Lets each hook return and throw garbage: a build tells it as the plugin's fault, and the next one without it is clean.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../cli/in-process.ts';
import { propertyRuns, replayed } from '../../property-runs.ts';
import { snapshot } from '../6-emit/site-on-disk.ts';
import { configText, temporarySite } from '../built-site.ts';
import { garbage, planted, ways } from './garbage.ts';

/** Read by the config, which runs in this process. */
const key = Symbol.for('slodocs-test-garbage');
const told = globalThis as unknown as Record<symbol, ((what: string, sound: unknown) => unknown) | undefined>;
afterAll(() => {
  delete told[key];
});

/** Each asks for its answer where it is called. `at` names the hook that gives garbage. */
const plugin = `import { defineConfig } from 'slodocs';

const give = (what, sound) => globalThis[Symbol.for('slodocs-test-garbage')](what, sound);
const place = { file: 'docs/index.md', start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
const route = { locale: 'en', version: null, path: '/made' };
const listing = { kind: 'listing', route, title: 'Made', description: '', layout: 'made', origin: 'odd', unlisted: false, lastUpdate: undefined, props: { a: [1] }, data: {} };
const draft = { code: 'said', message: 'said', help: 'help', place, related: [{ message: 'here', place }], fix: { title: 'fix', place, replaces: '#', text: 'x' } };

const odd = {
  name: 'odd',
  apiVersion: 1,
  diagnostics: { said: { severity: 'info', summary: 'Said.' } },
  tasks: { count: () => give('task', { count: 1 }) },
  theme: { from: import.meta.url, layouts: { made: './made.tsx' } },
  discover: () => give('discover', [
    { id: 'text.md', docs: 'default', text: '# Text\\n\\n[The file](/odd.txt)', sidebar: { label: 'Text', position: 1, badge: 'new', customProps: { a: 1 } } },
    { id: 'tree.md', origin: 'docs/index.md', place, frontMatter: { title: 'Tree', keywords: ['a'] }, tree: { type: 'root', children: [
      { type: 'heading', depth: 1, children: [{ type: 'text', value: 'A' }], place },
      { type: 'markdown', value: '*b*', place },
      { type: 'mdxJsxFlowElement', name: 'Details', attributes: [{ type: 'mdxJsxAttribute', name: 'summary', value: 'x' }], children: [] },
    ] } },
  ]),
  markdown: () => give('markdown', {
    remark: [() => (tree, file) => {
      const { data } = file;
      if (file.path === 'docs/index.md') {
        data.slodocs.report({ code: 'said', message: 'on a page', ...give('step report', {}) }, tree.children[0]);
        data.slodocs.collect(give('collect', { a: [1] }), tree.children[0]);
      }
      return file.path === 'docs/index.md' ? give('remark', tree) : undefined;
    }],
    rehype: [[() => (tree, file) => (file.path === 'docs/index.md' ? give('rehype', tree) : undefined), { option: 1 }]],
    before: { remark: [] },
    after: { rehype: [] },
  }),
  async resolve(site, ctx) {
    ctx.report(give('report', draft));
    await ctx.task('count', 'key ' + Math.random(), () => give('task input', { a: 1 }));
    await ctx.cached('key ' + Math.random(), () => give('cached', { a: 1 }));
    return give('resolve', {
      ...site,
      pages: [...site.pages.map((page) => ({ ...page, title: page.title + '!' })), listing],
      data: { ...site.data, odd: { a: { b: [1, 'x'] } } },
      redirects: [...site.redirects, { from: '/old', to: '/docs', status: 301 }, { plugin: 'odd', redirects: () => give('late redirects', [{ from: '/older', to: '/docs', status: 302 }]) }],
      emitted: [...site.emitted, { plugin: 'odd', addresses: () => give('addresses', ['/odd.txt']) }],
      addresses: [...site.addresses, { kind: 'link', target: '/docs', place }],
      sidebars: [{ docs: '@odd/x', version: 'current', name: 'own', items: [{ type: 'link', label: 'A', to: '/docs' }] }],
      loads: { 'connect-src': ['https://api.example'] },
    });
  },
  head: (page) => give('head', [{ tag: 'meta', attributes: { name: 'odd', content: page.title } }, { tag: 'script', attributes: { type: 'application/ld+json' }, children: '{}' }]),
  emit: () => give('emit', [{ path: 'odd.txt', key: 'a' + Math.random(), make: () => give('make', 'text') }]),
};

export default defineConfig({ title: 'Case', url: 'https://case.example', preset: { 'git-dates': false, search: false, twins: false }, plugins: [odd] });
`;

const files = {
  'docs/index.md': '# Home\n\nRead [more](./more.md).\n',
  'docs/more.md': '# More\n\nText.\n',
  'made.tsx': "'use static';\nexport default () => <p>Made</p>;\n",
};

const points = [
  'discover',
  'markdown',
  'step report',
  'collect',
  'remark',
  'rehype',
  'report',
  'task',
  'task input',
  'cached',
  'resolve',
  'late redirects',
  'addresses',
  'head',
  'emit',
  'make',
] as const;

/** Where a promise that rejects would be left behind, which is another fault. */
const cannotWait: ReadonlySet<string> = new Set(['step report', 'collect', 'report', 'late redirects', 'addresses']);

describe('a plugin that gives garbage', () => {
  let root: string;
  let clean: Readonly<Record<string, string>>;
  let count = 0;
  const without = configText('');
  const buildWith = async (config: string) => {
    // Another text, so that the last build is not repeated.
    writeFileSync(join(root, 'site.config.ts'), `${config}// ${count++}\n`);
    return build(root, ['--concurrency', '1', '--time-limit', '20']);
  };
  beforeAll(async () => {
    root = temporarySite(
      { ...files, 'docs/index.md': files['docs/index.md'].replace('[the file](/odd.txt) or ', ''), 'site.config.ts': without },
      () => undefined,
    );
    expect((await buildWith(without)).code).toBe(0);
    clean = await snapshot(join(root, 'build'));
  });

  test('a sound one builds', async () => {
    told[key] = (_, sound) => sound;
    const { code, printed } = await buildWith(plugin);
    expect(code, printed).toBe(0);
  });

  test.each(points)('%s', { timeout: 3_000_000 }, async (point) => {
    const kinds = fc.record({ made: garbage, way: ways, throws: fc.integer({ min: 0, max: 3 }) });
    await fc.assert(
      fc.asyncProperty(kinds, async ({ made, way, throws }) => {
        let asked = 0;
        told[key] = (what, sound) => {
          if (what !== point) return sound;
          asked++;
          if (throws === 1) throw made();
          if (throws === 2 && !cannotWait.has(point)) return Promise.reject(made());
          return planted(sound, way, made());
        };
        const { code, printed } = await buildWith(plugin);
        expect(asked).toBeGreaterThan(0);
        expect([0, 1], printed).toContain(code);
        if (code === 1) expect(printed).toContain('odd');
      }),
      { numRuns: propertyRuns(1, 300), ...replayed() },
    );
  });

  test('does not read a list to the end that claims to be longer than memory', async () => {
    told[key] = (what, sound) => (what === 'markdown' ? { remark: Array(4_000_000_000) } : sound);
    const { code, printed } = await buildWith(plugin);
    expect(code).toBe(1);
    expect(printed).toContain('"remark" is a list, not a list of steps with at most 200,000 entries');
    told[key] = (what, sound) =>
      what === 'markdown' ? { remark: [Object.assign(Array(4_000_000_000), [() => undefined])] } : sound;
    expect((await buildWith(plugin)).printed).toContain('"remark[0]" is a list, not a step');
  });

  test('leaves nothing behind', async () => {
    told[key] = undefined;
    const { code, printed } = await buildWith(without);
    expect(code, printed).toBe(0);
    expect(await snapshot(join(root, 'build'))).toEqual(clean);
  });
});
