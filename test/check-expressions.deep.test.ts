// Tests the check of regular expressions on planted examples.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'slodocs-expressions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'planted.ts');
const list = join(folder, 'exceptions.mjs');

const check = (module: string, ...exceptions: readonly object[]) => {
  writeFileSync(file, module);
  writeFileSync(list, `export const exceptions = ${JSON.stringify(exceptions)};`);
  const args = ['scripts/check-expressions.mjs', '--exceptions', list, file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, printed: (stderr + stdout).replaceAll(file, 'planted.ts') };
};

test('one that takes more than linear time is named with its place and an attack', () => {
  const module = [
    'export const trim = (path: string) => path.replace(/\\/+$/, "");',
    'export const comment = /<!--(?:(?!-->)[^])*-->/;',
    'export const nested = /^(?:a+)+$/;',
    'const words = /\\w+/;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template.
    'export const inserted = new RegExp(`${words.source}\\\\s*${words.source};`);',
    'export const made = (text: string) => new RegExp(text);',
  ];
  const { status, printed } = check(module.join('\n'));
  expect(status).toBe(1);
  expect(printed).toContain('planted.ts:1:52: /\\/+$/\n  takes more than linear time: "" + "/".repeat(n) + "\\u0000"');
  expect(printed).toContain('planted.ts:2:24: /<!--');
  expect(printed).toContain('planted.ts:3:23: /^(?:a+)+$/');
  expect(printed).toContain('planted.ts:5:25: new RegExp(');
  expect(printed).toContain('planted.ts:6:39: new RegExp(text)\n  only a run knows it');
  expect(printed).toContain('5 faults');
});

test('linear ones pass, and those that need an exception and have it', () => {
  const module = 'export const all = [/^\\/+/, /(?<!\\/)\\/+$/, /^[^?#]*/, /[?#].*$/s, /^[a-z]+(?:-[a-z]+)*$/, /"[^"\\n]*"/g];';
  const made = 'export const made = (text: string) => new RegExp(text);';
  const passed = check(`${module}\n${made}`, { file, text: 'new RegExp(text)' });
  expect(passed).toMatchObject({ status: 0, printed: '7 regular expressions, 1 exceptions, 0 faults\n' });
});

test('an exception is for what needs one', () => {
  const stale = check('export const made = /a/;', { file, text: 'new RegExp(text)' });
  expect(stale).toMatchObject({ status: 1 });
  expect(stale.printed).toContain('planted.ts: nothing needs an exception any more for new RegExp(text)');
});
