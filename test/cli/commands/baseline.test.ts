// `--baseline`: known faults fail nothing, new ones do, and what has vanished is named until it is taken out.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { put, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { slodocs } from '../in-process.ts';

const files = {
  'site.config.ts': `import { defineConfig } from 'slodocs';

export default defineConfig({ title: 'Old', url: 'https://old.example', preset: { 'git-dates': false, search: false, twins: false } });
`,
  'docs/index.md': '# Home\n\n[a](./zzqq.md) and [a](./zzqq.md)\n\n[b](./install.md#zzqq)\n',
  'docs/install.md': '# Install\n\nText.\n',
};
const name = 'known faults – alt.json';
const read = (root: string): string => readFileSync(join(root, name), 'utf8');
const check = (root: string, ...words: string[]) => slodocs(root, 'check', '--baseline', name, ...words);

async function adopted(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = site({ ...files, ...more });
  expect(await check(root, '--strict', '--update-baseline')).toMatchObject({ code: 0 });
  return root;
}

describe('a legacy site', () => {
  test('has its faults in a file, a line for each, with counts', async () => {
    const root = await adopted();
    expect(read(root).replace(/[\da-f]{16}/g, 'F')).toBe(`{
  "version": 1,
  "faults": [
    {"code":"resolve/broken-anchor","file":"docs/index.md","fingerprint":"F"},
    {"code":"resolve/broken-link","file":"docs/index.md","fingerprint":"F","count":2}
  ]
}
`);
    const { code, printed } = await check(root, '--strict');
    expect(printed).toBe('no problems found\n3 known problems (baseline), 0 new\n');
    expect(code).toBe(0);
  });

  test('fails for a new fault alone, wherever the known ones have moved to', async () => {
    const root = await adopted();
    put(root, {
      'docs/index.md': `# Home\n\nA line above.\n\n${files['docs/index.md'].slice(8)}\n[a](./zzqq.md)\n[c](./qqzz.md)\n`,
    });
    const { code, printed } = await check(root);
    expect(code).toBe(1);
    expect(printed.match(/^error.*$/gm)).toEqual([
      'error[resolve/broken-link]: no page found for the link "./zzqq.md"',
      'error[resolve/broken-link]: no page found for the link "./qqzz.md"',
    ]);
    expect(printed).toContain('2 errors\n3 known problems (baseline), 2 new\n');
    // Never in passing.
    const before = read(root);
    expect((await check(root, '--update-baseline')).code).toBe(1);
    expect(read(root)).toBe(before);
  });

  test('is told what has vanished, which --update-baseline takes out', async () => {
    const root = await adopted();
    put(root, { 'docs/index.md': '# Home\n\n[a](./zzqq.md)\n' });
    const { code, printed } = await check(root, '--strict');
    expect(code).toBe(0);
    expect(printed).toContain('1 known problem (baseline), 0 new\n');
    expect(printed).toContain(
      "no longer found, but still in the baseline (remove with `slodocs check --baseline 'known faults – alt.json' --update-baseline`): 2\n" +
        '  resolve/broken-anchor in docs/index.md\n  resolve/broken-link in docs/index.md\n',
    );
    const json = JSON.parse((await check(root, '--format', 'json')).printed);
    expect(json.summary).toMatchObject({ errors: 0, known: 1, ok: true });
    expect(json.vanished).toMatchObject([{ code: 'resolve/broken-anchor', count: 1 }, { count: 1 }]);
    expect((await check(root, '--update-baseline')).printed).toContain(`removed 2 problems from ${name}: 1 left\n`);
    expect((await check(root)).printed).toBe('no problems found\n1 known problem (baseline), 0 new\n');
    expect(read(root)).not.toContain('count');
    expect(readdirSync(root).filter((one) => one.endsWith('.new'))).toEqual([]);
  });

  test('names nothing as vanished while new errors may hide it', async () => {
    const root = await adopted();
    put(root, { 'docs/index.md': '# Home\n\n[c](./qqzz.md)\n' });
    expect((await check(root)).printed).not.toContain('no longer found');
  });

  test('is built with known warnings, and never with errors', async () => {
    const warned = await adopted({ 'docs/index.md': '# Home\n\n[b](./install.md#zzqq)\n' });
    const build = (root: string) => slodocs(root, 'build', '--strict', '--baseline', name);
    expect(await build(warned)).toMatchObject({ code: 0 });
    expect((await build(warned)).printed).toContain('1 known problem (baseline), 0 new\nbuilt ');
    put(warned, { 'docs/index.md': '# Home\n\n[b](./install.md#zzqq)\n\n[c](./install.md#qqzz)\n' });
    const refused = await build(warned);
    expect(refused.code).toBe(1);
    expect(refused.printed).toContain('nothing was written');
    const broken = await adopted();
    const stopped = await build(broken);
    expect(stopped.code).toBe(1);
    expect(stopped.printed).toContain('in a build, the baseline only covers warnings: a site with errors is not published\n');
    expect(readdirSync(broken)).not.toContain('build');
  });

  test('has faults of its configuration as before: without one, nothing is checked', async () => {
    const root = site({ ...files, 'site.config.ts': 'export default { titel: 1 };\n' });
    const { code, printed } = await check(root, '--update-baseline');
    expect(code).toBe(2);
    expect(printed).toContain('was not written');
    expect(readdirSync(root)).not.toContain(name);
  });

  test('is fixed, known faults included', async () => {
    const root = await adopted({ 'docs/index.md': '# Home\n\n[a](./instal.md)\n' });
    expect((await check(root, '--fix')).printed).toContain('fixed 1 problem in 1 file');
    expect((await check(root)).printed).toContain('0 known problems (baseline), 0 new\nno longer found');
  });
});

describe('a file that is no baseline', () => {
  const entry = { code: 'a/b', file: 'x', fingerprint: '0123456789abcdef' };
  test.each([
    ['{ "version": 1, "faults": [', 'is not JSON: '],
    ['<<<<<<< ours\n{}\n', 'contains merge conflict markers'],
    ['{}', 'is not a baseline: it has no "version"'],
    [JSON.stringify({ version: 2, faults: [] }), 'is a baseline of version 2, but this version of slodocs reads version 1'],
    [JSON.stringify({ version: 1 }), 'is not a baseline: it has no "faults" list'],
    [JSON.stringify({ version: 1, faults: [{ ...entry, code: 'x' }] }), 'has an entry without a "code": number 1'],
    [JSON.stringify({ version: 1, faults: [entry, { code: 'a/b', file: 7 }] }), 'has an entry without a "file": number 2'],
    [JSON.stringify({ version: 1, faults: [{ ...entry, fingerprint: 'zz' }] }), '"fingerprint" is not 16 hexadecimal digits'],
    [JSON.stringify({ version: 1, faults: [{ ...entry, count: 0 }] }), '"count" is not a whole number of at least 1: number 1'],
    [JSON.stringify({ version: 1, faults: [entry, entry] }), 'contains a duplicate: its entries 1 and 2 are the same'],
  ])('%s', async (text, said) => {
    const root = site(files);
    writeFileSync(join(root, name), text);
    for (const words of [[], ['--update-baseline']]) {
      const { code, printed } = await check(root, ...words);
      expect(code).toBe(2);
      expect(printed).toContain(`error: "${name}" `);
      expect(printed).toContain(said);
    }
    expect(read(root)).toBe(text);
  });

  test('a missing one, a folder, and one that cannot be written', async () => {
    const root = site(files);
    const missing = await check(root);
    expect(missing.code).toBe(2);
    expect(missing.printed).toContain(`there is no baseline "${name}"\nCreate one from the current problems`);
    expect(await slodocs(root, 'check', '--update-baseline')).toMatchObject({ code: 2 });
    expect((await slodocs(root, 'check', '--baseline', 'docs')).printed).toContain('the baseline "docs" cannot be read');
    const nowhere = await slodocs(root, 'check', '--baseline', 'no/where.json', '--update-baseline');
    expect(nowhere.code).toBe(2);
    expect(nowhere.printed).toContain('the baseline "no/where.json" cannot be written');
  });
});
