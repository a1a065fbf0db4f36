// Every fault of a configuration: its code, its words, and its place.
import { symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configText, configureSite, digest, site, wordsAt } from './site.ts';

async function faultsOf(text: string, file = 'site.config.ts') {
  const { config, diagnostics } = await configureSite(site({ [file]: text }));
  expect(config).toBeUndefined();
  return diagnostics;
}

describe('no config', () => {
  it('is told of, with the folder', async () => {
    const root = site({});
    const { config, diagnostics } = await configureSite(root);
    expect(config).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: 'configure/no-config', message: `there is no "site.config.ts" in "${root}" or above it` },
    ]);
  });

  it('is told of a folder and of a config that do not exist', async () => {
    const root = site({ 'site.config.ts': configText('') });
    expect((await configureSite(join(root, 'nope'))).diagnostics).toMatchObject([
      { message: `the folder "${join(root, 'nope')}" does not exist` },
    ]);
    expect((await configureSite(root, { config: 'x.ts' })).diagnostics).toMatchObject([
      { message: 'the configuration file "x.ts" does not exist' },
    ]);
  });

  it('warns of a second one', async () => {
    const root = site({ 'site.config.ts': configText(''), 'site.config.json': '{}' });
    const { config, diagnostics } = await configureSite(root);
    expect(config).toBeDefined();
    expect(diagnostics).toMatchObject([
      { code: 'configure/several-configs', severity: 'warning', place: { file: 'site.config.json' } },
    ]);
  });
});

describe('a config that cannot be run', () => {
  it.each([
    ['tagline', "get tagline() { throw new Error('got'); }", 'this value cannot be read: got'],
    ['a plugin', "plugins: [{ name: 'a', apiVersion: 1, get head() { throw 1; } }]", 'this value cannot be read: 1'],
    [
      'a class',
      "plugins: [new (class { name = 'a'; apiVersion = 1; get head() { throw undefined; } })()]",
      'this value cannot be read: undefined',
    ],
    [
      'a proxy',
      'plugins: [new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 2; } })]',
      'this value is a Proxy, which can return a different value each time',
    ],
  ])('has the place of what cannot be read: %s', async (_, setting, message) => {
    const [fault, ...others] = await faultsOf(configText(`  ${setting},\n`));
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ code: 'configure/invalid-value', message, place: { file: 'site.config.ts' } });
  });

  it('has the place of a value that stands too deep, or in itself', async () => {
    const deep = 'let item = {};\nfor (let n = 0; n < 5000; n++) item = { items: [item] };\n';
    const navbar = `${deep}export default { title: 'T', url: 'https://x.example', theme: { navbar: item } };`;
    expect(digest(await faultsOf(navbar), navbar)).toEqual([
      ['configure/invalid-value', 'this value is nested more than 100 levels deep', 'item'],
    ]);
    const plugins = `${deep}export default { title: 'T', url: 'https://x.example', plugins: [item] };`;
    expect(digest(await faultsOf(plugins), plugins)).toEqual([
      ['configure/invalid-value', 'this value is nested more than 1001 levels deep', 'item'],
    ]);
    const loop =
      "const item = { items: [] };\nitem.items.push(item);\nexport default { title: 'T', url: 'https://x.example', theme: { navbar: item } };";
    expect(digest(await faultsOf(loop), loop)).toEqual([['configure/invalid-value', 'this value contains itself', '[]']]);
  });

  it('has the place of a syntax error', async () => {
    const text = "export default {\n  title: 'Ünï', url: ]\n};\n";
    expect(digest(await faultsOf(text), text)).toEqual([['configure/syntax', 'unexpected "]"', ']']]);
  });

  it('has the place of a syntax error in JSON', async () => {
    const text = '{\n  "title": "T",\n  "url" "x"\n}';
    expect(digest(await faultsOf(text, 'site.config.json'), text)).toEqual([
      ['configure/syntax', 'expected ":" in JSON but found "\\"x\\""', '"x"'],
    ]);
  });

  it('has the place of an import that leads nowhere', async () => {
    const text = "import './gone';\nimport { sitmap } from 'slodocs/plugins';\nexport default sitmap;\n";
    expect(digest(await faultsOf(text), text)).toEqual([
      ['configure/unresolved-import', 'could not resolve "./gone"', "'./gone'"],
    ]);
    const second = text.slice(text.indexOf('\n') + 1);
    const faults = await faultsOf(second);
    expect(digest(faults, second)).toEqual([
      ['configure/unresolved-import', '"slodocs/plugins" has no export "sitmap"', 'sitmap'],
    ]);
    expect(faults[0]?.help).toBe('Did you mean "sitemap"?');
  });

  it('has the line that threw, in whichever file', async () => {
    const text = "import { read } from './site/read';\n\nexport default { title: read('TITLE'), url: 'https://docs.example' };\n";
    const read = "export function read(name: string): string {\n  throw new Error('no ' + name);\n}\n";
    const { diagnostics } = await configureSite(site({ 'site.config.ts': text, 'site/read.ts': read }));
    expect(diagnostics).toMatchObject([
      { code: 'configure/config-threw', message: 'the configuration threw an error: no TITLE', place: { file: 'site/read.ts' } },
    ]);
    expect(diagnostics[0]?.place && wordsAt(read, diagnostics[0].place)).toBe('new Error');
  });

  it('has the line that threw when its function was called', async () => {
    const text =
      'export default async () => {\n  await null;\n  const all: string[] = [];\n  return { title: all[0].trim() };\n};\n';
    expect(digest(await faultsOf(text), text)).toEqual([
      [
        'configure/config-threw',
        "the configuration threw an error: Cannot read properties of undefined (reading 'trim')",
        'trim',
      ],
    ]);
  });

  it('is told of an export of another kind', async () => {
    expect(await faultsOf('export const title = 1;')).toMatchObject([
      { code: 'configure/invalid-value', message: '"site.config.ts" has no default export' },
    ]);
    expect(await faultsOf('export default [1];')).toMatchObject([
      { message: 'the default export of "site.config.ts" is not an object' },
    ]);
  });
});

describe('keys', () => {
  it('that are unknown have the nearest, and an edit', async () => {
    const text = configText("taglin: 'x',\n  theme: { navbar: { 'itms': [], items: [{ lable: 'A', to: '/a' }] } },\n");
    const faults = await faultsOf(text);
    expect(digest(faults, text)).toEqual([
      ['configure/unknown-key', 'the configuration has no key "taglin"', 'taglin'],
      ['configure/unknown-key', '"theme.navbar" has no key "itms"', "'itms'"],
      ['configure/unknown-key', '"theme.navbar.items[0]" has no key "lable"', 'lable'],
    ]);
    expect(faults.map(({ fix }) => fix?.text)).toEqual(['tagline', undefined, 'label']);
    expect(faults[0]?.help).toBe('Did you mean "tagline"?');
  });

  it('are renamed with their quotes, and not where they name a variable too', async () => {
    const text = "const taglin = 'x';\nexport default { \"titel\": 'T', url: 'https://docs.example', taglin };\n";
    const faults = await faultsOf(text);
    expect(faults.filter(({ code }) => code === 'configure/unknown-key').map(({ fix }) => fix?.text)).toEqual([
      '"title"',
      undefined,
    ]);
  });

  it('of Docusaurus lead to ours', async () => {
    const text = configText('themeConfig: {},\n  future: {},\n');
    const faults = await faultsOf(text);
    expect(faults.map(({ help }) => help)).toEqual([
      'Its settings are now in "theme": "navbar", "footer", "announcement", "colorMode", "docs", "image" and "metadata".',
      'There is nothing to opt into. See the help for each of its keys.',
    ]);
  });

  it('that must be there are named', async () => {
    expect((await faultsOf('export default {};')).map(({ message }) => message)).toEqual([
      'the configuration has no "title"',
      'the configuration has no "url"',
    ]);
  });
});

describe('values', () => {
  const cases: [members: string, message: string, words: string][] = [
    ["trailingSlash: 'yes',\n", '"trailingSlash" must be true or false, not "yes"', "'yes'"],
    ['tagline: null,\n', '"tagline" must be a string, not null', 'null'],
    ["staticDirectories: 'static',\n", '"staticDirectories" must be a list, not "static"', "'static'"],
    ["markdown: { format: 'MD' },\n", '"markdown.format" must be "mdx", "md" or "detect", not "MD"', "'MD'"],
    ["onBrokenLinks: 'error',\n", '"onBrokenLinks" must be "throw", "warn", "log" or "ignore", not "error"', "'error'"],
    [
      "baseUrl: 'https://x.example/docs/',\n",
      '"baseUrl" must be a path such as "/docs/", not "https://x.example/docs/"',
      "'https://x.example/docs/'",
    ],
    ['docs: [],\n', '"docs" must have an entry', '[]'],
    ['docs: [{ path: "" }],\n', '"docs[0].path" must not be empty', '""'],
    ['docs: [{ sidebars: 3 }],\n', '"docs[0].sidebars" must be the path of a module, sidebars, or false, not 3', '3'],
    [
      "docs: [{}, { id: 'x', path: 'x' }, { id: 'default', path: 'y' }],\n",
      '"docs[2].id" must differ from the id "default" of "docs[0]"',
      "'default'",
    ],
    [
      "docs: [{ editUrl: 'edit/' }],\n",
      '"docs[0].editUrl" must be an address such as "https://docs.example.com", not "edit/"',
      "'edit/'",
    ],
    [
      "theme: { navbar: { items: [{ label: 'A' }] } },\n",
      '"theme.navbar.items[0]" must have "to", "href" or "items"',
      "{ label: 'A' }",
    ],
    ['preset: { sitemap: {} },\n', '"preset.sitemap" must be false, not an object', '{}'],
    [
      "severity: { 'resolve/broken-link': 'warn' },\n",
      '"severity[\'resolve/broken-link\']" must be "error", "warning", "info" or "off", not "warn"',
      "'warn'",
    ],
    ['plugins: { a: 1 },\n', '"plugins" must be a list, not an object', '{ a: 1 }'],
  ];
  it.each(cases)('%j', async (members, message, words) => {
    const text = configText(members);
    expect(digest(await faultsOf(text), text)).toEqual([['configure/invalid-value', message, words]]);
  });

  it('that are nearly right come with an edit', async () => {
    const [fault] = await faultsOf(configText("markdown: { format: 'detct' },\n"));
    expect(fault).toMatchObject({ help: 'Did you mean "detect"?', fix: { text: "'detect'" } });
  });

  it('with a path in "url" lead to "baseUrl"', async () => {
    const text = configText('').replace('docs.example', 'docs.example/manual');
    const faults = await faultsOf(text);
    expect(digest(faults, text)).toEqual([
      ['configure/invalid-value', '"url" must not contain a path, but contains "/manual"', "'https://docs.example/manual'"],
    ]);
    expect(faults[0]?.help).toContain("`url: 'https://docs.example', baseUrl: '/manual/'`");
  });

  it('of the request are checked too', async () => {
    const { config, diagnostics } = await configureSite(site({ 'site.config.ts': configText('') }), {
      baseUrl: 'https://x/',
      concurrency: 0,
    });
    expect(config).toBeUndefined();
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'the base URL of this build must be a path such as "/docs/", not "https://x/"',
      'the concurrency of this build must be a whole number of at least 1, not 0',
    ]);
  });
});

describe('plugins', () => {
  const cases: [member: string, message: string, words?: string][] = [
    ["'posts'", '"plugins[0]" is not a plugin'],
    ['null', '"plugins[0]" is not a plugin'],
    ['posts', '"plugins[0]" is a function, not a plugin'],
    ['{ apiVersion: 1 }', '"plugins[0]" has no name'],
    ["{ name: 'My Plugin', apiVersion: 1 }", '"plugins[0]" is named "My Plugin"', "'My Plugin'"],
    ["{ name: 'mine' }", 'the plugin "mine" does not set an API version'],
    ["{ name: 'mine', apiVersion: 2 }", 'the plugin "mine" is for API version 2', '2'],
    ["{ name: 'resolve', apiVersion: 1 }", 'the plugin name "resolve" is taken', "'resolve'"],
    ["{ name: 'mine', apiVersion: 1, emit: {} }", 'the plugin "mine" has a hook "emit" that is not a function', '{}'],
    [
      "{ name: 'mine', apiVersion: 1, translates: 'data.yaml' }",
      'the plugin "mine" has a "translates" that is not a function',
      "'data.yaml'",
    ],
    ["{ name: 'mine', apiVersion: 1, reslove() {} }", 'the plugin "mine" has a hook "reslove", which is never called', 'reslove'],
    [
      "{ name: 'mine', apiVersion: 1, inputs: '*.json' }",
      'the plugin "mine" has "inputs" that are not a list of glob patterns',
      "'*.json'",
    ],
    [
      "{ name: 'mine', apiVersion: 1, inputs: ['../../**/*'] }",
      'the plugin "mine" has "inputs" that match everything around the site: "../../**/*"',
      "['../../**/*']",
    ],
    [
      "{ name: 'mine', apiVersion: 1, frontMatter: { a: 'string' } }",
      'the plugin "mine" has "frontMatter" that is not made of Zod schemas',
      "{ a: 'string' }",
    ],
    [
      "{ name: 'mine', apiVersion: 1, diagnostics: { bad: { severity: 'fatal', summary: '' } } }",
      'the plugin "mine" has an invalid diagnostic "bad"',
      "{ severity: 'fatal', summary: '' }",
    ],
  ];
  it.each(cases)('%s', async (member, message, words = member) => {
    const text = configText(`  plugins: [${member}],\n`);
    expect(digest(await faultsOf(text), text)).toEqual([['configure/invalid-plugin', message, words]]);
  });

  it('that are factories come with an edit', async () => {
    const [fault] = await faultsOf(configText('plugins: [posts],\n'));
    expect(fault?.fix).toMatchObject({ text: 'posts()' });
  });

  it('of one name are told of, both', async () => {
    const text = configText('plugins: [posts({ a: 1 }), posts()],\n');
    const faults = await faultsOf(text);
    expect(digest(faults, text)).toEqual([['configure/duplicate-plugin', 'two plugins are named "posts"', 'posts()']]);
    expect(faults[0]?.related?.map(({ place }) => wordsAt(text, place))).toEqual(['posts({ a: 1 })']);
  });

  it('that the preset does not have cannot be dropped', async () => {
    const text = configText('preset: { sitemaps: false, feeds: false },\n');
    const faults = await faultsOf(text);
    expect(digest(faults, text)).toEqual([
      ['configure/unknown-preset-member', 'the preset has no plugin "sitemaps"', 'sitemaps'],
      ['configure/unknown-preset-member', 'the preset has no plugin "feeds"', 'feeds'],
    ]);
    expect(faults.map(({ help, fix }) => [help, fix?.text])).toEqual([
      ['Did you mean "sitemap"?', 'sitemap'],
      ['The plugins are redirects, sitemap.', undefined],
    ]);
  });
});

describe('codes', () => {
  it('that do not exist have the nearest', async () => {
    const text = configText("severity: { 'resolve/broken-lnk': 'off', 'x/y': 'loud' },\n");
    const faults = await faultsOf(text);
    expect(digest(faults, text)).toEqual([
      ['configure/unknown-code', 'there is no code "resolve/broken-lnk"', "'resolve/broken-lnk'"],
      ['configure/unknown-code', 'there is no code "x/y"', "'x/y'"],
      ['configure/invalid-value', '"severity[\'x/y\']" must be "error", "warning", "info" or "off", not "loud"', "'loud'"],
    ]);
    expect(faults[0]?.fix?.text).toBe("'resolve/broken-link'");
  });
});

describe('an output folder', () => {
  const cases: [outDir: string, message: string][] = [
    ['.', 'is the folder of the site'],
    ['..', 'contains the folder of the site'],
    ['/', 'is the root of the file system'],
    [homedir(), 'is your home folder'],
    ['docs', 'is the docs folder "docs"'],
    ['content', 'contains the docs folder "content/a"'],
    ['static', 'is the static folder "static"'],
    ['static/out', 'is in the static folder "static", whose files are copied to it'],
    ['site', 'contains "site/title.ts"'],
    ['node_modules', 'contains "node_modules/running/plugins.mjs"'],
    ['node_modules/x', 'is in the folder of a tool, "node_modules"'],
    ['docs/out', 'is in the docs folder "docs"'],
    ['versioned_docs', 'is "versioned_docs"'],
    ['link', 'is the docs folder "docs"'],
    ['link/..', 'is the folder of the site'],
    ['a.txt', 'is a file'],
  ];
  const text = configText("docs: [{}, { id: 'a', path: 'content/a' }],\n")
    .replace("title: 'T'", 'title')
    .replace('\n\n', "\nimport { title } from './site/title';\n");
  it.each(cases)('%s', async (outDir, message) => {
    const root = site({ 'site.config.ts': text, 'site/title.ts': "export const title = 'T';", 'docs/a.md': '', 'a.txt': '' });
    symlinkSync(join(root, 'docs'), join(root, 'link'));
    const { config, diagnostics } = await configureSite(root, { outDir });
    expect(config).toBeUndefined();
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['configure/unsafe-out-dir', `the output folder "${outDir}" ${message}`],
    ]);
  });

  it('may stand outside, and in a docs folder that is the root', async () => {
    const root = site({ 'site.config.ts': configText("docs: [{ path: '.' }],\n") });
    const outside = site({});
    expect((await configureSite(root, { outDir: join(outside, 'out') })).config?.outDir).toBe(join(outside, 'out'));
    expect((await configureSite(root)).diagnostics).toEqual([]);
  });
});

it('lists all faults of a config in one run', async () => {
  const text = `import { posts } from 'slodocs/plugins';
export default {
  titel: 'T',
  url: 'docs.example',
  plugins: [posts, posts()],
  severity: { 'nothing/here': 'off' },
};
`;
  const { diagnostics } = await configureSite(site({ 'site.config.ts': text }), { outDir: 'docs' });
  expect(diagnostics.map(({ code, place }) => [code, place?.start.line])).toEqual([
    ['configure/unsafe-out-dir', undefined],
    ['configure/unknown-key', 3],
    ['configure/invalid-value', 4],
    ['configure/invalid-plugin', 5],
    ['configure/unknown-code', 6],
  ]);
});
