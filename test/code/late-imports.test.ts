// The rewriting of dynamic imports in bundled modules: those of the bundle, and nothing that only looks like one.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type BrowserBundle, bundleForBrowsers } from '../../src/code/browser-bundle.ts';
import { rewriteImports } from '../../src/code/late-imports.ts';
import { writeSite } from '../pipeline/built-site.ts';

const addresses = new Set(['./chunk-A.js']);
const rewrite = (text: string) => rewriteImports(text, addresses, 'late-1.js');
const last = (name = 'importLate') => `import{importLate as ${name}}from'./late-1.js';\n`;

describe('rewriteImports', () => {
  it('calls the function for an import of the bundle, wherever it stands', () => {
    const text =
      'const a=()=>import("./chunk-A.js").then(b=>b.c);async function d(){for(const e of[await import(\'./chunk-A.js\')])e(import(`./chunk-A.js`))}\n';
    expect(rewrite(text)).toBe(
      `const a=()=>importLate("./chunk-A.js").then(b=>b.c);async function d(){for(const e of[await importLate('./chunk-A.js')])e(importLate(\`./chunk-A.js\`))}\n${last()}`,
    );
  });

  it('leaves texts, comments, patterns, members and other files alone', () => {
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: source text
    const same = [
      'const a="import(\\"./chunk-A.js\\")";',
      'const b=`import("./chunk-A.js") ${1}`;',
      '/* import("./chunk-A.js") */ // import("./chunk-A.js")\n',
      'const c=/import[(]".\\/chunk-A.js"/;',
      'const d={import(e){}};d.import("./chunk-A.js");d?.import("./chunk-A.js");',
      'import("./chunk-B.js");import(f+"./chunk-A.js");import(`./chunk-A.js${f}`);',
      'import"./chunk-A.js";import g from"./chunk-A.js";export*from"./chunk-A.js";',
    ];
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: source text
    for (const text of same) expect(rewrite(text), text).toBeUndefined();
    const all = `${same.slice(0, 5).join('\n')}\n`;
    expect(rewrite(`${all}import("./chunk-A.js");\n`)).toBe(`${all}importLate("./chunk-A.js");\n${last()}`);
  });

  it('calls it by a name that the file does not have', () => {
    expect(rewrite('const importLate=1,importLate_="x";import("./chunk-A.js")')).toBe(
      `const importLate=1,importLate_="x";importLate__("./chunk-A.js")\n${last('importLate__')}`,
    );
  });

  it.each([20, 20_000])('counts as the file does, and bears %i texts in a sum', (length) => {
    const sum = Array.from({ length }, () => '"é😀"').join('+');
    expect(rewrite(`#!/usr/bin/env node\nconst a=${sum};import("./chunk-A.js")`)).toBe(
      `#!/usr/bin/env node\nconst a=${sum};importLate("./chunk-A.js")\n${last()}`,
    );
  });
});

describe('a bundle for browsers', () => {
  const files = {
    'Late.ts': "export const load = () => [import('./a.ts'), import('./b.ts')];\nexport const text = 'import(\"./a.ts\")';\n",
    'Now.ts': "export { c as now } from './c.ts';\n",
    'a.ts': "export { c } from './c.ts';\nexport const inner = () => import('./d.ts');\n",
    'b.ts': "export * from './c.ts';\nexport const far = () => import('https://far.example/a.js');\n",
    'c.ts': "export const c = 'shared';\n",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    'Glob.ts': 'export const part = (name: string) => import(`./parts/${name}.ts`);\n',
    'parts/one.ts': 'export const one = 1;\n',
    'parts/two.ts': 'export const two = 2;\n',
    'd.ts': "export const d = 'inner';\n",
  };

  async function bundle(late: string, names = ['Late.ts', 'Now.ts']): Promise<BrowserBundle> {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-late-')));
    onTestFinished(() => rmSync(root, { recursive: true }));
    writeSite(root, files);
    const modules = { 'slodocs/late': late };
    const browser = { mode: 'production', modules, imports: { [late]: [] } } as const;
    const entries = names.map((name) => join(root, name));
    const words = { lang: 'en', texts: {} };
    const options = { root, baseUrl: '/', modulesDir: join(root, 'out'), theme: { aliases: {} }, browser, words };
    return bundleForBrowsers(entries, { ...options, files: { refusal: () => undefined } }, (path) =>
      readFileSync(join(root, path), 'utf8'),
    );
  }

  const textOf = ({ files }: BrowserBundle, name = '') =>
    Buffer.from(files.find((one) => one.name === name)?.bytes ?? []).toString();
  const nameWith = (made: BrowserBundle, words: string) =>
    made.files.find(({ name }) => textOf(made, name).includes(words))?.name;

  it('tells of all that is loaded late, and of what comes with it', async () => {
    const made = await bundle('late-1.js');
    const [late, now] = made.modules;
    const shared = nameWith(made, '"shared"') ?? '';
    const inner = nameWith(made, '"inner"') ?? '';
    expect(late?.imports).toEqual(['late-1.js']);
    expect(now).toMatchObject({ imports: [shared], later: {} });
    const a = nameWith(made, `importLate("./${inner}")`) ?? '';
    const b = nameWith(made, 'far.example') ?? '';
    expect(late?.later).toEqual({ [a]: [shared, 'late-1.js'].sort(), [b]: [shared], [shared]: [], [inner]: [], 'late-1.js': [] });
    const text = textOf(made, late?.file);
    expect(text).toContain(`importLate("./${a}")`);
    expect(text).toContain('import("./a.ts")');
    expect(text).not.toMatch(/\bimport\("\.\/chunk-/);
    expect(textOf(made, b)).toContain('import("https://far.example/a.js")');
  });

  it('knows the files that a pattern leads to', async () => {
    const made = await bundle('late-1.js', ['Glob.ts']);
    const [glob] = made.modules;
    const parts = ['one', 'two'].map((name) => nameWith(made, `as ${name}`) ?? name);
    expect(Object.keys(glob?.later ?? {})).toEqual(expect.arrayContaining(parts));
    for (const name of parts) expect(textOf(made, glob?.file)).toContain(`importLate("./${name}")`);
  });

  it('gives files other names where something else is written into them', async () => {
    const [first, again, other] = [await bundle('late-1.js'), await bundle('late-1.js'), await bundle('late-2.js')];
    const namesOf = ({ files }: BrowserBundle) => files.map(({ name }) => name);
    expect(again.files).toEqual(first.files);
    for (const name of namesOf(first)) expect(namesOf(other)).not.toContain(name);
  });
});
