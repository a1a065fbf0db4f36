// `slodocs mv` that is killed when all is in place and nothing is settled: the next one begins with the site as it was.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { bin, build, put, run, site, snapshot } from '../../pipeline/6-emit/site-on-disk.ts';
import { deepTest } from '../../property-runs.ts';

/** Its plugin waits for ever where it finds the page in its new place for the first time. */
const pages = {
  'site.config.ts': `import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Killed',
  url: 'https://killed.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'waiting',
      apiVersion: 1,
      async resolve(site) {
        const root = process.env.SLODOCS_TEST_ROOT ?? '';
        if (existsSync(join(root, 'docs/deep/er')) && !existsSync(join(root, 'waits'))) {
          writeFileSync(join(root, 'waits'), '');
          await new Promise((done) => setTimeout(done, 600_000));
        }
        return site;
      },
    },
  ],
});
`,
  'docs/index.md': '# Home\n\n[a](./part/a.md)\n',
  'docs/part/a.md': '# A\n\n[b](../b.md)\n',
  'docs/b.md': '# B\n\n[a](./part/a.md)\n',
};

const mv = (root: string, ...words: string[]) =>
  run(process.execPath, [bin, 'mv', ...words], { cwd: root, env: { ...process.env, SLODOCS_TEST_ROOT: root } });

const leftIn = (root: string): readonly string[] => readdirSync(root).filter((name) => name.startsWith('.slodocs-change'));

/** Killed between the renames and the end. */
async function killed(): Promise<string> {
  const root = site(pages);
  const env = { ...process.env, SLODOCS_TEST_ROOT: root };
  const moving = spawn(process.execPath, [bin, 'mv', 'docs/part', 'docs/deep/er'], { cwd: root, env, stdio: 'ignore' });
  const ended = new Promise((done) => moving.once('exit', done));
  await vi.waitFor(() => expect(existsSync(join(root, 'waits'))).toBe(true), 30_000);
  moving.kill('SIGKILL');
  await ended;
  expect(readFileSync(join(root, 'docs/b.md'), 'utf8')).toBe('# B\n\n[a](./deep/er/a.md)\n');
  expect(leftIn(root)).toHaveLength(1);
  return root;
}

test('the next move takes back what was not finished', { timeout: 60_000 }, async () => {
  const root = await killed();
  // Nothing is moved, and all is where it was.
  expect((await mv(root, 'docs/none.md', 'docs/x.md')).printed).toContain('there is no page or file "docs/none.md"');
  const { 'docs/': _, ...docs } = await snapshot(join(root, 'docs'));
  expect(existsSync(join(root, 'docs/deep'))).toBe(false);
  for (const path of ['index.md', 'part/a.md', 'b.md'] as const)
    expect(readFileSync(join(root, 'docs', path), 'utf8')).toBe(pages[`docs/${path}`]);
  expect(Object.keys(docs).filter((path) => path.endsWith('.md'))).toHaveLength(3);
  expect(leftIn(root)).toEqual([]);
  expect(await mv(root, 'docs/part', 'docs/deep/er')).toMatchObject({ code: 0 });
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
});

deepTest('what was edited since is left alone, and what was put back by hand stays', { timeout: 60_000 }, async () => {
  const root = await killed();
  writeFileSync(join(root, 'docs/b.md'), '# B\n\nAnother text.\n');
  const refused = await mv(root, 'docs/deep/er', 'docs/x');
  expect(refused.code).toBe(1);
  expect(refused.printed).toMatch(/"docs\/b\.md" was changed since; the files as they were are in "\.slodocs-change-[^"]+"/);
  expect(readFileSync(join(root, 'docs/b.md'), 'utf8')).toBe('# B\n\nAnother text.\n');
  put(root, { 'docs/b.md': pages['docs/b.md'] });
  expect(await mv(root, 'docs/b.md', 'docs/c.md')).toMatchObject({ code: 0 });
  expect(existsSync(join(root, 'docs/part/a.md'))).toBe(true);
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
});
