// What a plugin remembers in one build, in a site whose hooks tell of it, and what types say of that.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { build, definePlugin, openSession } from '../../src/index.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'slodocs-state-'));
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'docs/index.md'), '# Home\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const config = (plugin: string): void =>
  writeFileSync(
    join(root, 'site.config.ts'),
    `import { defineConfig, definePlugin } from 'slodocs';\nexport default defineConfig({ title: 'T', url: 'https://t.example', preset: { 'git-dates': false, search: false }, plugins: [definePlugin({ name: 'own', apiVersion: 1, ${plugin} })] });\n`,
  );

it('is made once for a build and shared by its hooks', async () => {
  config(`
    state: () => ({ calls: [] as string[] }),
    discover: (_settings, ctx) => { ctx.state.calls.push('discover'); return []; },
    resolve: (site, ctx) => { ctx.state.calls.push('resolve'); return site; },
    head: (_page, ctx) => { ctx.state.calls.push('head'); return []; },
    emit: (_build, ctx) => { const text = ctx.state.calls.join(' '); return [{ path: 'calls.txt', key: text, make: () => text }]; },
  `);
  const first = await build({ root });
  expect(first.diagnostics).toEqual([]);
  expect(readFileSync(join(root, 'build/calls.txt'), 'utf8')).toBe('discover resolve head head');
  writeFileSync(join(root, 'docs/index.md'), '# Start\n');
  await build({ root });
  expect(readFileSync(join(root, 'build/calls.txt'), 'utf8')).toBe('discover resolve head head');
});

it('is another one for each time that a site which stays open is resolved, with what discover has put there', async () => {
  config(`
    state: () => ({ found: [] as string[], titles: [] as string[] }),
    discover: (_settings, ctx) => { ctx.state.found.push('source'); return [{ id: 'made.md', text: '# Made' }]; },
    resolve: (site, ctx) => { for (const { title } of site.pages) ctx.state.titles.push(title); return site; },
    head: (page, ctx) => [{ tag: 'meta', attributes: { name: 'seen', content: [...ctx.state.found, ...ctx.state.titles].sort().join(' ') } }],
  `);
  const session = await openSession({ root });
  const seen = async (): Promise<string | undefined> =>
    /name="seen" content="([^"]*)"/.exec((await session?.page('/docs'))?.html ?? '')?.[1];
  try {
    expect(await seen()).toBe('Home Made source');
    writeFileSync(join(root, 'docs/index.md'), '# Start\n');
    await session?.update(['docs/index.md']);
    expect(await seen()).toBe('Made Start source');
    writeFileSync(join(root, 'docs/index.md'), '# Start\n\nWords.\n');
    await session?.update(['docs/index.md']);
    expect(await seen()).toBe('Made Start source');
  } finally {
    await session?.close();
  }
});

it('is not there for markdown hooks, which is a fault of the plugin', async () => {
  config('state: () => ({}), markdown: (_settings, ctx) => { void (ctx as any).state; return {}; },');
  const { diagnostics } = await build({ root });
  expect(diagnostics).toMatchObject([
    {
      code: 'plugin/hook-threw',
      message:
        'the markdown hook of the plugin "own" threw: it uses `ctx.state`, which markdown hooks do not have, because they run in threads',
    },
  ]);
});

it('has types, as options have', () => {
  definePlugin({
    name: 'own',
    apiVersion: 1,
    state: () => ({ seen: 0 }),
    resolve(site, ctx) {
      ctx.state.seen++;
      // @ts-expect-error: the state is what `state` made.
      ctx.state.other = 1;
      return site;
    },
    markdown(_settings, ctx) {
      // @ts-expect-error: threads share nothing.
      void ctx.state;
      return {};
    },
  });
  definePlugin({
    name: 'own',
    apiVersion: 1,
    emit(_build, ctx) {
      // @ts-expect-error: no state was declared.
      void ctx.state.seen;
      return [];
    },
  });
  definePlugin({ name: 'own', apiVersion: 1, options: { file: 'x' }, optionsSchema: z.strictObject({ file: z.string() }) });
  // @ts-expect-error: options come with their schema.
  definePlugin({ name: 'own', apiVersion: 1, options: { file: 'x' } });
});
