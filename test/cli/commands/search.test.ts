// `slodocs search` as it is typed: what it prints, and how it ends.
import { expect, test } from 'vitest';
import { bin, run, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { deepTest } from '../../property-runs.ts';
import { slodocs } from '../in-process.ts';

const config = (plugins: string, more = ''): string =>
  `import { defineConfig } from 'slodocs';\nimport { search } from 'slodocs/plugins';\n\nexport default defineConfig({ title: 'Case', url: 'https://case.example', baseUrl: '/b/', preset: { 'git-dates': false }, plugins: [${plugins}]${more} });\n`;

const files = {
  'site.config.ts': config('search()'),
  'docs/index.md': '# Home\n\nThe gate \u202E is open.\n',
  'docs/guides/_category_.yml': 'label: Guides\n',
  'docs/guides/gates.md': '# Gates\n\nWhat they are.\n\n## Paint a gate\n\nWith a brush.\n',
};

test('prints the best results with trail, address and excerpt, and emphasises what was found', async () => {
  const root = site(files);
  expect(await slodocs(root, 'search', 'brush')).toMatchObject({
    code: 0,
    printed: `1. Guides › Gates › Paint a gate
   /b/docs/guides/gates#paint-a-gate
   With a brush.

1 result
`,
  });
  const { printed: colored } = await run(process.execPath, [bin, 'search', 'open', root], { env: { FORCE_COLOR: '1' } });
  expect(colored).toContain(
    '\n   \u001B[34m/b/docs/\u001B[39m\n   The gate <U+202E> is \u001B[1m\u001B[33mopen\u001B[39m\u001B[22m.\n',
  );
  const { printed } = await slodocs(root, 'search', 'gate', '--limit', '1');
  expect(printed).toMatch(/^1\. Guides › Gates[\s\S]*\n\n1 of 3 results\n$/);
  const { printed: json } = await slodocs(root, 'search', 'gate', '--json', '--limit', '1');
  expect(JSON.parse(json)).toMatchObject({
    format: 1,
    query: 'gate',
    total: 3,
    hits: [{ url: expect.stringMatching(/^\/b\/docs\/guides\/gates/), page: 'Gates', group: 'Guides', type: 'doc' }],
  });
  expect(await slodocs(root, 'search', 'zebra')).toMatchObject({ code: 1, printed: 'no results for "zebra"\n' });
});

test('needs a site with search, a version that exists, and an engine that answers here', async () => {
  const root = site({ ...files, 'site.config.ts': config('').replace('false }', 'false, search: false }') });
  const without = await slodocs(root, 'search', 'gate');
  expect(without.code).toBe(2);
  expect(without.printed).toContain('the site has no search\n');
  expect(without.printed).toContain('Remove `search: false`');

  const own = site({
    ...files,
    'site.config.ts': config("search({ engine: { name: 'own', config: () => ({}), index: async () => [] } })"),
  });
  expect(await slodocs(own, 'search', 'gate')).toMatchObject({
    code: 2,
    printed: expect.stringContaining('the search engine "own" cannot be queried here'),
  });

  const faulty = site({ ...files, 'docs/index.md': '# Home\n\n[Gone](./gone.md)\n' });
  const { code, printed } = await slodocs(faulty, 'search', 'gate');
  expect(code).toBe(1);
  expect(printed).toContain('error[resolve/broken-link]');
});

test('searches a language by its name, and tells of one that the site does not have', async () => {
  const root = site({
    ...files,
    'site.config.ts': config('search()', ", i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }"),
    'i18n/fr/docs/guides/gates.md': '# Portes\n\nCe que c’est.\n\n## Peindre une porte\n\nAu pinceau.\n',
  });
  expect(await slodocs(root, 'search', 'pinceau', '--locale', 'fr')).toMatchObject({
    code: 0,
    printed: expect.stringContaining('Portes › Peindre une porte\n   /b/fr/docs/guides/gates#paint-a-gate\n'),
  });
  expect(await slodocs(root, 'search', 'pinceau')).toMatchObject({ code: 1 });
  expect(await slodocs(root, 'search', 'pinceau', '--locale', 'fx')).toMatchObject({
    code: 2,
    printed: expect.stringContaining('Did you mean "fr"?'),
  });
});

test('asks the plugin of a site, and reports one that fails', async () => {
  const plugin = (find: string): string => config(`{ name: 'own', apiVersion: 1, search: { find: ${find} } }`);
  const hit =
    "{ url: '/b/docs/', group: '', page: [{ text: 'Ho' }, { text: 'me', marked: true }], headings: [], excerpt: [], kind: 'page', type: 'doc', words: [] }";
  const found = `async ({ pages }, { text, limit }) => ({ total: pages.length, hits: [${hit}].slice(0, limit), suggestions: [], types: [], tags: [] })`;
  const root = site({ ...files, 'site.config.ts': plugin(found) });
  expect(await slodocs(root, 'search', 'x')).toMatchObject({
    code: 0,
    printed: expect.stringContaining('1. Home\n   /b/docs/\n'),
  });
  const throwing = site({ ...files, 'site.config.ts': plugin("() => { throw new Error('no luck') }") });
  expect(await slodocs(throwing, 'search', 'x')).toMatchObject({
    code: 1,
    printed: expect.stringContaining('the search of the plugin "own" threw: no luck'),
  });
  const wrong = site({ ...files, 'site.config.ts': plugin('() => []') });
  expect(await slodocs(wrong, 'search', 'x')).toMatchObject({
    code: 1,
    printed: expect.stringContaining('the search of the plugin "own" did not return valid results'),
  });
});

deepTest('takes a version after the command, where the program has an option of that name', async () => {
  const root = site({
    ...files,
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/index.md': '# Old gates\n',
    'versioned_sidebars/version-1.0-sidebars.json': '{}',
  });
  const { code, printed } = await run(process.execPath, [bin, 'search', 'gates', '--version', 'current', '--limit', '1'], {
    cwd: root,
  });
  expect(code).toBe(0);
  expect(printed).toContain('/b/docs/next/guides/gates');
  expect(await slodocs(root, 'search', 'gates')).toMatchObject({ code: 0, printed: expect.stringContaining('Old gates\n') });
  expect(await slodocs(root, 'search', 'gates', '--version', '1.1')).toMatchObject({
    code: 2,
    printed: expect.stringContaining('there is no version "1.1" to search'),
  });
});
