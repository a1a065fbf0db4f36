// The profile of a build of our manual: its stages account for the time that passed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface Event {
  readonly name: string;
  readonly cat?: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur: number;
  readonly tid: number;
}

const repository = fileURLToPath(new URL('../..', import.meta.url));
const manual = join(repository, 'docs');
const program = join(repository, 'bin/slodocs.js');

describe.skipIf(!existsSync(join(repository, 'dist/cli/cli.js')))('the profile of our manual', () => {
  let folder: string;
  let spans: readonly Event[];
  let pages: number;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'slodocs-profile-'));
    const file = join(folder, 'trace.json');
    const folders = ['--out-dir', join(folder, 'build'), '--cache-dir', join(folder, 'cache')];
    const { status, stdout } = spawnSync(process.execPath, [program, 'build', manual, '--profile', file, ...folders], {
      encoding: 'utf8',
    });
    expect(status, stdout).toBe(0);
    pages = Number(/^built (\d+) pages/m.exec(stdout)?.[1]);
    const { traceEvents } = JSON.parse(await readFile(file, 'utf8')) as { traceEvents: readonly Event[] };
    spans = traceEvents.filter(({ ph }) => ph === 'X');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('its stages sum to the wall time within 5 %', () => {
    const wall = Math.max(...spans.map(({ ts, dur }) => ts + dur));
    const stages = spans.filter(({ cat }) => cat === 'stage' || cat === 'cli');
    const sum = stages.reduce((total, { dur }) => total + dur, 0);
    expect(stages.map(({ name }) => name)).toEqual([
      'start node',
      'load slodocs',
      ...['compare', 'configure', 'load stages'],
      ...['discover', 'parse', 'resolve', 'discover (de)', 'parse (de)', 'resolve (de)'],
      ...['render', 'render (de)', 'emit', 'emit (de)'],
      ...['commit', 'keep', 'print'],
    ]);
    expect(sum / wall).toBeGreaterThan(0.95);
    expect(sum / wall).toBeLessThanOrEqual(1);
  });

  test('it has a span for every page parsed and rendered, and for hooks of the main thread', async () => {
    const names = spans.map(({ name }) => name);
    const sources = await fastGlob(['**/*.{md,mdx}', '!build/**'], { cwd: manual });
    const expected = sources.map((path) => `parse ${path.replace(/^i18n\/de\/(.*)/, '$1 (de)')}`);
    expect(names.filter((name) => /^parse .*\.mdx?\b/.test(name)).sort()).toEqual(expected.sort());
    expect(names.filter((name) => name.startsWith('render /'))).toHaveLength(pages);
    expect(names).toEqual(expect.arrayContaining(['git-dates: resolve', 'sitemap: emit']));
  });

  test('that of a site without threads has a span for every hook', async () => {
    const root = join(folder, 'small');
    await mkdir(join(root, 'docs'), { recursive: true });
    await writeFile(join(root, 'site.config.ts'), "export default { title: 'Small', url: 'https://small.example' };\n");
    await writeFile(join(root, 'docs/index.md'), '# Small\n');
    const file = join(folder, 'small.json');
    const { status, stdout } = spawnSync(process.execPath, [program, 'build', root, '--profile', file], { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
    const { traceEvents } = JSON.parse(await readFile(file, 'utf8')) as { traceEvents: readonly Event[] };
    const names = traceEvents.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['admonitions: markdown', 'git-dates: resolve', 'sitemap: emit']));
  });

  test('spans of one lane nest', () => {
    for (const lane of new Set(spans.map(({ tid }) => tid))) {
      const open: Event[] = [];
      const own = spans.filter(({ tid }) => tid === lane).sort((a, b) => a.ts - b.ts || b.dur - a.dur);
      for (const span of own) {
        while (open.length > 0 && endOf(open.at(-1)) <= span.ts) open.pop();
        // Times are rounded to microseconds.
        expect(open.length === 0 || endOf(span) <= endOf(open.at(-1)) + 1, span.name).toBe(true);
        open.push(span);
      }
    }
  });
});

function endOf(span: Event | undefined): number {
  return span ? span.ts + span.dur : 0;
}
