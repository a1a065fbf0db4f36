// `lint({ vale })`: when Vale runs, what it is given, and what happens where it fails. It is a program that speaks as Vale does.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { build, check } from '../../../src/index.ts';
import { put, site } from '../../pipeline/6-emit/site-on-disk.ts';

const standIn = fileURLToPath(new URL('stand-in-vale.mjs', import.meta.url));

function configOf(options: string, more = ''): string {
  return `import { defineConfig } from 'slodocs';
import { lint, openapi } from 'slodocs/plugins';

export default defineConfig({
  title: 'Vale',
  url: 'https://vale.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [lint({ rules: [], vale: { command: '${standIn}', ${options} } })${more}],
});
`;
}

function valeSite(files: Readonly<Record<string, string>>, options = '', settings = '', more = ''): string {
  return site({
    'site.config.ts': configOf(options, more),
    '.vale.ini': `${settings}StylesPath = styles\n\n[*.md]\nBasedOnStyles = Nines\n`,
    'styles/Nines/Terms.yml': 'extends: substitution\n',
    ...files,
  });
}

const found = async (root: string): Promise<readonly string[]> =>
  (await check({ root })).diagnostics.map(
    ({ code, severity, message, place }) =>
      `${place?.file}:${place?.start.line}:${place?.start.column} ${severity} ${code} ${message}`,
  );

/** The files of each run since the last time. */
function runs(root: string): readonly string[] {
  const log = join(root, 'runs.log');
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').filter(Boolean) : [];
  writeFileSync(log, '');
  return lines;
}

test('runs once for all files, and again for those alone that have changed', async () => {
  const root = valeSite({
    'docs/index.md': '# Home\n\nSay teh.\n',
    'docs/a.md': '# A\n\nSimply.\n',
    'docs/b.md': '# B\n\nFine.\n\n```js\ntea();\n```\n',
  });
  const first = await found(root);
  expect(first).toEqual([
    'docs/a.md:3:1 info lint/vale Nothing is simple to everybody (Nines.Simply)',
    "docs/index.md:3:5 error lint/vale Did you really mean 'teh'? (Nines.Spelling)",
  ]);
  expect(runs(root)).toEqual(['docs/a.md docs/b.md docs/index.md']);
  expect(await found(root)).toEqual(first);
  expect(runs(root)).toEqual([]);

  // Other code is no other prose.
  put(root, { 'docs/b.md': '# B\n\nFine.\n\n```js\nteh();\n```\n' });
  expect(await found(root)).toEqual(first);
  expect(runs(root)).toEqual([]);

  put(root, { 'docs/b.md': '# B\n\nFine, utilize it.\n' });
  expect(await found(root)).toHaveLength(3);
  expect(runs(root)).toEqual(['docs/b.md']);

  put(root, { 'styles/Nines/Terms.yml': 'extends: existence\n' });
  expect(await found(root)).toHaveLength(3);
  expect(runs(root)).toEqual(['docs/a.md docs/b.md docs/index.md']);
});

test('errors of Vale fail a build, unless the site gives them a lower severity', async () => {
  const root = valeSite({ 'docs/index.md': '# Home\n\nSay teh, utilize it simply.\n' });
  expect((await build({ root })).ok).toBe(false);
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8');
  put(root, { 'site.config.ts': config.replace("title: 'Vale'", "title: 'Vale', severity: { 'lint/vale': 'warning' }") });
  const lower = await build({ root });
  expect(lower.diagnostics.map(({ severity }) => severity)).toEqual(['warning', 'warning', 'info']);
  expect(lower.ok).toBe(true);
  put(root, { 'site.config.ts': config.replace("title: 'Vale'", "title: 'Vale', severity: { 'lint/vale': 'off' }") });
  expect((await build({ root })).diagnostics).toEqual([]);
});

test('files and the least level are options', async () => {
  const root = valeSite(
    { 'docs/index.md': '# Home\n\nSay teh simply.\n', 'docs/old/a.md': '# A\n\nSay teh.\n' },
    "files: ['docs/*.md'], minAlertLevel: 'error'",
  );
  expect(await found(root)).toEqual(["docs/index.md:3:5 error lint/vale Did you really mean 'teh'? (Nines.Spelling)"]);
  expect(runs(root)).toEqual(['docs/index.md']);
});

test('words of a specification are found in it', async () => {
  const root = valeSite(
    {
      'docs/index.md': '# Home\n',
      'api.yml':
        'openapi: 3.1.0\ninfo:\n  title: Kettles\n  version: 1.0.0\n  description: Boils *teh* water.\npaths:\n  /teh:\n    get:\n      operationId: teh\n      description: Say teh.\n      responses: { "200": { description: Fine } }\n',
    },
    '',
    '',
    ", openapi({ specs: [{ file: 'api.yml', path: 'api' }] })",
  );
  expect((await found(root)).filter((line) => line.includes('lint/vale'))).toEqual([
    "api.yml:5:23 error lint/vale Did you really mean 'teh'? (Nines.Spelling)",
    "api.yml:10:24 error lint/vale Did you really mean 'teh'? (Nines.Spelling)",
  ]);
});

test.each([
  ['crash', 'Vale crashed (SIGSEGV)'],
  ['hang', 'Vale was stopped: it took longer than a second'],
  ['garbage', 'Vale printed "panic: {" instead of findings'],
  ['exit 2', "Vale exited with code 2: The path 'styles' does not exist. (<root>/.vale.ini:3)"],
])(
  'a Vale that does this is one warning, and is asked again: %s',
  async (mode, message) => {
    const root = valeSite(
      { 'docs/index.md': '# Home\n\nSay teh.\n' },
      mode === 'hang' ? 'timeLimit: 1' : '',
      `# stand-in: ${mode}\n`,
    );
    const { diagnostics, ok } = await check({ root });
    expect(ok).toBe(true);
    expect(diagnostics.map((one) => [one.code, one.severity, one.message.replaceAll(root, '<root>')])).toEqual([
      ['lint/vale-failed', 'warning', message],
    ]);
    put(root, { '.vale.ini': 'StylesPath = styles\n' });
    expect(await found(root)).toHaveLength(1);
    expect((await check({ root })).diagnostics[0]?.code).toBe('lint/vale');
  },
  30_000,
);

test('a program that is none, and a configuration that is not there, are one warning each', async () => {
  const other = valeSite({ 'docs/index.md': '# Home\n' });
  put(other, { 'site.config.ts': configOf('').replace(standIn, process.execPath) });
  expect((await check({ root: other })).diagnostics.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^".*" is not Vale: `--version` prints "v\d+/) as string,
  ]);
  const bare = site({ 'site.config.ts': configOf("config: 'none.ini'"), 'docs/index.md': '# Home\n' });
  expect((await check({ root: bare })).diagnostics.map(({ message }) => message)).toEqual(['there is no "none.ini" for Vale']);
});
