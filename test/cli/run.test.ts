import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '#cli/run';
import { explain, version } from '#index';
import { Interrupted } from '../../src/cli/signals.ts';
import { environmentOf } from './report.ts';

let folder: string;

/** Runs a command line as the program does, without the process around it. */
async function slodocs(args: readonly string[], signal = new AbortController().signal) {
  const environment = environmentOf(args, folder);
  const code = await run(environment, { signal, close() {} }, 0);
  return { code, stdout: environment.stdout.text, stderr: environment.stderr.text };
}

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'slodocs-run-')));
  await writeFile(
    join(folder, 'site.config.ts'),
    'export default { title: "T", url: "https://t.example", preset: { search: false, twins: false } };\n',
  );
  await mkdir(join(folder, 'docs'));
  await writeFile(join(folder, 'docs/index.md'), '---\nslug: /\n---\n\n# Home\n');
});

afterAll(() => rm(folder, { recursive: true }));

describe('a command line that is wrong is 2', () => {
  test.each([
    [[], 'Usage: slodocs'],
    [['bild'], 'Did you mean build?'],
    [['build', '--strickt'], 'Did you mean --strict?'],
    [['build', 'a', 'b'], 'too many arguments'],
    [['build', '--format', 'xml'], 'Allowed choices are pretty, json, sarif, github'],
    [['build', '--format'], 'argument missing'],
    [['build', '--max-diagnostics', '-1'], 'whole number of at least 0'],
    [['build', '--max-diagnostics', '1.5'], 'whole number'],
    [['build', '--max-diagnostics', ''], 'whole number'],
    [['check', '--concurrency', '0'], 'whole number of at least 1'],
    [['check', '--concurrency', 'two'], 'whole number'],
    [['build', '--base-url', 'https://a.example/docs'], 'without a host'],
    [['build', '--out-dir', ''], 'must not be empty'],
    [['serve', '--port', '65536'], 'whole number from 0 to 65535'],
    [['serve', '--strict'], 'unknown option'],
    [['create'], 'Run "slodocs init", which creates a new site.'],
    [['dev', '--port', '70000'], 'whole number from 0 to 65535'],
    [['dev', '--cert', 'site.pem'], '--cert and --key require each other'],
    [['start', '--help'], 'Run "slodocs dev"'],
    [['build', '--watch'], 'Run "slodocs dev"'],
    [['serve', '-w'], 'Run "slodocs dev"'],
    [['swizzle', 'Footer'], 'Run "slodocs eject PART"'],
    [['docs:version', '1.0'], 'Run "slodocs version cut VERSION"'],
    [['lint'], 'Run "slodocs check", which lists the problems of the site'],
    [['build', '--dry-run'], 'Run "slodocs check"'],
    [['clear'], 'Run "slodocs clean"'],
    [['write-translations'], 'Run "slodocs translations extract"'],
    [['verify', '--width', '12'], 'whole number from 200 to 10000'],
    [['verify', '--timeout', '0'], 'whole number from 1 to 3600'],
  ])('%j', async (args, words) => {
    const { code, stdout, stderr } = await slodocs(args);
    expect(stderr).toContain(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

describe('help', () => {
  test.each([
    [['--help']],
    [['help']],
    [['-h']],
    [['build', '--help']],
    [['check', '-h']],
    [['serve', '--help']],
    [['explain', '--help']],
    [['verify', '--help']],
    [['why', '--help']],
    [['help', 'clean']],
  ])('%j has examples and is no failure', async (args) => {
    const { code, stdout, stderr } = await slodocs(args);
    expect(stdout).toMatch(/^Usage: slodocs/);
    expect(stdout).toContain('\nExamples:\n');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('does not list what other generators call their commands', async () => {
    const { stdout } = await slodocs(['--help']);
    for (const name of ['start', 'swizzle', 'write-translations']) expect(stdout).not.toMatch(new RegExp(`^  ${name}`, 'm'));
    expect((await slodocs(['build', '--help'])).stdout).not.toContain('--watch');
  });

  test('--version is the version alone', async () => {
    expect(await slodocs(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  test('names every option that build takes', async () => {
    const { stdout } = await slodocs(['build', '--help']);
    const options = 'config out-dir strict format max-diagnostics base-url cache-dir no-cache concurrency profile quiet verbose';
    for (const option of options.split(' ')) expect(stdout).toContain(`  --${option}`);
    expect((await slodocs(['check', '--help'])).stdout).toContain('--no-cache');
  });
});

describe('explain', () => {
  test('lists the codes of one stage, or of one plugin', async () => {
    const { code, stdout } = await slodocs(['explain', 'redirects']);
    expect(code).toBe(0);
    const lines = stdout.trim().split('\n');
    expect(lines.shift()).toBe('redirects');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).toMatch(/^ {2}redirects\/[\w-]+ +(?:error|warning|info|off) +\S/);
  });

  test('without a code lists all of them', async () => {
    const { code, stdout } = await slodocs(['explain']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^configure\n {2}configure\//);
    expect(stdout).toContain('\nresolve\n');
  });

  test('prints the page of a code', async () => {
    const { code, stdout } = await slodocs(['explain', 'resolve/broken-link']);
    expect(code).toBe(0);
    expect(stdout.length).toBeGreaterThan(100);
    expect(stdout).not.toMatch(/^---/);
    expect((await explain('resolve/broken-link', folder))?.trim().endsWith(stdout.trim())).toBe(true);
  });

  test('leads to pages of the manual, from the working directory', async () => {
    const { stdout } = await slodocs(['explain', 'mermaid/not-drawn']);
    const [, path = ''] = /\[Diagrams\]\(([^)]+)\)/.exec(stdout) ?? [];
    expect(await readFile(join(folder, path), 'utf8')).toContain('title: Diagrams');
    // What an example shows is left as it is.
    expect((await slodocs(['explain', 'resolve/broken-link'])).stdout).toContain('](./instal.md)');
  });

  test.each(['resolve/broken-lnk', 'broken-link'])('%s has a nearest code', async (word) => {
    const { code, stdout, stderr } = await slodocs(['explain', word]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(
      `error: there is no diagnostic "${word}"\nDid you mean "resolve/broken-link"? "slodocs explain" lists all codes.\n`,
    );
  });

  test.each(['constructor', 'zzzzzzzzzzzzzzzz', '\u001B[2J'])('%j has none', async (word) => {
    const { code, stderr } = await slodocs(['explain', word]);
    expect(code).toBe(2);
    expect(stderr).not.toContain('\u001B');
  });
});

describe('clean', () => {
  const tag = `Signature: 8a477f597d28d172789f06886806bc55
# This folder is a cache of slodocs, which \`slodocs clean\` removes.
`;

  test('removes the cache and says what it was', async () => {
    const cache = join(folder, '.slodocs/cache/0123456789abcdef');
    await mkdir(join(cache, 'store'), { recursive: true });
    await writeFile(join(cache, 'CACHEDIR.TAG'), tag);
    await writeFile(join(cache, 'store/1.pack'), 'x'.repeat(150_000));
    expect(await slodocs(['clean'])).toEqual({ code: 0, stdout: 'removed .slodocs/cache (2 files, 0.2 MB)\n', stderr: '' });
    await expect(stat(join(folder, '.slodocs/cache'))).rejects.toThrow('ENOENT');
    expect(await slodocs(['clean'])).toMatchObject({
      code: 0,
      stdout: 'nothing to remove: no cache in .slodocs/cache\n',
    });
  });

  test('keeps what bears no mark of slodocs, and says so', async () => {
    const cache = join(folder, '.slodocs/cache');
    for (const name of ['0123456789abcdef', 'fedcba9876543210']) {
      await mkdir(join(cache, name, 'store'), { recursive: true });
      await writeFile(join(cache, name, 'store/thesis.txt'), 'thesis');
    }
    const nothing = await slodocs(['clean']);
    expect(nothing).toMatchObject({ code: 2, stdout: '' });
    expect(nothing.stderr).toContain('".slodocs/cache" was not removed, because no build has used it as its cache');

    await writeFile(join(cache, '0123456789abcdef/CACHEDIR.TAG'), tag);
    await writeFile(join(cache, '0123456789abcdef/mine.txt'), 'mine');
    const { code, stdout } = await slodocs(['clean']);
    expect(code).toBe(0);
    expect(stdout).toBe(
      'removed the cache in .slodocs/cache (2 files, 0.0 MB)\nkept .slodocs/cache/0123456789abcdef, .slodocs/cache/fedcba9876543210, which slodocs did not create\n',
    );
    expect(await readdir(join(cache, '0123456789abcdef'))).toEqual(['mine.txt']);
    expect(await readdir(join(cache, 'fedcba9876543210/store'))).toEqual(['thesis.txt']);
    await rm(cache, { recursive: true });
  });

  test.each(['.', '..', 'docs/..', '/', 'docs'])('does not take "%s" for a cache', async (cacheDir) => {
    const { code, stderr } = await slodocs(['clean', '--cache-dir', cacheDir]);
    expect(code).toBe(2);
    expect(stderr).toContain('was not removed');
    expect((await stat(join(folder, 'docs/index.md'))).isFile()).toBe(true);
  });
});

describe('serve', () => {
  test('without output says how to get some', async () => {
    const { code, stderr } = await slodocs(['serve', '--port', '0']);
    expect(code).toBe(2);
    expect(stderr).toBe('error: there is no built site in "build"\nRun "slodocs build" first, or choose another --out-dir.\n');
  });

  test('prints its address and ends without failure when it is stopped', async () => {
    await mkdir(join(folder, 'site'));
    await writeFile(join(folder, 'site/index.html'), 'home');
    const controller = new AbortController();
    const running = slodocs(['serve', '--port', '0', '--out-dir', 'site', '--base-url', 'docs'], controller.signal);
    setTimeout(() => controller.abort(new Interrupted('SIGINT')), 500);
    const { code, stdout } = await running;
    expect(code).toBe(0);
    expect(stdout).toMatch(/^serving site on http:\/\/127\.0\.0\.1:\d+\/docs\/\n$/);
  });
});
