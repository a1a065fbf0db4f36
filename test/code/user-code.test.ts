// User code: real sources in temporary folders, bundled and run.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSiteCode } from '../../src/code/site-code/site-code.ts';
import { loadUserModules, UserCodeError } from '../../src/code/user-code.ts';

const folders: string[] = [];

/** A temporary folder with these files. */
function site(files: Record<string, string>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs code-')));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Below `node_modules`, so that it is Node that runs the modules: vitest would transform them and map their stacks itself. */
const codeOf = (root: string) => join(root, 'node_modules/.slodocs/code');

async function load(root: string, entries: string[], packageModules: Record<string, string> = {}) {
  const modules = await loadUserModules(
    entries.map((entry) => join(root, entry)),
    { root, codeDir: codeOf(root), packageModules, siteCode: openSiteCode({ owner: 'library' }) },
  );
  return entries.map((entry) => {
    const module = modules.get(join(root, entry));
    if (!module) throw new Error(`${entry} was not loaded`);
    return module;
  });
}

async function problems(loading: Promise<unknown>) {
  const error = await loading.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UserCodeError)) throw error ?? new Error('it loaded');
  return error.problems;
}

let reactModule: string;

beforeAll(() => {
  const here = fileURLToPath(import.meta.url);
  const from = (name: string) => JSON.stringify(pathToFileURL(join(here, '../../../node_modules', name)).href);
  const root = site({
    'react.mjs': `import react from ${from('react/index.js')};\nimport * as jsxRuntime from ${from('react/jsx-runtime.js')};\nexport { react, jsxRuntime };\n`,
  });
  reactModule = join(root, 'react.mjs');
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('require of a module of the site', () => {
  it.each([
    [
      'an object',
      "export default { items: ['a'] };",
      '[m.items.join(), m.default === m, Object.keys(m).join()]',
      ['a', true, 'items'],
    ],
    ['a list', "export default ['a', 'b'];", '[[...m].join(), m.default.length, JSON.stringify(m)]', ['a,b', 2, '["a","b"]']],
    ['a map', "export default new Map([['a', 1]]);", "[m.get('a'), m.default.get('a'), structuredClone(m).size]", [1, 1, 1]],
    ['a function', 'export default function pick() { return 1 }', '[m(), m.default(), m.name]', [1, 1, 'pick']],
    ['a class', 'export default class Own { #n = 1; get n() { return this.#n } }', '[new m().n, new m.default().n]', [1, 1]],
    ['a text', "export default 'a';", '[m.default]', ['a']],
    ['what is frozen', 'export default Object.freeze({ a: 1 });', '[m.default.a]', [1]],
    ['what has a default of its own', 'export default { default: 2 };', '[m.default.default]', [2]],
    ['names as well', 'export default { a: 1 }; export const b = 2;', '[m.default.a, m.b]', [1, 2]],
    ['CommonJS', 'module.exports = { a: 1 };', '[m.a]', [1]],
  ])('gives what it exports: %s', async (_, text, asked, expected) => {
    const root = site({ 'data.ts': text, 'entry.ts': `const m = require('./data.ts');\nexport default ${asked};` });
    const [module] = await load(root, ['entry.ts']);
    expect(module?.exports['default']).toEqual(expected);
  });
});

describe('what modules may be made of', () => {
  it('reads TypeScript, JSON, CommonJS, and @site', async () => {
    const root = site({
      'a.ts': `import data from './data.json'; import { twice } from './lib/twice'; import legacy from './legacy.cjs'; import { name } from '@site/name';
        enum Kind { One = 1 } export const kind: Kind = Kind.One; export default { ...data, four: twice(2), legacy, name };`,
      'data.json': '{"title": "T"}',
      'lib/twice.ts': 'export const twice = (n: number): number => n * 2;',
      'legacy.cjs': "const { sep } = require('node:path'); module.exports = { sep, file: __filename };",
      'name.tsx': "import './style.css'; import styles from './x.module.css'; export const name = styles.none ?? 'n';",
      'style.css': '.a { color: red; }',
      'x.module.css': '.b { color: red; }',
    });
    const [module] = await load(root, ['a.ts']);
    expect(module?.problems).toEqual([]);
    expect(module?.styles).toEqual([join(root, 'style.css'), join(root, 'x.module.css')]);
    expect(module?.exports).toEqual({
      kind: 1,
      default: { title: 'T', four: 4, legacy: { sep: '/', file: join(root, 'legacy.cjs') }, name: 'n' },
    });
    expect(module?.inputs).toEqual(['a.ts', 'data.json', 'legacy.cjs', 'lib/twice.ts', 'name.tsx']);
  });

  it('reads a JSON entry and a CommonJS entry', async () => {
    const root = site({ 'a.json': '{"title": "T", "n": [1]}', 'b.js': 'module.exports = { b: 1 };' });
    const [json, js] = await load(root, ['a.json', 'b.js']);
    expect(json?.exports['default']).toEqual({ title: 'T', n: [1] });
    expect(js?.exports['default']).toEqual({ b: 1 });
  });

  it('gives every source its own file and folder', async () => {
    const source = 'export const self = [import.meta.url, import.meta.filename, import.meta.dirname];';
    const root = site({
      'a.ts': `export * from './deep/b'; import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);
        const __dirname = 'mine'; export const own = [import.meta.url, __dirname, require('./data.json')]; // the end`,
      'deep/b.mjs': source,
      'data.json': '{"x": 1}',
    });
    const [module] = await load(root, ['a.ts']);
    const b = join(root, 'deep/b.mjs');
    expect(module?.exports).toEqual({
      self: [pathToFileURL(b).href, b, join(root, 'deep')],
      own: [pathToFileURL(join(root, 'a.ts')).href, 'mine', { x: 1 }],
    });
  });

  it('shares a module between entries', async () => {
    const root = site({
      'a.ts': "export { box } from './box';",
      'b.ts': "export { box } from './box';",
      'box.ts': 'export const box = {};',
    });
    const [a, b] = await load(root, ['a.ts', 'b.ts']);
    expect(a?.exports['box']).toBe(b?.exports['box']);
    expect(a?.inputs).toEqual(['a.ts', 'box.ts']);
  });

  it('honours the paths of a tsconfig, and makes calls of JSX that it would keep', async () => {
    const root = site({
      'tsconfig.json': '{"compilerOptions": {"jsx": "preserve", "paths": {"~/*": ["./lib/*"]}}}',
      'a.tsx': "import { one } from '~/one'; export default <b>{one}</b>;",
      'lib/one.ts': 'export const one = 1;',
    });
    const [module] = await load(root, ['a.tsx'], { react: reactModule });
    expect(module?.exports['default']).toMatchObject({ type: 'b', props: { children: 1 } });
  });

  it('loads nothing for no entries', async () => {
    const root = site({});
    expect(await load(root, [])).toEqual([]);
    expect(readdirSync(root)).toEqual([]);
  });
});

describe('packages', () => {
  it('are found from the importing file, run by Node, and count as inputs', async () => {
    const root = site({
      'a.ts':
        "import { version } from 'dep'; import cjs from 'dep/cjs'; import './plugin/b'; export { read } from './plugin/b'; export default [version, cjs];",
      'plugin/b.ts': "import { version } from 'dep'; export const read = version;",
      'node_modules/dep/package.json':
        '{"name": "dep", "exports": {".": {"module": "./bad.js", "import": "./esm.mjs"}, "./cjs": "./main.cjs"}}',
      'node_modules/dep/esm.mjs': "export const version = 'outer ' + import.meta.url;",
      'node_modules/dep/main.cjs': 'exports.here = __filename;',
      'plugin/node_modules/dep/package.json': '{"name": "dep", "main": "index.js", "type": "module"}',
      'plugin/node_modules/dep/index.js': "export const version = 'inner';",
    });
    const [module] = await load(root, ['a.ts']);
    expect(module?.exports).toEqual({
      read: 'inner',
      default: [
        `outer ${pathToFileURL(join(root, 'node_modules/dep/esm.mjs')).href}`,
        { here: join(root, 'node_modules/dep/main.cjs') },
      ],
    });
    expect(module?.inputs).toEqual([
      'a.ts',
      'node_modules/dep/esm.mjs',
      'node_modules/dep/main.cjs',
      'node_modules/dep/package.json',
      'plugin/b.ts',
      'plugin/node_modules/dep/index.js',
      'plugin/node_modules/dep/package.json',
    ]);
  });

  it('are required by CommonJS sources', async () => {
    const root = site({
      'a.cjs': "module.exports = [require('dep').x, typeof require('slodocs').defineConfig, require.resolve('dep')];",
      'node_modules/dep/package.json': '{"name": "dep"}',
      'node_modules/dep/index.js': 'exports.x = 1;',
      'running/slodocs.mjs': 'export const defineConfig = (config) => config;',
    });
    const [module] = await load(root, ['a.cjs'], { slodocs: join(root, 'running/slodocs.mjs') });
    expect(module?.exports['default']).toEqual([1, 'function', join(root, 'node_modules/dep/index.js')]);
  });

  it('of a workspace are sources when they are linked', async () => {
    const shared = site({
      'package.json': '{"name": "linked", "main": "index.ts"}',
      'index.ts': 'export const linked: string = "yes";',
    });
    const root = site({ 'a.ts': "export { linked } from 'linked';" });
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(shared, join(root, 'node_modules/linked'));
    const [module] = await load(root, ['a.ts']);
    expect(module?.exports).toEqual({ linked: 'yes' });
    expect(module?.inputs[0]).toMatch(/^\.\.\/slodocs code-.*\/index\.ts$/);
  });

  it('that slodocs provides are the running ones', async () => {
    const root = site({
      'a.ts': "export { instance } from 'slodocs/plugins';",
      'node_modules/running/plugins.mjs': 'export const instance = {};',
    });
    const file = join(root, 'node_modules/running/plugins.mjs');
    const [module] = await load(root, ['a.ts'], { 'slodocs/plugins': file });
    expect(module?.exports['instance']).toBe((await import(pathToFileURL(file).href)).instance);
  });
});

describe('React', () => {
  it('is one, for components and for packages that are made for it', async () => {
    const root = site({
      'a.tsx':
        "import React, { useState } from 'react'; import * as all from 'react'; import { hook } from 'kit'; export { React, useState, all, hook }; export default () => <><i>1</i></>;",
      'node_modules/kit/package.json': '{"name": "kit", "main": "index.js", "peerDependencies": {"react": "*"}}',
      'node_modules/kit/index.js':
        "const react = require('react'); exports.hook = react.useState; exports.jsx = require('react/jsx-runtime').jsx;",
      'node_modules/react/package.json': '{"name": "react"}',
      'node_modules/react/index.js': 'module.exports = { useState: null };',
    });
    const [module] = await load(root, ['a.tsx'], { react: reactModule });
    const { react } = await import(pathToFileURL(reactModule).href);
    expect(module?.exports['React']).toBe(react);
    expect(module?.exports['useState']).toBe(react.useState);
    expect(module?.exports['hook']).toBe(react.useState);
    expect(module?.exports['all']).toMatchObject({ createElement: react.createElement, Fragment: react.Fragment });
    const Component = module?.exports['default'] as () => { type: unknown };
    expect(Component().type).toBe(react.Fragment);
    expect(module?.inputs).toContain('node_modules/kit/index.js');
  });

  it('has the runtime of development builds and of its compiler', async () => {
    const root = site({
      'a.ts': "export { jsxDEV, Fragment } from 'react/jsx-dev-runtime'; export { c } from 'react/compiler-runtime';",
    });
    const [module] = await load(root, ['a.ts'], { react: reactModule });
    const jsxDEV = module?.exports['jsxDEV'] as (...args: unknown[]) => unknown;
    expect(jsxDEV('i', { id: 'x' }, 'k', false)).toMatchObject({ type: 'i', key: 'k', props: { id: 'x' } });
    expect(module?.exports['c']).toBeTypeOf('function');
  });
});

describe('what is wrong with source', () => {
  it('is listed in full, in UTF-16 columns, for all entries', async () => {
    const root = site({
      'a.ts': "const é = '😀'; let y = = 2;\n",
      'b.ts': "import './missing';\nimport 'no-such-package';\nexport default 1;\n",
    });
    expect(await problems(load(root, ['a.ts', 'b.ts']))).toEqual([
      {
        kind: 'syntax',
        message: 'unexpected "="',
        place: { file: 'a.ts', start: { line: 1, column: 25 }, end: { line: 1, column: 26 } },
      },
      {
        kind: 'unresolved',
        message: 'could not resolve "./missing"',
        place: { file: 'b.ts', start: { line: 1, column: 8 }, end: { line: 1, column: 19 } },
      },
      {
        kind: 'unresolved',
        message: 'could not resolve "no-such-package"',
        place: { file: 'b.ts', start: { line: 2, column: 8 }, end: { line: 2, column: 25 } },
      },
    ]);
    expect(readdirSync(codeOf(root))).toEqual([]);
  });

  it('names an entry that is not there', async () => {
    const root = site({});
    expect(await problems(load(root, ['gone.ts']))).toMatchObject([
      { kind: 'unresolved', place: { file: 'gone.ts', start: { line: 1, column: 1 } } },
    ]);
  });

  it('leaves a byte order mark out and our own lines too', async () => {
    const root = site({
      'a.ts': '\uFEFFlet y = = 2;',
      'b.ts': 'export const url = [import.meta.url;\n',
      'c.ts': '// 1\nexport function f() { import.meta.url;\n\n',
    });
    expect(await problems(load(root, ['a.ts']))).toMatchObject([{ place: { start: { line: 1, column: 9 } } }]);
    expect(await problems(load(root, ['b.ts']))).toMatchObject([{ place: { start: { line: 1, column: 36 } } }]);
    expect(await problems(load(root, ['c.ts']))).toMatchObject([
      {
        message: 'the file ends before the code is complete',
        place: { file: 'c.ts', start: { line: 2, column: 39 }, end: { line: 2, column: 39 } },
      },
    ]);
  });
});

describe('what modules throw', () => {
  it('is placed in the source, and leaves other entries alone', async () => {
    const root = site({
      'a.ts': "import { fail } from './lib/fail';\nconst typed: string = 'x';\nfail(typed);\n",
      'lib/fail.ts':
        "interface Long {\n  x: 1;\n}\nexport function fail(why: string): Long {\n  const é = '😀'; throw new TypeError('no:\\n ' + why + é);\n}\n",
      'b.ts': 'export default 1;',
    });
    const [a, b] = await load(root, ['a.ts', 'b.ts']);
    expect(a?.exports).toEqual({});
    expect(a?.problems).toEqual([
      {
        kind: 'threw',
        message: 'no: x😀',
        place: { file: 'lib/fail.ts', start: { line: 5, column: 25 }, end: { line: 5, column: 38 } },
      },
    ]);
    expect(b?.problems).toEqual([]);
    expect(b?.exports).toEqual({ default: 1 });
  });

  it('has the first line of ours in its stack when a package throws', async () => {
    const root = site({
      'a.ts': "import { fail } from 'dep';\n\nexport default fail();\n",
      'node_modules/dep/package.json': '{"name": "dep", "type": "module"}',
      'node_modules/dep/index.js': "export const fail = () => { throw new Error('from dep'); };",
    });
    const [module] = await load(root, ['a.ts']);
    expect(module?.problems).toMatchObject([{ message: 'from dep', place: { file: 'a.ts', start: { line: 3, column: 16 } } }]);
  });

  it('may be no error at all', async () => {
    const root = site({ 'a.ts': "\nthrow 'text';" });
    const [module] = await load(root, ['a.ts']);
    expect(module?.problems).toEqual([
      { kind: 'threw', message: 'text', place: { file: 'a.ts', start: { line: 1, column: 1 }, end: { line: 1, column: 1 } } },
    ]);
  });

  it('tells which name a package does not have, and the nearest', async () => {
    const root = site({
      'a.ts': "import {\n  sitmap,\n} from 'slodocs/plugins';\nexport default sitmap;\n",
      'b.ts': "import { two } from 'dep';\nexport default two;\n",
      'running/plugins.mjs': 'export const sitemap = 1;',
      'node_modules/dep/package.json': '{"name": "dep"}',
      'node_modules/dep/index.js': 'exports.one = 1;',
    });
    const [a, b] = await load(root, ['a.ts', 'b.ts'], { 'slodocs/plugins': join(root, 'running/plugins.mjs') });
    expect(a?.problems).toEqual([
      {
        kind: 'unresolved',
        message: '"slodocs/plugins" has no export "sitmap"',
        help: 'Did you mean "sitemap"?',
        place: { file: 'a.ts', start: { line: 2, column: 3 }, end: { line: 2, column: 9 } },
      },
    ]);
    expect(b?.problems).toMatchObject([
      {
        message: '"dep" has no export "two"',
        help: 'The package is installed, but does not export this name.',
        place: { file: 'b.ts', start: { line: 1, column: 10 } },
      },
    ]);
  });
});

describe('the store', () => {
  it('keeps one folder for equal code, and another for changed code', async () => {
    const root = site({ 'a.ts': 'export default 1;' });
    const [first] = await load(root, ['a.ts']);
    const [again] = await load(root, ['a.ts']);
    expect(again?.file).toBe(first?.file);
    writeFileSync(join(root, 'a.ts'), 'export default 2;');
    const [changed] = await load(root, ['a.ts']);
    expect(changed?.exports['default']).toBe(2);
    expect(readdirSync(codeOf(root))).toHaveLength(2);
  });

  it('stands several builds at once', async () => {
    const root = site({ 'a.ts': 'export default {};', 'b.ts': "export { default } from './a';" });
    const all = await Promise.all(Array.from({ length: 8 }, () => load(root, ['a.ts', 'b.ts'])));
    expect(new Set(all.map(([a]) => a?.exports['default'])).size).toBe(1);
    expect(readdirSync(codeOf(root))).toHaveLength(1);
  });

  it('mends a damaged module', async () => {
    const root = site({ 'a.ts': 'export default 1;' });
    const [module] = await load(root, ['a.ts']);
    const file = module?.file ?? '';
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, 20));
    await load(root, ['a.ts']);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readdirSync(codeOf(root))).toHaveLength(1);
  });

  it('may lie behind a link', async () => {
    const real = site({});
    const root = site({ 'a.ts': '\n  null.x;\n' });
    symlinkSync(real, join(root, 'link'));
    const modules = await loadUserModules([join(root, 'a.ts')], {
      root,
      codeDir: join(root, 'link/node_modules/code'),
      packageModules: {},
      siteCode: openSiteCode({ owner: 'library' }),
    });
    expect(modules.get(join(root, 'a.ts'))?.problems).toMatchObject([{ place: { file: 'a.ts', start: { line: 2, column: 8 } } }]);
  });
});
