// Search tests of a site: which index they ask, when they ask it again, and that front matter decides what is found.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../../src/index.ts';
import { buildSite, configText, writeSite } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';

/** What both engines below answer with, of the pages that they have found. */
const answerOf = `
const answerOf = (found) => {
  const hits = found.map(({ url, title, type }) => (
    { url, group: '', page: [{ text: title }], headings: [], excerpt: [], kind: 'page', type, words: [] }
  ));
  return { total: hits.length, hits, suggestions: [], types: [], tags: [] };
};
`;

/** An engine that finds the page whose title is the query, and writes down what it is asked. */
const engine = `
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
${answerOf}
export const titles = {
  name: 'titles',
  config: () => ({}),
  index: async ({ scopes }) =>
    scopes.map(({ id, pages }) => ({ path: 'index-' + id, key: JSON.stringify(pages.map(({ digest }) => digest)) , make: () => 'x' })),
  open: async ({ scopes }, _files, ctx) => ({
    async search({ text, scopes: asked }) {
      appendFileSync(join(ctx.root, 'asked.log'), text + ' in ' + asked.join(' ') + '\\n');
      const found = scopes.flatMap(({ id, pages }) => (asked.includes(id) ? pages.filter(({ title }) => title === text) : []));
      return answerOf(found);
    },
  }),
};
`;

const config = (call: string, imports = '', more = '') =>
  configText(`  plugins: [search(${call})],\n${more}`).replace(
    '\n\n',
    `\nimport { search } from 'slodocs/plugins';\n${imports}\n`,
  );

deepTest('asks again only when the index or a query has changed', async () => {
  const files = {
    'titles.ts': engine,
    'site.config.ts': config('{ engine: titles }', "import { titles } from './titles.ts';\n"),
    'docs/index.md': '# Home\n',
    'docs/other.md': '# Other\n',
    'search.test.yml': '- query: Other\n  expect: /docs/other\n',
  };
  const { root } = await buildSite(files);
  const asked = (): string => {
    const log = join(root, 'asked.log');
    const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
    rmSync(log, { force: true });
    return text;
  };
  expect(asked()).toBe('Other in default\n');
  writeSite(root, { ...files, 'search.test.yml': '- query: Other\n  expect: /docs/other\n  within: 1\n' });
  expect(await build({ root })).toMatchObject({ ok: true, work: { replayed: false } });
  expect(asked()).toBe('');
  writeSite(root, { ...files, 'docs/index.md': '# Home\n\nMore.\n' });
  expect(await build({ root })).toMatchObject({ ok: true });
  expect(asked()).toBe('Other in default\n');
  writeSite(root, { ...files, 'docs/other.md': '# Another\n' });
  const { diagnostics } = await build({ root });
  expect(diagnostics.map(({ code }) => code)).toEqual(['search/failed-test']);
  expect(diagnostics[0]?.help).toContain('It has no results.');
});

/** An engine with a file for each first letter of titles, which clients load by that of the query, and which writes down the queries. */
const letters = `
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
${answerOf}
const fileOf = (title) => 'letter-' + title[0].toLowerCase();

export const letters = {
  name: 'letters',
  config: () => ({}),
  async index({ scopes: [{ pages }] }) {
    const files = new Map();
    for (const { title, url, type } of pages) files.set(fileOf(title), [...(files.get(fileOf(title)) ?? []), { title, url, type }]);
    return [...files].map(([path, listed]) => ({ path, key: JSON.stringify(listed), make: () => JSON.stringify(listed) }));
  },
  async open(_index, files, ctx) {
    const clientOf = (onLoad) => ({
      async search({ text }) {
        appendFileSync(join(ctx.root, 'asked.log'), text + '\\n');
        const file = await files.find(({ path }) => path === fileOf(text))?.make();
        onLoad(fileOf(text), file ?? '');
        const found = JSON.parse(file ?? '[]').filter(({ title }) => title === text);
        return answerOf(found);
      },
    });
    return { ...clientOf(() => {}), anew: clientOf };
  },
};
`;

it('asks again only those queries whose answers were read from a file that has changed', async () => {
  const files = {
    'letters.ts': letters,
    'site.config.ts': config('{ engine: letters }', "import { letters } from './letters.ts';\n"),
    'docs/a.md': '# Apple\n',
    'docs/b.md': '# Bear\n',
    'docs/c.md': '# Cherry\n',
    'search.test.yml': '- { query: Apple, expect: /docs/a }\n- { query: Bear, expect: /docs/b }\n',
  };
  const { root } = await buildSite(files);
  const askedAfter = async (edit: Readonly<Record<string, string>>): Promise<unknown> => {
    rmSync(join(root, 'asked.log'), { force: true });
    writeSite(root, { ...files, ...edit });
    const { diagnostics } = await build({ root });
    const log = join(root, 'asked.log');
    return [existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [], diagnostics.map(({ code }) => code)];
  };
  expect(await askedAfter({ 'docs/c.md': '# Cherries\n' })).toEqual([[], []]);
  expect(await askedAfter({ 'docs/c.md': '# Beech\n' })).toEqual([['Bear'], []]);
  // Nothing is found in the first results, so that more are asked for.
  expect(await askedAfter({ 'docs/b.md': '# Beaver\n' })).toEqual([['Bear', 'Bear'], ['search/failed-test']]);
  expect(await askedAfter({})).toEqual([[], []]);
});

it('searches the latest version, or the one that a test names', async () => {
  const files = {
    'site.config.ts': config(''),
    'docs/index.md': '# Gates\n',
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/index.md': '# Gates\n',
    'versioned_docs/version-1.0/index.md': '# Gates\n',
    'versioned_sidebars/version-1.0-sidebars.json': '{}',
    'versioned_sidebars/version-2.0-sidebars.json': '{}',
  };
  const tests = [
    '- { query: gates, expect: /docs/, within: 1 }',
    "- { query: gates, expect: /docs/1.0/, within: 1, version: '1.0' }",
    '- { query: gates, expect: /docs/next/, within: 1, version: current }',
  ];
  const { root } = await buildSite({ ...files, 'search.test.yml': tests.join('\n') });
  const faulty = '- { query: gates, expect: /docs/1.0/ }\n- { query: gates, expect: /docs/, version: "1.1" }\n';
  writeSite(root, { ...files, 'search.test.yml': faulty });
  const { diagnostics } = await build({ root });
  expect(diagnostics.map(({ message, help, place }) => [message, help, place?.start.line])).toEqual([
    [
      'the query does not find "/docs/1.0/": it is in version "1.0", which is not searched',
      expect.stringContaining("`version: '1.0'`"),
      1,
    ],
    ['there is no version "1.1" to search', 'Did you mean "1.0"?', 2],
  ]);
});

it('leaves out and lifts pages as their front matter says', async () => {
  const files = {
    'site.config.ts': config(''),
    'docs/index.md': '# Home\n',
    'docs/a.md': '# Gates\n\nGates open.\n',
    'docs/b.md': '# Other\n\nGates open.\n',
  };
  const { root } = await buildSite({ ...files, 'search.test.yml': '- { query: gates, expect: /docs/a, within: 1 }\n' });
  writeSite(root, {
    ...files,
    'docs/b.md': '---\nsearch: { boost: 10 }\n---\n\n# Other\n\nGates open.\n',
    'search.test.yml': '- { query: gates, expect: /docs/b, within: 1 }\n',
  });
  expect((await build({ root })).diagnostics).toEqual([]);
  writeSite(root, {
    ...files,
    'docs/a.md': '---\nsearch: false\n---\n\n# Gates\n',
    'search.test.yml': '- { query: gates, expect: [/docs/b, /docs/a] }\n',
  });
  expect((await build({ root })).diagnostics.map(({ code }) => code)).toEqual(['search/unsearched-page']);
});

it('asks the tests of each language in its own index', async () => {
  const files = {
    'site.config.ts': config('', '', "  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'] },\n"),
    'docs/index.md': '# Gates\n',
    'docs/other.md': '# Other\n',
    'i18n/de/docs/index.md': '# Tore\n',
    'search.test.yml': '- { query: gates, expect: /docs/ }\n- { query: other, expect: /docs/other }\n',
  };
  const { root } = await buildSite({ ...files, 'i18n/de/search.test.yml': '- { query: tore, expect: /docs/ }\n' });
  writeSite(root, {
    ...files,
    'i18n/de/search.test.yml': '- { query: gates, expect: /docs/ }\n- { query: a, expect: /docs/other }\n',
  });
  const { diagnostics } = await build({ root });
  expect(diagnostics.map(({ code, place }) => [code, place?.file, place?.start.line])).toEqual([
    ['search/failed-test', 'i18n/de/search.test.yml', 1],
    ['search/unsearched-page', 'i18n/de/search.test.yml', 2],
  ]);
});
