// What a site's code does to the process of a build, with one thread and with several. Every place is tried in `table.deep.test.ts`.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { put, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { deepTest } from '../../property-runs.ts';
import { faulty, misbehavingSite, runSlodocs } from './misbehaving-site.ts';

const json = ['--format', 'json'];

deepTest('a component that ends its process is reported alike by one thread and by two', async () => {
  const root = misbehavingSite('component', 'exit');
  const one = await runSlodocs(['build', root, ...json, '--concurrency', '1']);
  const two = await runSlodocs(['build', root, ...json, '--concurrency', '2', '--no-cache']);
  expect([one.code, two.code]).toEqual([1, 1]);
  const found = [one, two].map(({ out }) => (JSON.parse(out) as { diagnostics: object[] }).diagnostics);
  expect(found[0]).toEqual(found[1]);
  expect(found[0]).toMatchObject([{ code: 'site-code/process-exit', place: { file: faulty } }]);
  expect(existsSync(join(root, 'build'))).toBe(false);
});

deepTest('a page that loops for ever is stopped in its thread, and the others are done', async () => {
  const root = misbehavingSite('component', 'loop');
  put(root, { 'docs/p40.mdx': '# Page 40\n\n{null.nothing}\n' });
  const { code, out } = await runSlodocs(['build', root, ...json, '--concurrency', '2', '--time-limit', '5']);
  expect(code).toBe(1);
  expect((JSON.parse(out) as { diagnostics: object[] }).diagnostics).toMatchObject([
    { code: 'site-code/time-limit', place: { file: faulty } },
    { code: 'render/code-threw', place: { file: 'docs/p40.mdx' } },
  ]);
});

test('standard output is the report alone, the exit code is its own, and nothing is left among temporary files', async () => {
  const config = `console.log('from the config');
process.stdout.write('written by the config\\n');
process.on('exit', () => { process.exitCode = 9; });
export default { title: 'T', url: 'https://t.example', preset: { 'git-dates': false, search: false, twins: false } };
`;
  const root = site({ 'site.config.ts': config, 'docs/index.mdx': '# Home\n\n{(console.info("from a page"), 1)}\n' });
  const temporary = join(root, 'temporary');
  mkdirSync(temporary);
  const { code, out, error } = await runSlodocs(['check', root, ...json, '--no-cache'], { ...process.env, TMPDIR: temporary });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ diagnostics: [] });
  expect(error).toBe('from the config\nwritten by the config\nfrom a page\n');
  expect(readdirSync(temporary)).toEqual([]);
});

deepTest('what failed late is found again by the next build', async () => {
  const root = site({ 'docs/index.mdx': "# Home\n\n{(Promise.reject(new Error('left behind')), 1)}\n" });
  for (const build of ['first', 'second']) {
    const { code, out } = await runSlodocs(['build', root, ...json]);
    expect({ build, code }).toEqual({ build, code: 1 });
    expect(JSON.parse(out)).toMatchObject({ diagnostics: [{ code: 'site-code/late-error', place: { file: 'docs/index.mdx' } }] });
  }
});

deepTest('a process that is ended at once leaves no temporary folder behind', async () => {
  const config = "export default () => { process.emit('SIGINT'); process.emit('SIGINT'); };\n";
  const root = site({ 'site.config.ts': config, 'docs/index.md': '# Home\n' });
  const temporary = join(root, 'temporary');
  mkdirSync(temporary);
  const { code } = await runSlodocs(['build', root, '--no-cache'], { ...process.env, TMPDIR: temporary });
  expect({ code, left: readdirSync(temporary) }).toEqual({ code: 130, left: [] });
});
