// What authors of plugins test theirs with: cases that pass, fail and are rewritten, and the example of the manual as it is run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CaseMismatch, listCases, runCase } from '../../src/testing/testing.ts';
import { deepTest } from '../property-runs.ts';

let cases: string;
beforeEach(() => {
  cases = mkdtempSync(join(tmpdir(), 'slodocs-testing-'));
});
afterEach(() => rmSync(cases, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cases, path)), { recursive: true });
    writeFileSync(join(cases, path), text);
  }
}

async function mismatchOf(folder: string): Promise<CaseMismatch> {
  const thrown = await runCase(join(cases, folder)).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(CaseMismatch);
  return thrown as CaseMismatch;
}

describe('a case', () => {
  it('passes where all is as expected, and leaves nothing behind', async () => {
    write({ 'sound/docs/index.md': '# Home\n', 'sound/expected/docs/index.html': '', 'beside.txt': '' });
    const { files, printed } = await runCase(join(cases, 'sound'), { rewrite: true });
    expect(printed).toBe('');
    expect(files['docs/index.html']).toContain('<h1>Home</h1>');
    await runCase(join(cases, 'sound'));
    expect(readdirSync(cases).sort()).toEqual(['beside.txt', 'sound']);
    expect(await listCases(cases)).toEqual([join(cases, 'sound')]);
  });

  it.each([
    ['does not compile', 'export default { plugins: [ };'],
    ['imports what is not there', "import './none.ts';\nexport default {};"],
    ['throws', "throw new Error('not yet');"],
  ])('is not rewritten while its configuration %s', async (_, config) => {
    const kept = {
      'late/docs/index.md': '# Home\n',
      'late/expected/docs/index.html': '<main></main>',
      'late/expected.txt': 'warning[x/y]: other\n',
    };
    write({ ...kept, 'late/site.config.ts': config });
    await expect(runCase(join(cases, 'late'), { rewrite: true })).rejects.toThrow(
      /is not rewritten: its code cannot be loaded[\s\S]*\[configure\//,
    );
    for (const [path, text] of Object.entries(kept)) expect(readFileSync(join(cases, path), 'utf8')).toBe(text);
    // Errors of content keep the files as well, and are written.
    write({
      'late/site.config.ts': "export default { title: 'T', url: 'https://t.example', preset: { 'git-dates': false } };",
      'late/docs/index.md': '[No](./no.md)\n',
    });
    await runCase(join(cases, 'late'), { rewrite: true });
    expect(readFileSync(join(cases, 'late/expected.txt'), 'utf8')).toMatch(/^error\[resolve\/broken-link\]/);
    expect(readFileSync(join(cases, 'late/expected/docs/index.html'), 'utf8')).toBe('<main></main>');
  });

  it('fails with a difference that can be read', async () => {
    write({ 'broken/docs/index.md': '# Home\n\n[One](./one.md)\n', 'broken/expected.txt': 'warning[x/y]: other\n' });
    const mismatch = await mismatchOf('broken');
    expect(mismatch).toMatchObject({ file: 'expected.txt', expected: 'warning[x/y]: other\n', code: 'ERR_ASSERTION' });
    expect(mismatch.actual).toMatch(
      /^error\[resolve\/broken-link\]: no page found for the link "\.\/one\.md"\n --> docs\/index\.md:3:7\n/,
    );
    expect(mismatch.message).toMatch(
      /^the case "broken" comes out otherwise:\n\n--- expected\.txt\n\+\+\+ what came out\n@@ -1 \+1,\d+ @@\n-warning\[x\/y\]: other\n\+error\[resolve/,
    );
  });

  it('fails at a file that is another one, or is not made', async () => {
    write({ 'other/docs/index.md': '# Home\n', 'other/expected/docs/index.html': '<main></main>' });
    expect(await mismatchOf('other')).toMatchObject({ file: 'expected/docs/index.html', expected: '<main></main>' });
    write({ 'missing/docs/index.md': '# Home\n', 'missing/expected/none.json': '{}\n' });
    expect((await mismatchOf('missing')).message).toBe('the case "missing" makes no file "none.json"');
    await runCase(join(cases, 'missing'), { rewrite: true });
    expect(existsSync(join(cases, 'missing/expected/none.json'))).toBe(false);
  });

  it('has what its folder arranges, a config for all cases, and modules beside it', async () => {
    write({
      'title.mjs': "export const title = 'Beside';\n",
      'arranged/arrange.mjs':
        "import { mkdir, writeFile } from 'node:fs/promises';\nexport async function arrange(root) {\n  await mkdir(root + '/docs');\n  await writeFile(root + '/docs/index.md', '# Arranged\\n');\n}\n",
      'arranged/expected/docs/index.html': '',
    });
    const config =
      "import { title } from '../title.mjs';\nexport default { title, url: 'https://t.example', docs: [{ path: 'docs' }], preset: { 'git-dates': false } };\n";
    const { files, result } = await runCase(join(cases, 'arranged'), { rewrite: true, config });
    expect(result.diagnostics).toEqual([]);
    expect(files['docs/index.html']).toContain('<h1>Arranged</h1>');
  });
});

deepTest('is run in the example of the manual by the runner of Node', () => {
  const project = fileURLToPath(new URL('../../', import.meta.url));
  const folder = join(project, 'examples/custom-plugin');
  const { status, stdout } = spawnSync(process.execPath, ['--test', 'cases.test.js'], { cwd: folder, encoding: 'utf8' });
  expect(stdout).toMatch(/# tests 2\n[\s\S]*# pass 2\n/);
  expect(status).toBe(0);
  const manual = readFileSync(join(project, 'docs/plugins.md'), 'utf8');
  expect(manual).toContain(readFileSync(join(folder, 'cases.test.js'), 'utf8').replace(/^\/\/.*\n/, ''));
});
