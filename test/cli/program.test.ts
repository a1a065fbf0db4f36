import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deepTest, isThorough } from '../property-runs.ts';
import { sampled } from '../sampled.ts';
import { slodocs } from './in-process.ts';

const bin = fileURLToPath(new URL('../../bin/slodocs.js', import.meta.url));
const isBuilt = existsSync(fileURLToPath(new URL('../../dist/cli/cli.js', import.meta.url)));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

let folder: string;

/** A program that runs: what it has written so far, and its end. */
function start(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: folder,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (part: string) => {
      written[name] += part;
    });
  }
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, ...written })));
  const wrote = async (words: string): Promise<void> => {
    while (!`${written.stdout}${written.stderr}`.includes(words)) {
      if (child.exitCode !== null) throw new Error(`ended without "${words}": ${written.stderr}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { child: child as ChildProcess, written, ended, wrote };
}

/** The same without a process, for what comes before, and for exit codes of which a like one is seen of a process. */
const typed = (...args: readonly string[]) => slodocs(folder, ...args);

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** The site is in no git repository, which would be said each time; its index and its Markdown are asked for nothing here. */
const quiet = "preset: { 'git-dates': false, search: false, twins: false }";

/** A site with one page, and a config with more in it. */
async function putSite(name: string, page: string, config = ''): Promise<void> {
  await put(`${name}/site.config.ts`, `export default { title: 'T', url: 'https://t.example', ${quiet}, ${config} };\n`);
  await put(`${name}/docs/index.md`, `---\nslug: /\n---\n\n# Home\n\n${page}\n`);
}

/** A plugin whose hook says that it runs, does something, and waits. */
function pluginThat(does: string, milliseconds: number): string {
  const wait = `await new Promise((resolve) => setTimeout(resolve, ${milliseconds}));`;
  return `plugins: [{ name: 'own', apiVersion: 1, async discover() { console.error('hook runs'); ${does}; ${wait} return []; } }]`;
}

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'slodocs-program-')));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe.skipIf(!isBuilt)('the built program (without dist/ these tests are left out: run the build first)', () => {
  test('builds a site, then finds nothing wrong', async () => {
    await putSite('good', 'Text.');
    const built = await start(['build', 'good']).ended;
    expect(built).toMatchObject({ code: 0, stderr: '' });
    expect(built.stdout).toMatch(/^built \d+ pages?, \d+ files? in good\/build\n$/);
    expect((await stat(join(folder, 'good/build/docs/index.html'))).isFile()).toBe(true);
    expect(await start(['check', 'good', '--quiet']).ended).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('lists faults with frames and writes no site', async () => {
    await putSite('bad', 'See [that](./nowhere.md).');
    const { code, stdout, stderr } = await start(['build', 'bad']).ended;
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toContain('error[resolve/broken-link]: ');
    expect(stdout).toContain('--> bad/docs/index.md:7:12\n');
    expect(stdout).toContain('7 | See [that](./nowhere.md).\n  |            ^^^^^^^^^^^^\n');
    expect(stdout).toMatch(/to learn more: slodocs explain resolve\/broken-link\n$/);
    expect(existsSync(join(folder, 'bad/build'))).toBe(false);
  });

  deepTest('a fault in the configuration is 2, in every format', async () => {
    await putSite('odd', 'Text.', 'titel: 1');
    expect(await start(['check', 'odd']).ended).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('configure/unknown-key'),
    });
    for (const format of ['pretty', 'json', 'sarif', 'github']) {
      const { code, printed } = await typed('check', 'odd', '--format', format);
      expect(code).toBe(2);
      expect(printed).toContain('configure/unknown-key');
      expect(printed).toContain('odd/site.config.ts'.slice(format === 'json' ? 4 : 0));
    }
  });

  deepTest('--strict fails for a warning', async () => {
    await putSite('warned', 'See [that](#nowhere).');
    expect((await typed('build', 'warned')).code).toBe(0);
    const { code, stdout } = await start(['build', 'warned', '--strict']).ended;
    expect(code).toBe(1);
    expect(stdout).toContain('--strict counts warnings as errors');
  });

  deepTest('a pipe gets all of a long report, and one that is closed gets no complaint', async () => {
    await putSite('long', Array.from({ length: 4000 }, (_, n) => `[link ${n}](./nowhere-${n}.md)\n`).join('\n'));
    const { code, stdout } = await start(['check', 'long', '--format', 'json']).ended;
    expect(code).toBe(1);
    expect(stdout.length).toBeGreaterThan(1_000_000);
    expect(JSON.parse(stdout).diagnostics).toHaveLength(4000);

    const closed = start(['check', 'long', '--format', 'json']);
    closed.child.stdout?.once('data', () => closed.child.stdout?.destroy());
    expect(await closed.ended).toMatchObject({ code: 1, stderr: '' });
  });

  test('clean removes what a build has kept, wherever that was', async () => {
    await typed('build', 'good', '--cache-dir', '../kept');
    const { code, printed } = await typed('clean', 'good', '--cache-dir', '../kept');
    expect(code).toBe(0);
    expect(printed).toMatch(/^removed kept \(\d+ files?, /);
    expect(existsSync(join(folder, 'kept'))).toBe(false);
  });

  test('clean leaves what stands beside the cache in a folder that was named', async () => {
    await typed('build', 'good', '--cache-dir', '../full');
    await writeFile(join(folder, 'full/mine.txt'), 'mine');
    const { code, printed } = await typed('clean', 'good', '--cache-dir', '../full');
    expect(code).toBe(0);
    expect(printed).toMatch(/^removed the cache in full \(\d+ files?, /);
    expect(await readdir(join(folder, 'full'))).toEqual(['mine.txt']);
    expect((await typed('clean', 'good', '--cache-dir', '../full')).code).toBe(2);
  });

  test('clean removes what all versions have kept, and what the output consists of stays known', async () => {
    await putSite('cleaned', 'First.');
    await writeFile(join(folder, 'cleaned/docs/gone.md'), '# Gone\n');
    expect((await typed('build', 'cleaned')).code).toBe(0);
    const cache = join(folder, 'cleaned/.slodocs/cache');
    const [engine = ''] = await readdir(cache);
    await cp(join(cache, engine), join(cache, '0123456789abcdef'), { recursive: true });
    expect((await typed('clean', 'cleaned')).code).toBe(0);
    expect(await readdir(join(folder, 'cleaned/.slodocs'))).toEqual([]);
    await rm(join(folder, 'cleaned/docs/gone.md'));
    expect((await typed('build', 'cleaned')).code).toBe(0);
    expect(existsSync(join(folder, 'cleaned/build/docs/gone'))).toBe(false);
  });

  deepTest('--no-cache leaves nothing behind, neither beside the site nor among temporary files', async () => {
    await putSite('uncached', 'Text.');
    const TMPDIR = join(folder, 'temporary');
    await mkdir(TMPDIR);
    expect((await start(['build', 'uncached', '--no-cache'], { TMPDIR }).ended).code).toBe(0);
    expect(await readdir(join(folder, 'uncached/.slodocs'))).toEqual([]);
    expect(await readdir(TMPDIR)).toEqual([]);
    if (!isThorough()) return;
    await writeFile(join(folder, 'uncached/cache'), 'a file');
    expect((await start(['build', 'uncached', '--cache-dir', 'cache'], { TMPDIR }).ended).code).toBe(0);
    expect(await readdir(TMPDIR)).toEqual([]);
  });

  deepTest('schema prints one, names them all, or writes them beside the site', async () => {
    await putSite('described', 'Text.');
    expect(await typed('schema', '', 'described')).toMatchObject({ code: 2 });
    const { code, stdout } = await start(['schema', 'front-matter', 'described']).ended;
    expect({ code, properties: JSON.parse(stdout).properties.draft.type }).toEqual({ code: 0, properties: 'boolean' });
    const written = await typed('schema', 'category', 'described', '--out-dir', '.vscode');
    expect(written).toMatchObject({ code: 0, printed: 'wrote category.schema.json to described/.vscode\n' });
    expect(JSON.parse(await readFile(join(folder, 'described/.vscode/category.schema.json'), 'utf8')).type).toBe('object');
    const unknown = await start(['schema', 'frontmatter', 'described']).ended;
    expect(unknown).toMatchObject({ code: 2, stdout: '' });
    expect(unknown.stderr).toContain('Did you mean "front-matter"?');
  });

  deepTest('colours are forced, not guessed', async () => {
    const colored = '\u001B[';
    expect((await start(['check', 'bad'], { FORCE_COLOR: '1' }).ended).stdout).toContain(colored);
    if (!isThorough()) return;
    expect((await start(['check', 'bad'], { CI: 'true' }).ended).stdout).not.toContain(colored);
    expect((await start(['check', 'bad', '--format', 'json'], { FORCE_COLOR: '1' }).ended).stdout).not.toContain(colored);
  });

  deepTest('--profile writes stages and the start of the program; --verbose prints them', async () => {
    const { code, stdout } = await start(['build', 'good', '--no-cache', '--profile', 'trace.json', '--verbose']).ended;
    expect(code).toBe(0);
    expect(stdout).toMatch(/\nstages: compare [\d.]+ ms, configure [\d.]+ ms, /);
    const { traceEvents } = JSON.parse(await readFile(join(folder, 'trace.json'), 'utf8'));
    const names = traceEvents.map(({ name }: { name: string }) => name);
    for (const name of ['start node', 'load slodocs', 'configure', 'resolve', 'print', 'thread_name'])
      expect(names).toContain(name);
    expect((await typed('build', 'good', '--profile', 'none/trace.json')).code).toBe(2);
  });

  deepTest('a build that is stopped leaves nothing behind of the code that the cache refused', async () => {
    await putSite('stopped', 'Text.', pluginThat('', 1000));
    await writeFile(join(folder, 'stopped/cache'), 'a file');
    const TMPDIR = join(folder, 'stopped/temporary');
    await mkdir(TMPDIR);
    const building = start(['build', 'stopped', '--cache-dir', 'cache'], { TMPDIR });
    await building.wrote('hook runs');
    expect(await readdir(TMPDIR)).toHaveLength(1);
    building.child.kill('SIGTERM');
    expect((await building.ended).code).toBe(143);
    expect(await readdir(TMPDIR)).toEqual([]);
  });

  test.each(
    sampled(
      [
        ['SIGINT', 130],
        ['SIGTERM', 143],
      ],
      1,
    ),
  )('%s stops a build, the last output stays whole', async (signal, code) => {
    await putSite('slow', 'First.');
    expect((await typed('build', 'slow')).code).toBe(0);
    const before = await readFile(join(folder, 'slow/build/docs/index.html'), 'utf8');
    await putSite('slow', 'Second.', pluginThat('', 700));
    const running = start(['build', 'slow']);
    await running.wrote('hook runs');
    running.child.kill(signal);
    expect(await running.ended).toMatchObject({ code, stdout: '' });
    expect(running.written.stderr).toContain(`stopped by ${signal}: the output of the last build is unchanged\n`);
    expect(await readFile(join(folder, 'slow/build/docs/index.html'), 'utf8')).toBe(before);
  });

  deepTest('a second SIGINT ends the program at once', async () => {
    await putSite('slower', 'Text.', pluginThat('', 60_000));
    const running = start(['build', 'slower']);
    await running.wrote('hook runs');
    running.child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 200));
    running.child.kill('SIGINT');
    expect((await running.ended).code).toBe(130);
  });

  deepTest('what a plugin drops is reported with its name, what it leaves running holds nothing up', async () => {
    await putSite('dropped', 'Text.', pluginThat('setTimeout(() => { throw new Error("dropped"); }, 0)', 2000));
    const { code, stdout, stderr } = await start(['build', 'dropped']).ended;
    // What the plugin prints itself.
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'hook runs\n' });
    expect(stdout).toMatch(
      /^error\[site-code\/late-error\]: .* of the plugin ".*" caused an error that nothing catches: dropped$/m,
    );

    if (!isThorough()) return;
    await putSite('left', 'Text.', pluginThat('setInterval(() => undefined, 1000)', 0));
    expect((await start(['build', 'left']).ended).code).toBe(0);
  });

  test('serve answers until SIGTERM, then ends within a second', async () => {
    await typed('build', 'good');
    const running = start(['serve', 'good', '--port', '0']);
    await running.wrote('http://');
    const url = /http:\/\/\S+/.exec(running.written.stdout)?.[0] ?? '';
    const status = await new Promise((resolve, reject) => {
      get(`${url}docs`, (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    expect(status).toBe(200);
    const taken = await start(['serve', 'good', '--port', new URL(url).port]).ended;
    expect(taken).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('is taken') });
    const before = performance.now();
    running.child.kill('SIGTERM');
    expect((await running.ended).code).toBe(0);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
