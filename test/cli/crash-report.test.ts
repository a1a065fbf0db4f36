import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crash, crashMessage, crashReport, reportFolder, writeCrashReport } from '../../src/cli/crash.ts';
import { environmentOf } from './report.ts';

const facts = { version: '1.2.3', args: ['build', 'my docs', '--strict'] };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slodocs-crash-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('a report says what ran where and what broke', () => {
  const report = crashReport(new Error('the page "x" has no route', { cause: new TypeError('inner') }), facts);
  expect(report).toContain('slodocs 1.2.3\n');
  expect(report).toContain(`node ${process.version}\n`);
  expect(report).toContain(`platform ${process.platform} ${process.arch}\n`);
  expect(report).toContain('command line: slodocs build "my docs" --strict\n');
  expect(report).toContain('Error: the page "x" has no route\n    at ');
  expect(report).toContain('caused by: TypeError: inner\n    at ');
});

test('a report names no home folder and survives what is no error', () => {
  expect(crashReport(new Error(`no ${homedir()}/secret`), facts)).toContain('no ~/secret');
  expect(crashReport('just a word', facts)).toContain('thrown: just a word');
  expect(crashReport(null, facts)).toContain('thrown: null');
});

test('it is written beside the cache, or else among temporary files', async () => {
  const error = new Error('x');
  const path = await writeCrashReport(error, facts, join(folder, '.slodocs'));
  expect(path).toBe(join(folder, '.slodocs/report.txt'));
  expect(await readFile(path ?? '', 'utf8')).toBe(crashReport(error, facts));

  await writeFile(join(folder, 'file'), '');
  const other = await writeCrashReport(error, facts, join(folder, 'file'));
  expect(other).toMatch(/slodocs-report-\w{6}\/report\.txt$/);
  expect((await stat(other ?? '')).mode & 0o777).toBe(0o600);
  await rm(dirname(other ?? ''), { recursive: true });
});

test('a link in the place of the report is not followed', async () => {
  const target = join(folder, 'precious.txt');
  await writeFile(target, 'precious');
  await mkdir(join(folder, 'linked'));
  await symlink(target, join(folder, 'linked/report.txt'));
  const path = await writeCrashReport(new Error('x'), facts, join(folder, 'linked'));
  expect(path).toBe(join(folder, 'linked/report.txt'));
  expect(await readFile(target, 'utf8')).toBe('precious');
});

test('the folder is that of the site around the root', async () => {
  await mkdir(join(folder, 'site/docs/deep'), { recursive: true });
  await writeFile(join(folder, 'site/site.config.ts'), '');
  expect(await reportFolder(folder, 'site/docs/deep', undefined)).toBe(join(folder, 'site/.slodocs'));
  expect(await reportFolder(folder, 'site', '../cache/inner')).toBe(join(folder, 'cache'));
});

test('the user reads one paragraph and the program leaves with 70', async () => {
  const environment = environmentOf(['build'], folder);
  expect(await crash(new Error('boom\nsecond line'), environment, { root: folder })).toBe(70);
  expect(environment.stdout.text).toBe('');
  expect(environment.stderr.text).toBe(crashMessage(new Error('boom'), join(folder, '.slodocs/report.txt')));
  expect(environment.stderr.text.split('\n')).toHaveLength(3);
});

test('where no report can be written the trace is shown', () => {
  expect(crashMessage(new Error('boom'), undefined)).toContain('Error: boom\n    at ');
});
