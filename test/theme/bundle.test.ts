// The built theme: loads in plain Node, holds one React, is deterministic, small, and keeps the licences of what it holds.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { BrowserModules } from '#model/theme';
import { deepTest } from '../property-runs.ts';

const script = fileURLToPath(new URL('../../scripts/build-theme.mjs', import.meta.url));
/** That of the package, beside which its declarations stand. */
const first = fileURLToPath(new URL('../../dist/theme', import.meta.url));
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

/** What a module prints that a plain Node runs far from this package. */
function run(code: string): string {
  const head = ['server', 'react'].map(
    (name) => `import * as ${name} from ${JSON.stringify(pathToFileURL(join(first, `${name}.js`)))};`,
  );
  return execFileSync(process.execPath, ['--input-type=module', '-e', `${head.join('')}${code}`], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
}

describe('the server modules', () => {
  it('hold one React between them, made for production', () => {
    const code = `
      const { server: theme } = server;
      const { react: React, jsxRuntime } = react;
      const Context = React.createContext('out');
      const Reader = () => React.useContext(Context) + React.useState('!')[0];
      const inside = theme.renderElement(jsxRuntime.jsx(Context, { value: 'in', children: jsxRuntime.jsx(Reader, {}) }));
      console.log(inside, theme.jsxRuntime.jsx === jsxRuntime.jsx, theme.jsxRuntime.Fragment === React.Fragment);`;
    expect(run(code).trim()).toBe('in! true true');
    expect(read(first, 'server.js')).not.toMatch(/react-dom-server[\w.-]*development/);
  });

  it('render a layout', () => {
    const site = {
      title: 'T',
      tagline: '',
      baseUrl: '/',
      homeHref: '/',
      logo: null,
      navbar: [],
      footer: [],
      copyright: null,
      announcement: null,
      footerLogo: null,
      social: [],
      colorMode: null,
      search: null,
    };
    const page = { layout: 'not-found', site, title: '', description: '', sidebar: null, sections: [] };
    expect(run(`console.log(server.server.renderLayout(${JSON.stringify(page)}, ''))`)).toContain(
      '<h1 class="title">Page not found</h1>',
    );
  });

  it('import nothing that Node would have to find', () => {
    const chunks = readdirSync(join(first, 'chunks')).map((name) => `chunks/${name}`);
    const modules = ['server.js', 'react.js', 'public.js', ...chunks].map((file) => read(first, file)).join('\n');
    const specifiers = [...modules.matchAll(/\b(?:from|import) ?["']([^"']+)["']/g)].map((match) => match[1]);
    // Chunks import one another from beside them.
    const found = new Set(specifiers.map((one = '') => one.replace(/^\.\/(?:chunks\/)?/, 'chunks/')));
    expect(found).toEqual(new Set(chunks));
    expect(modules).not.toMatch(/Dynamic require|createRequire/);
  });
});

deepTest('builds the same bytes each time', () => {
  const second = mkdtempSync(join(tmpdir(), 'slodocs-theme-'));
  onTestFinished(() => rmSync(second, { recursive: true }));
  execFileSync(process.execPath, [script, second]);
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$/.test(name) && !name.endsWith('.d.ts'))
      .sort();
  expect(files(second)).toEqual(files(first));
  for (const file of files(first)) expect(read(second, file)).toBe(read(first, file));
});

it('keeps the licences of React', () => {
  expect(read(first, 'LICENSES.txt')).toMatch(/^react \d.*MIT License.*^react-dom \d.*MIT License/ms);
});

describe.each(['browser', 'browser-development'])('the modules in %s', (folder) => {
  const list = () => JSON.parse(read(first, `${folder}/modules.json`)) as BrowserModules;

  it('hold one React between them', () => {
    const { modules } = list();
    const holders = Object.keys(modules).filter((name) => read(first, `${folder}/${modules[name]}`).includes('react.suspense'));
    expect(holders).toEqual(['slodocs/content']);
  });

  it('name all that they import', () => {
    const { modules, imports } = list();
    const { 'slodocs/client': client = '', 'slodocs/content': content = '' } = modules;
    expect(imports).toMatchObject({ [client]: [], [content]: [client], [modules.react ?? '']: [client, content] });
    for (const [file, others] of Object.entries(imports)) {
      const named = read(first, `${folder}/${file}`).matchAll(/(?:from|import) ?"\.\/([^"]+)"/g);
      for (const [, other] of named) expect(others).toContain(other);
    }
  });
});

const { modules, imports } = JSON.parse(read(first, 'browser/modules.json')) as BrowserModules;
const { 'slodocs/client': client = '', 'slodocs/content': content = '', 'slodocs/early': early = '' } = modules;

it.each([
  ['16 kB of script of the theme for a page', [early, client, ...(imports[client] ?? [])], 16_000],
  [
    '70 kB more for its first island, with React',
    [content, ...(imports[content] ?? []).filter((file) => file !== client)],
    70_000,
  ],
] as const)('loads less than %s', (_, files, most) => {
  const weights = files.map((file) => [file, gzipSync(read(first, `browser/${file}`), { level: 9 }).length] as const);
  console.log(`gzip -9: ${weights.map(([file, bytes]) => `${file} ${bytes}`).join(', ')}`);
  expect(weights.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(most);
});

describe('the stylesheet', () => {
  it('is small', () => {
    expect(gzipSync(read(first, 'theme.css')).length).toBeLessThan(20_000);
  });

  it('loads nothing, keeps to its layers and to logical sides', () => {
    const css = read(first, 'theme.css');
    expect(css.match(/url\((?!["']?data:)/g)).toBeNull();
    expect(css).not.toContain('@import');
    expect(css).toContain('@layer reset,tokens,base,layout,parts,print;');
    expect(css).not.toMatch(/[;{](?:margin|padding|border)-(?:left|right)|[;{](?:left|right):|float:(?:left|right)/);
  });
});
