import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { editorCall, openInEditor } from '../../../src/cli/dev/editor.ts';

const place = { file: '/site/docs/a page.md', line: 12, column: 3 };
const { file } = place;

test.each([
  ['code', ['--goto', `${file}:12:3`]],
  ['code --wait', ['--wait', '--goto', `${file}:12:3`]],
  ['"/opt/My Editor/Code.exe" -n', ['-n', '--goto', `${file}:12:3`]],
  ['/usr/local/bin/cursor', ['--goto', `${file}:12:3`]],
  ['subl', [`${file}:12:3`]],
  ['hx', [`${file}:12:3`]],
  ['webstorm.sh', ['--line', '12', file]],
  ['vim', ['+12', file]],
  ['nvim -p', ['-p', '+12', file]],
  ['emacsclient -n', ['-n', '+12', file]],
  ['some-editor', [file]],
])('%s is told of the place in its own form', (command, args) => {
  expect(editorCall(command, place)?.args).toEqual(args);
});

test('the program is the first word, or what is quoted', () => {
  expect(editorCall('"/opt/My Editor/Code.exe" -n', place)?.program).toBe('/opt/My Editor/Code.exe');
  expect(editorCall('vim', place)?.program).toBe('vim');
  expect(editorCall('  ', place)).toBeUndefined();
});

test('an editor gets the place as arguments, of which no shell reads anything', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slodocs-editor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const editor = join(folder, 'editor.mjs');
  const told = join(folder, 'told.json');
  writeFileSync(
    editor,
    `import { renameSync, writeFileSync } from 'node:fs';
writeFileSync('${told}.new', JSON.stringify(process.argv.slice(2)));
renameSync('${told}.new', '${told}');
`,
  );
  const hostile = '/site/$(touch x) "; &.md';
  openInEditor(`"${process.execPath}" ${editor}`, { ...place, file: hostile }, (why) => expect.fail(why));
  await expect.poll(() => JSON.parse(readFileSync(told, 'utf8')) as unknown).toEqual([hostile]);
});

test.each([
  ['no command', undefined, /EDITOR/],
  ['an empty command', ' ', /EDITOR/],
  ['a program that is missing', '/none/such-editor', /ENOENT/],
])('%s is told of, and ends nothing', async (_, command, said) => {
  const why = await new Promise<string>((failed) => openInEditor(command, place, failed));
  expect(why).toMatch(said);
});
