// The example that the manual teaches with: built as a whole, with its faults provoked, and quoted truly.
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build } from '#index';

const project = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-example-')));
  // The plugins import packages, as they would from the site's own.
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function copy(example: string): string {
  cpSync(join(project, 'examples', example), folder, {
    recursive: true,
    filter: (path) => !/[\\/](build|\.slodocs)$/.test(path),
  });
  return folder;
}

function output(path: string): string {
  return readFileSync(join(folder, 'build', path), 'utf8');
}

/** What a build in a temporary folder outside any history says besides. */
const notable = (code: string) => !code.startsWith('git-dates/');

describe('examples/minimal', () => {
  it('builds without a word', async () => {
    const result = await build({ root: copy('minimal') });
    expect(result.diagnostics.filter(({ code }) => notable(code))).toEqual([]);
    expect(result.ok).toBe(true);
    expect(output('index.html')).toContain('href="/guide"');
    expect(output('guide/index.html')).toContain('href="/"');
  });
});

describe('examples/custom-plugin', () => {
  it('builds without a word, and each of its plugins shows', async () => {
    const result = await build({ root: copy('custom-plugin') });
    expect(result.diagnostics.filter(({ code }) => notable(code))).toEqual([]);
    expect(result.ok).toBe(true);
    expect(output('methods/index.html')).toContain(
      '<a href="https://www.rfc-editor.org/rfc/rfc5789" target="_blank" rel="noopener noreferrer">RFC 5789<span class="visually-hidden"> (opens in new tab)</span></a>',
    );
    expect(output('methods/index.html')).toContain(
      '<div class="admonition admonition-tip"><div class="admonition-title">Repeating a request</div>',
    );
    expect(output('methods/index.html')).toContain('href="/glossary#idempotent"');
    expect(output('glossary/index.html')).toContain('A response is cacheable if a cache may store it');
    expect(output('caching/index.html')).toContain('<div class="code-block-title">A response that is fresh for an hour</div>');
    for (const href of ['/', '/caching', '/glossary', '/methods', '/status-codes'])
      expect(output('all/index.html')).toContain(`href="${href}"`);
    expect(JSON.parse(output('pages.json'))).toEqual([
      { title: 'HTTP notes', href: '/' },
      { title: 'All pages', href: '/all' },
      { title: 'Caching', href: '/caching' },
      { title: 'Glossary', href: '/glossary' },
      { title: 'Methods', href: '/methods' },
      { title: 'Status codes', href: '/status-codes' },
    ]);
    expect(output('sitemap.xml').match(/<loc>[^<]*/g)).toEqual(
      ['', 'caching', 'glossary', 'methods', 'status-codes'].map((path) => `<loc>https://http-notes.example/${path}`),
    );
  });

  it('reports its own codes at their places', async () => {
    copy('custom-plugin');
    writeFileSync(
      join(folder, 'glossary.json'),
      '{\n  "Safe": "",\n  "Cacheable": "x",\n  "Idempotent": "x",\n  "Origin server": "x"\n}\n',
    );
    writeFileSync(join(folder, 'docs/new.md'), '# New\n\nAs RFC 99999 says.\n');
    const result = await build({ root: folder });
    expect(result.ok).toBe(true);
    expect(result.diagnostics.filter(({ code }) => notable(code))).toMatchObject([
      {
        code: 'rfc-links/unknown-rfc',
        severity: 'warning',
        plugin: 'rfc-links',
        message: 'there is no "RFC 99999"',
        place: { file: 'docs/new.md', start: { line: 3, column: 1 } },
      },
      {
        code: 'glossary/no-meaning',
        severity: 'warning',
        message: 'the term "Safe" has no meaning',
        place: { file: 'glossary.json', start: { line: 2, column: 1 } },
      },
    ]);
  });

  it('is under 120 lines', () => {
    const plugins = join(project, 'examples/custom-plugin/plugins');
    const lines = readdirSync(plugins).flatMap((name) => readFileSync(join(plugins, name), 'utf8').trimEnd().split('\n'));
    expect(lines.length).toBeLessThan(120);
  });

  it('is what the manual quotes', () => {
    const manual = readFileSync(join(project, 'docs/plugins.md'), 'utf8');
    const quotes = [...manual.matchAll(/^```ts title="(plugins\/[\w-]+\.ts)"(?: skip="an excerpt")?\n([\s\S]*?)^```$/gm)].filter(
      ([, path]) => !path?.includes('.test.'),
    );
    expect(quotes.length).toBeGreaterThan(5);
    for (const [, path = '', code = ''] of quotes) {
      expect(readFileSync(join(project, 'examples/custom-plugin', path), 'utf8')).toContain(code);
    }
  });
});
