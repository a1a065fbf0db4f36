// Options that a plugin does not take, of every first-party factory, to what is said of them.
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { locateInModule } from '../../../src/files/locate/locate.ts';
import type { Plugin } from '../../../src/model/plugin.ts';
import { checkOptions } from '../../../src/pipeline/0-configure/plugin-options.ts';
import * as plugins from '../../../src/plugins/plugins.ts';

async function faultsOf(plugin: Plugin, call = 'made()') {
  const text = `export default { plugins: [${call}] };\n`;
  const source = {
    root: '/',
    file: 'site.config.ts',
    text,
    value: { plugins: [plugin] },
    locate: locateInModule(text, 'site.config.ts'),
    inputs: [],
    observed: [],
    digest: '',
    bundled: '',
  };
  return (await checkOptions(source)).faults.get(0) ?? [];
}

/** Factories by what TypeScript would refuse. */
const made = plugins as unknown as Readonly<Record<string, (options: unknown) => Plugin>>;
const of = (factory: string, options: unknown) => made[factory]?.(options) as Plugin;

it('takes the options that every factory has', async () => {
  const sound: readonly Plugin[] = [
    plugins.admonitions({ keywords: ['exercise'], alerts: false }),
    plugins.codeFiles(),
    plugins.codeHighlight({ aliases: { nines: 'yaml' }, magicComments: [{ className: 'x', block: { start: 'a', end: 'b' } }] }),
    plugins.codeTabs({ labels: { rs: 'Rust' }, groupId: null }),
    plugins.emoji(),
    plugins.examples({ run: 'check', runners: { rb: { command: ['ruby', '{file}'] } }, isolation: 'none', timeLimit: 2 }),
    plugins.gitDates({ author: true }),
    plugins.lint({ rules: ['orphan-page'] }),
    plugins.math({ macros: { '\\RR': '\\mathbb{R}' }, singleDollar: false }),
    plugins.mermaid({ browser: '/usr/bin/chromium', config: { flowchart: { curve: 'linear' } } }),
    plugins.npmToYarn({ converters: ['yarn', ['Deno', (command) => command]], groupId: null }),
    plugins.posts({ postsPerPage: 'ALL', tags: false, releases: { latest: false }, feedOptions: { type: ['rss'], limit: null } }),
    plugins.redirects({ rules: [], file: 'r.tsv', fromExtensions: ['html'], toExtensions: ['tar.gz'], hosts: ['netlify', 's3'] }),
    plugins.search({ path: '/find/' }),
    plugins.siteJson(),
    plugins.sitemap({ lastmod: false, ignorePatterns: ['/x/**'], changefreq: 'daily', priority: 0, robots: false }),
    plugins.socialCards({ color: '#0b5558', folder: 'social' }),
    plugins.tags({ onInlineTags: 'ignore', file: false, perPage: 5, basePath: 'topics' }),
    plugins.twins({ exclude: ['/x'], llms: { title: 'T', description: '', exclude: [], optional: [], full: false } }),
  ];
  for (const plugin of sound) expect(await faultsOf(plugin), plugin.name).toEqual([]);
});

it('checks the options of every factory', () => {
  const unchecked = Object.entries(made).filter(([, factory]) => !factory({}).optionsSchema);
  expect(unchecked.map(([name]) => name)).toEqual([]);
});

it.each([
  ['admonitions', { keyword: ['x'] }, 'the plugin "admonitions" has no option "keyword"'],
  [
    'admonitions',
    { keywords: ['two words'] },
    'the option "keywords[0]" of the plugin "admonitions" must be a word of letters, digits and hyphens, not "two words"',
  ],
  ['codeFiles', { root: 'x' }, 'the plugin "code-files" has no option "root"'],
  ['codeHighlight', { additionalLanguages: ['java'] }, 'the plugin "code-highlight" has no option "additionalLanguages"'],
  [
    'codeHighlight',
    { magicComments: [{ line: 'x' }] },
    'the option "magicComments[0]" of the plugin "code-highlight" has no "className"',
  ],
  ['codeTabs', { groupId: 1 }, 'the option "groupId" of the plugin "code-tabs" must be a string or null, not 1'],
  ['emoji', { size: 1 }, 'the plugin "emoji" has no option "size"'],
  ['examples', { timeout: 5 }, 'the plugin "examples" has no option "timeout"'],
  ['gitDates', { authors: true }, 'the plugin "git-dates" has no option "authors"'],
  [
    'lint',
    { rules: ['orphan'] },
    'the option "rules[0]" of the plugin "lint" must be "image-without-alt", "skipped-heading", "heading-without-words", "unused-definition", "duplicate-title" or "orphan-page", not "orphan"',
  ],
  ['math', { macros: [] }, 'the option "macros" of the plugin "math" must be an object, not a list'],
  [
    'mermaid',
    { config: { secure: () => 1 } },
    'the option "config.secure" of the plugin "mermaid" must be plain data, not a function',
  ],
  [
    'npmToYarn',
    { converters: ['cargo'] },
    'the option "converters[0]" of the plugin "npm-to-yarn" must be "yarn", "pnpm", "bun", or a list of a label and a function, not "cargo"',
  ],
  ['redirects', { redirects: [] }, 'the plugin "redirects" has no option "redirects"'],
  [
    'redirects',
    { fromExtensions: ['.html'] },
    'the option "fromExtensions[0]" of the plugin "redirects" must be an extension without a leading dot and without a slash, not ".html"',
  ],
  [
    'redirects',
    { toExtensions: ['zip', ''] },
    'the option "toExtensions[1]" of the plugin "redirects" must be an extension without a leading dot and without a slash, not ""',
  ],
  [
    'redirects',
    { hosts: ['github'] },
    'the option "hosts[0]" of the plugin "redirects" must be "netlify", "cloudflare", "vercel", "nginx", "apache" or "s3", not "github"',
  ],
  [
    'redirects',
    { hosts: ['netlify', 'cloudflare'] },
    'the option "hosts" of the plugin "redirects" must not contain both "netlify" and "cloudflare"',
  ],
  [
    'posts',
    { postsPerPage: 0 },
    'the option "postsPerPage" of the plugin "posts" must be a whole number of at least 1, or \'ALL\', not 0',
  ],
  [
    'posts',
    { path: 7, id: {}, include: 5 },
    [
      'the option "id" of the plugin "posts" must be a non-empty string, not an object',
      'the option "path" of the plugin "posts" must be a non-empty string, not 7',
      'the option "include" of the plugin "posts" must be a list of patterns relative to the folder of the posts, not 5',
    ],
  ],
  ['search', { path: 7 }, 'the option "path" of the plugin "search" must be a string, not 7'],
  ['siteJson', { pretty: true }, 'the plugin "site-json" has no option "pretty"'],
  ['sitemap', { filename: 'x.xml' }, 'the plugin "sitemap" has no option "filename"'],
  ['sitemap', { priority: 2 }, 'the option "priority" of the plugin "sitemap" must be a number from 0 to 1, or false, not 2'],
  [
    'sitemap',
    { changefreq: 'often' },
    'the option "changefreq" of the plugin "sitemap" must be "always", "hourly", "daily", "weekly", "monthly", "yearly", "never" or false, not "often"',
  ],
  ['sitemap', { lastmod: 'day' }, 'the option "lastmod" of the plugin "sitemap" must be "date", "datetime" or false, not "day"'],
  [
    'socialCards',
    { color: 'red' },
    'the option "color" of the plugin "social-cards" must be "#" followed by six hexadecimal digits, such as "#0b5558", not "red"',
  ],
  [
    'tags',
    { onInlineTags: 'error' },
    'the option "onInlineTags" of the plugin "tags" must be "throw", "warn", "log" or "ignore", not "error"',
  ],
  ['tags', { perPage: 0 }, 'the option "perPage" of the plugin "tags" must be a whole number of at least 1, not 0'],
  ['twins', { llms: null }, 'the option "llms" of the plugin "twins" must be an object or false, not null'],
  ['twins', { llms: { fulll: true } }, 'the option "llms" of the plugin "twins" has no option "fulll"'],
])('%s(%j)', async (factory, options, message) => {
  const faults = await faultsOf(of(factory, options));
  expect(faults.map((fault) => fault.message)).toEqual([message].flat());
});

describe('of an outside plugin', () => {
  const schema = z.strictObject({ title: z.string(), deep: z.object({ url: z.url() }).optional() });
  const own = (options: unknown, optionsSchema: Plugin['optionsSchema'] = schema): Plugin => ({
    name: 'own',
    apiVersion: 1,
    options,
    optionsSchema,
  });

  it('are checked, and without options too', async () => {
    const [missing] = await faultsOf(own(undefined));
    expect(missing).toMatchObject({ message: 'the plugin "own" has no "title"', help: 'This key is required.' });
    const [wrong] = await faultsOf(own({ title: 'x', deep: { url: 'x' } }), "own({ title: 'x', deep: { url: 'x' } })");
    expect(wrong).toMatchObject({
      code: 'configure/invalid-value',
      message: 'the option "deep.url" of the plugin "own" cannot be "x": invalid URL',
      place: { start: { line: 1, column: 59 } },
    });
  });

  it('have no keys that a schema would drop without a word, at any depth', async () => {
    const schema = z.object({ deep: z.array(z.object({ url: z.string() })).optional() });
    expect(await faultsOf(own({ deep: [{ url: 'x', ulr: 'y' }], title: 'x' }, schema))).toMatchObject([
      { message: 'the plugin "own" has no option "title"', help: 'The options are "deep".' },
      { message: 'the option "deep[0]" of the plugin "own" has no option "ulr"', help: 'Did you mean "url"?' },
    ]);
    expect(await faultsOf(own({ title: 'x' }, z.looseObject({})))).toEqual([]);
  });

  it('come with a schema', async () => {
    expect(await faultsOf({ name: 'own', apiVersion: 1, options: { title: 'x' } })).toMatchObject([
      {
        code: 'configure/invalid-plugin',
        message: 'the plugin "own" has options without an "optionsSchema", so misspelled options would not be reported',
        help: 'Write `optionsSchema: z.strictObject({ key: z.string().optional() })`.',
      },
    ]);
    expect(await faultsOf({ name: 'own', apiVersion: 1, options: {} })).toEqual([]);
  });

  it('have a code of the plugin, where it declares one for them', async () => {
    const diagnostics = { 'invalid-option': { severity: 'error', summary: 'An option is wrong.' } } as const;
    expect(await faultsOf({ ...own({ title: 5 }), diagnostics, family: 'kin' })).toMatchObject([
      { code: 'kin/invalid-option', plugin: 'own', message: 'the option "title" of the plugin "own" must be a string, not 5' },
    ]);
  });

  it('tell of a schema that cannot be used', async () => {
    const broken = () => {
      throw new Error('no such file');
    };
    expect(await faultsOf(own({}, broken))).toMatchObject([
      { code: 'configure/invalid-plugin', message: 'the plugin "own" has an invalid "optionsSchema": no such file' },
    ]);
    expect(await faultsOf(own({}, (() => 7) as never))).toMatchObject([
      { message: 'the plugin "own" has an invalid "optionsSchema": it is not a Zod schema' },
    ]);
  });
});
