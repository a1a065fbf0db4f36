// Tests that no fault of an example goes unnoticed: early exits, line ends, continuations, aliases, and words without a language.
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { check } from '#index';
import { difference } from '../../../src/plugins/examples/compare.ts';
import { slodocs } from '../../cli/in-process.ts';
import { examplesSite, fence, tested } from './tested-site.ts';

const none = "{ isolation: 'none' }";
const output = (text: string): string => fence('text output', text);
const early = (line: number, where = 'in this block'): string =>
  `${line} failed: the example ends ${where}, so the rest does not run`;

describe('a program that ends before its last block', () => {
  test.each([
    ['a shell', fence('sh test', 'exit 0') + fence('sh continues', 'echo a') + output('b'), [early(3)]],
    ['an exec', fence('sh test', 'exec true') + fence('sh continues', 'false'), [early(3)]],
    ['a console', fence('console test', '$ echo a\na\n$ exit 0\n$ echo b\nc'), [early(6, 'at this command')]],
    ['Node', fence('js test', 'process.exit(0)') + fence('js continues', 'console.log(1)') + output('2'), [early(3)]],
    ['Python', fence('python setup', 'raise SystemExit') + fence('python test', 'print(1)') + output('2'), [early(3)]],
    [
      'a shell that takes the rest for a text',
      fence('console test', '$ cat <<END\n> a\na\n$ false'),
      [early(4, 'at this command'), expect.stringMatching(/^7 wrong-output: the example prints additional output: /)],
    ],
    ['a setup of an example that is to fail', fence('sh setup', 'exit 3') + fence('sh test fails', 'false'), [early(3)]],
    ['a command of a console that is to fail', fence('console test fails', '$ false\n$ echo b'), [early(4, 'at this command')]],
  ])('%s', async (_, page, found) => expect(await tested(page, none)).toEqual(found));

  test.each([
    ['an exit in the last block', fence('sh test', 'true') + fence('sh continues', 'echo a; exit 0; echo b') + output('a')],
    ['a last command that fails', fence('console test fails', '$ echo a\na\n$ false')],
    [
      'Python that has put another output in the place of its own',
      fence('python test', 'import io, sys\nsys.stdout = io.StringIO()\nprint(1)') + fence('python continues', 'print(2)'),
    ],
    [
      'output after the last line',
      fence('js test', "setTimeout(() => console.log('late'), 20);") + fence('js continues', '') + output('late'),
    ],
  ])('is none: %s', async (_, page) => expect(await tested(page, none)).toEqual([]));
});

test('pages with line ends of Windows run and are fixed as others are', async () => {
  const text = `# Page\n\n${fence('console test', '$ echo a \\\n> b\na c\n$ echo d\nd')}${fence('sh test', 'for n in 1 2; do\n  echo $n\ndone')}${output('1\n3\n4')}`;
  const page = text.replaceAll('\n', '\r\n');
  const { root, test: run } = examplesSite({ 'docs/index.md': page }, none);
  expect((await run()).diagnostics.map(({ code, place }) => `${place?.start.line} ${code}`)).toEqual([
    '6 examples/wrong-output',
    '19 examples/wrong-output',
  ]);
  expect((await slodocs(root, 'test', root, '--fix')).code).toBe(0);
  expect(readFileSync(join(root, 'docs/index.md'), 'utf8')).toBe(page.replace('a c', 'a b').replace('3\r\n4', '2'));
});

test.each([
  ['dots', '...', 'output'],
  ['a placeholder', 'at <date>', 'output'],
  ['a fence', '```', 'output'],
  ['a command', '$ ls', 'console'],
])('a fix does not write %s that would mean something else', async (_, line, kind) => {
  const page =
    kind === 'output'
      ? fence('sh test', `cat <<'END'\na\n${line === '```' ? '\\140\\140\\140' : line}\nEND`).replace(
          "cat <<'END'\na\n\\140\\140\\140\nEND",
          "printf 'a\\n\\140\\140\\140\\n'",
        ) + output('a\nb')
      : fence('console test', `$ printf 'a\\n${line}\\n'\na\nb`);
  const { diagnostics } = await examplesSite({ 'docs/index.md': `# Page\n\n${page}` }, none).test();
  expect(diagnostics.map(({ code, fix }) => [code, fix])).toEqual([['examples/wrong-output', undefined]]);
  expect(diagnostics[0]?.help).toContain(`"${line}"`);
  expect(diagnostics[0]?.help).toContain('by hand');
});

test('a placeholder that a page has stays in a fix', async () => {
  const page = fence('sh test', 'echo 12 ms; echo b') + output('<duration>\nc');
  const { diagnostics } = await examplesSite({ 'docs/index.md': `# Page\n\n${page}` }, none).test();
  expect(diagnostics.map(({ fix }) => fix?.text)).toEqual(['<duration>\nb']);
});

describe('blocks in several names of one language', () => {
  test.each([
    ['python', 'py', 'one = 1', 'print(one)'],
    ['py', 'python', 'one = 1', 'print(one)'],
    ['js', 'javascript', 'const one = 1;', 'console.log(one)'],
    ['mjs', 'js', 'const one = 1;', 'console.log(one)'],
    ['ts', 'typescript', 'const one: number = 1;', 'console.log(one)'],
    ['shell', 'sh', 'one=1', 'echo $one'],
    ['sh', 'console', 'one=1', '$ echo $one'],
  ])('%s is set up for %s, and goes on', async (first, second, setup, code) => {
    const go = first === 'sh' ? 'echo $one' : code;
    const page = `${fence(`${first} setup`, setup)}${fence(`${second} test`, code)}${output('1')}${fence(`${first} continues`, go)}${output('1')}`;
    expect(await tested(page, none)).toEqual([]);
  });

  test('a language with a runner of its own is one of its own', async () => {
    const runners = "{ isolation: 'none', runners: { py: { command: ['cat', '{file}'] } } }";
    const page = fence('python setup', 'print(2)') + fence('py test', 'print(1)') + output('print(1)');
    expect(await tested(page, runners)).toEqual(['3 unused-setup: no example uses this setup']);
  });

  test('a setup that nothing uses is told', async () => {
    const page =
      fence('sh test', 'true') + fence('sh setup', 'true') + fence('js setup', 'const one = 1;') + fence('js skip="slow"', 'one');
    expect(await tested(page, none)).toEqual(['7 unused-setup: no example uses this setup']);
  });
});

test('words without a language are told, and an output gets one', async () => {
  const page = `${fence(' test', 'echo a')}${fence('test="one"', 'echo a')}${fence('output', 'a')}${fence('text', 'a')}`;
  const { root, test: run } = examplesSite({ 'docs/index.md': `# Page\n\n${page}` }, none);
  expect((await run()).diagnostics.map(({ place, message }) => `${place?.start.line}:${place?.start.column} ${message}`)).toEqual(
    [
      '3:5 "test" is in the place of the block\'s language',
      '7:4 "test" is in the place of the block\'s language',
      '11:4 "output" is in the place of the block\'s language',
    ],
  );
  await slodocs(root, 'check', root, '--fix');
  expect(readFileSync(join(root, 'docs/index.md'), 'utf8')).toBe(`# Page\n\n${page.replace('output', 'text output')}`);
  const own = examplesSite({ 'docs/index.md': `# Page\n\n${fence('test', 'a')}` }, "{ runners: { test: { command: ['cat'] } } }");
  expect((await check({ root: own.root })).diagnostics.filter(({ plugin }) => plugin === 'examples')).toEqual([]);
});

test.each(["isolation: 'none', ", ''])('programs of a site run where temporary files are: %j', async (isolation) => {
  const run = '#!/bin/sh\nexec sh "$1"\n';
  const files = { 'docs/index.md': '# Page\n', 'tools/run': run, 'bin/run': run };
  const options = `{ ${isolation}runners: { one: { command: ['tools/run', '{file}'] }, two: { command: ['bin/run', '{file}'] } } }`;
  const root = mkdtempSync('/tmp/slodocs-site-');
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(examplesSite(files, options).root, root, { recursive: true });
  for (const path of ['tools/run', 'bin/run']) chmodSync(join(root, path), 0o755);
  const page = ['one', 'two'].map(
    (language) =>
      fence(`${language} test`, `echo a; ls ${root}/docs 2>/dev/null || touch /tmp/a`) +
      output(isolation === '' ? 'a' : 'a\nindex.md'),
  );
  writeFileSync(join(root, 'docs/index.md'), `# Page\n\n${page.join('')}`);
  const { diagnostics } = await check({ root, tests: {} });
  // As `isolation.test.ts` tells.
  if (diagnostics[0]?.code === 'examples/not-isolated') return;
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
});

const dates = ['2025-01-31', '2024-02-29T23:59:60.5+01:00', '2025-12-01 00:00'];
const noDates = ['2025-99-99', '2025-02-30', '2025-04-31', '2025-01-31T24:00', '2025-00-00'];
const paths = ['/', 'a/b.txt', '/usr/bin', 'C:\\a', 'a\\b', '~', '~/a', '.', './a', '.env', '@x/y', '-a/b'];
const noPaths = ['a', 'file.txt', '12', 'C:a', 'a@b.c'];

test.each([
  ['<date>', dates, noDates],
  ['<path>', paths, noPaths],
])('%s stands for what is one', (placeholder, right, wrong) => {
  const differs = (text: string): boolean => difference([placeholder], [text]) !== undefined;
  expect(right.filter(differs)).toEqual([]);
  expect(wrong.filter(differs)).toEqual(wrong);
});
