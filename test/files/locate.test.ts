// Places of values in TypeScript, JavaScript and JSON sources.
import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { locateInModule } from '../../src/files/locate/locate.ts';
import { LineIndex } from '../../src/kit/line-index.ts';

type Path = (string | number)[];

/** The text that is found at a path. */
function found(text: string, path: Path, part?: 'key' | 'value', file = 'site.config.ts'): string {
  const source = text.replace(/^\uFEFF/, '');
  const lines = new LineIndex(source);
  const { start, end } = locateInModule(text, file)(path, part);
  return source.slice(lines.offsetAt(start), lines.offsetAt(end));
}

const config = `import { defineConfig } from 'slodocs';
import { sitemap } from 'slodocs/plugins';

const url = 'https://docs.example';
const footer = { columns: [{ title: 'More', items: [] }] } as const;

export default defineConfig({
  title: "Dócs 😀", "tagline": \`x\`,
  url,
  theme: ({ navbar: { items: [{ label: 'A' }, { label: 'B', to: '/b' } satisfies Item] }, footer }),
  plugins: [sitemap({ ignore: ['/x'] }), ...more, late()],
  ...rest,
  [dynamic]: 1,
  42: 'n',
  method() { return 1; },
} satisfies UserConfig);
`;

describe('a config', () => {
  const cases: [path: Path, part: 'key' | 'value', text: string][] = [
    [['title'], 'value', '"Dócs 😀"'],
    [['title'], 'key', 'title'],
    [['tagline'], 'key', '"tagline"'],
    [['tagline'], 'value', '`x`'],
    [['url'], 'value', "'https://docs.example'"],
    [['url'], 'key', 'url'],
    [['theme', 'navbar', 'items', 1, 'to'], 'value', "'/b'"],
    [['theme', 'navbar', 'items', 0], 'value', "{ label: 'A' }"],
    [['theme', 'footer', 'columns', 0, 'title'], 'value', "'More'"],
    [['plugins', 0], 'value', "sitemap({ ignore: ['/x'] })"],
    [['plugins', 0, 'ignore'], 'value', "sitemap({ ignore: ['/x'] })"],
    [['plugins', 2], 'value', "[sitemap({ ignore: ['/x'] }), ...more, late()]"],
    [['theme', 'navbar', 'logo', 'src'], 'key', "{ items: [{ label: 'A' }, { label: 'B', to: '/b' } satisfies Item] }"],
    [[42], 'value', "'n'"],
    [['method'], 'key', 'method'],
  ];
  it.each(cases)('finds %j (%s)', (path, part, text) => {
    expect(found(config, path, part)).toBe(text);
  });

  it('gives the whole object for what a spread or a computed key may hold', () => {
    expect(found(config, ['elsewhere'])).toBe(config.slice(config.indexOf('{\n'), config.lastIndexOf(' satisfies')));
    expect(found(config, ['dynamic'])).toBe(found(config, []));
  });

  it('counts columns in UTF-16 code units', () => {
    expect(locateInModule(config, 'site.config.ts')(['tagline'], 'key')).toEqual({
      file: 'site.config.ts',
      start: { line: 8, column: 21 },
      end: { line: 8, column: 30 },
    });
  });
});

describe('the ways to export', () => {
  const ways: [name: string, text: string][] = [
    ['an object', "export default { a: 'x' };"],
    ['a type assertion', "export default <Config>{ a: 'x' };"],
    ['as and satisfies', "export default ({ a: 'x' } as unknown as Config) satisfies Config;"],
    ['a name', "const config: Config = { a: 'x' };\nexport default config;"],
    ['an exported name', "export const config = { a: 'x' };\nexport { config as default };"],
    ['a call with a name', "const config = { a: 'x' };\nexport default defineConfig(config);"],
    ['calls in calls', "export default withA(withB({ a: 'x' }));"],
    ['an arrow function', "export default () => ({ a: 'x' });"],
    ['an async arrow function with a body', "export default async () => { const b = 1; return { a: 'x' }; };"],
    ['a function', "export default function () { const own = { a: 'x' }; return own; }"],
    ['a named async function', "async function config() { return await { a: 'x' }; }\nexport default config;"],
    ['a function in a call', "export default defineConfig(async () => { return { a: 'x' }; });"],
    ['module.exports', "module.exports = { a: 'x' };"],
    ['export =', "export = { a: 'x' };"],
    ['a byte order mark', "\uFEFFexport default { a: 'x' };"],
    ['CRLF', "const y = 1;\r\nexport default {\r\n  a: 'x',\r\n};\r\n"],
    ['the last of two', "export default { a: 'y', a: 'x' };"],
  ];
  it.each(ways)('%s', (_, text) => {
    expect(found(text, ['a'])).toBe("'x'");
  });

  it('reads JSX in a .tsx and a .js file', () => {
    for (const file of ['a.tsx', 'a.js', 'a.jsx'])
      expect(found("const e = <b>x</b>;\nexport default { a: 'x' };", ['a'], 'value', file)).toBe("'x'");
  });

  it('stays with the call where its argument is no object', () => {
    expect(found('export default load("./config");', ['a'])).toBe('load("./config")');
    expect(found('export default make({ a: 1 }, 2);', ['a'])).toBe('make({ a: 1 }, 2)');
  });

  it('counts the elements of a list that is filtered, up to the first that may be left out', () => {
    const text = "module.exports = { docs: ['a', { id: 'b' }, on && { id: 'c' }, { id: 'd' }].filter(Boolean) };";
    expect(found(text, ['docs', 1, 'id'], 'value', 'sidebars.js')).toBe("'b'");
    expect(found(text, ['docs', 0], 'value', 'sidebars.js')).toBe("'a'");
    expect(found(text, ['docs', 2], 'value', 'sidebars.js')).toMatch(/^\['a'.*\.filter\(Boolean\)$/);
    expect(found(text.replace('Boolean', 'isOn'), ['docs', 0], 'value', 'sidebars.js')).toMatch(/^\[/);
  });

  it('does not run in circles', () => {
    expect(found('const a = b; const b = a;\nexport default a;', ['x'])).toBe('a');
  });
});

describe('JSON', () => {
  const json = '{\n  "title": "é",\n  "docs": [{ "path": "docs" }, { "path": "more" }]\n}\n';
  it('finds keys and values', () => {
    expect(found(json, ['docs', 1, 'path'], 'value', 'a.json')).toBe('"more"');
    expect(found(json, ['docs', 1, 'path'], 'key', 'a.json')).toBe('"path"');
    expect(found(json, ['docs', 5], 'value', 'a.json')).toBe('[{ "path": "docs" }, { "path": "more" }]');
  });

  it('reads a list at the top', () => {
    expect(found('["1.0", "0.9"]', [1], 'value', 'versions.json')).toBe('"0.9"');
  });
});

describe('sources that cannot be read', () => {
  const whole = (file: string) => ({ file, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } });
  it('gives the whole file', () => {
    expect(locateInModule('export default { a: ', 'x.ts')(['a'])).toEqual(whole('x.ts'));
    expect(locateInModule('{"a": }', 'x.json')(['a'])).toEqual(whole('x.json'));
    expect(locateInModule('export const a = 1;', 'x.ts')(['a'])).toEqual(whole('x.ts'));
    expect(locateInModule('', 'x.ts')([])).toEqual(whole('x.ts'));
  });
});

it('does not load the parser before the first question', async () => {
  const script = `
    import { createRequire } from 'node:module';
    import { locateInModule } from '../../src/files/locate/locate.ts';
    const loaded = () => Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('@babel'));
    const locate = locateInModule('export default { a: 1 }', 'a.ts');
    const before = loaded();
    locate(['a']);
    console.log(before, loaded());
  `;
  const { outputFiles } = await build({
    stdin: { contents: script, loader: 'ts', resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    conditions: ['source'],
  });
  const printed = execFileSync(process.execPath, ['--input-type=module'], { input: outputFiles[0]?.text, encoding: 'utf8' });
  expect(printed.trim()).toBe('false true');
});
