// `slodocs doctor` in processes of its own: what it finds on this machine and in sites that lack something.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DoctorResult } from '#tools/doctor/finding';
import { bin, type Ended, nobody, put, reasonAgainst, run, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { deepTest } from '../../property-runs.ts';
import { slodocs } from '../in-process.ts';

const page = { 'docs/index.md': '# Home\n' };

async function examined(root: string, ...args: readonly string[]): Promise<DoctorResult & Pick<Ended, 'code'>> {
  const { code, printed } = await slodocs(root, 'doctor', '--json', ...args);
  return { code, ...(JSON.parse(printed) as DoctorResult) };
}

/** `state: message` of the findings about one thing. */
const about = ({ findings }: DoctorResult, topic: string): readonly string[] =>
  findings.filter((finding) => finding.topic === topic).map(({ state, message }) => `${state}: ${message}`);

test('a sound site can be built, and each line says so', async () => {
  const root = site(page);
  const { code, printed } = await run(process.execPath, [bin, 'doctor', root]);
  expect(printed).toMatch(/^ok {7}Node\.js {8}v\d/m);
  expect(printed).toMatch(/^ok {7}esbuild {8}0\.\d+\.\d+, its program for \w+ \w+ runs$/m);
  expect(printed).toContain(`ok       configuration  "site.config.ts" in ${root}\n`);
  expect(printed).toContain('ok       content        "docs" has 1 source\n');
  expect(printed).toContain('ok       output         "build" will be created by a build\n');
  expect(printed).toContain('\na site can be built here\n');
  expect(code).toBe(0);
});

test('what is only optional does not fail it', async () => {
  const root = site(page);
  const found = await examined(root, '--browser', '/nowhere/chromium');
  expect(found.code).toBe(0);
  expect(about(found, 'Chromium')).toEqual([
    expect.stringMatching(/^missing: there is no "\/nowhere\/chromium"; only needed for /),
  ]);
  expect(about(found, 'mermaid')).toEqual(['missing: not installed; only needed for diagrams']);
  expect(about(found, 'axe-core')).toEqual([
    'missing: not installed; only needed for the accessibility check of a page in `slodocs dev`',
  ]);
  expect(about(found, 'sass')).toEqual(['missing: not installed; only needed for stylesheets in Sass']);
  expect(about(found, 'git')).toEqual([expect.stringMatching(/^warning: the site is not in a repository, /)]);
});

deepTest('a program for another platform is named, and the reason', async () => {
  const root = site(page);
  const env = { PATH: process.env['PATH'], NO_COLOR: '1', ESBUILD_BINARY_PATH: '/bin/false' };
  const { code, printed } = await run(process.execPath, [bin, 'doctor', root], { env });
  expect(printed).toMatch(/^missing {2}esbuild {8}it does not run: /m);
  expect(printed).toContain('Reinstall on this machine with `npm ci`.');
  expect(code).toBe(1);
});

deepTest('without git on the path, dates are what is missing', async () => {
  const { code, printed } = await run(process.execPath, [bin, 'doctor', site(page)], {
    env: { PATH: '/nowhere', NO_COLOR: '1' },
  });
  expect(printed).toMatch(/^missing {2}git {12}not installed, so pages have no last-update dates/m);
  expect(code).toBe(0);
});

test('a folder without a site, and a configuration with faults', async () => {
  const root = site(page);
  const empty = join(root, 'docs');
  const nowhere = await examined(empty, '--config', 'other.config.ts');
  expect(nowhere).toMatchObject({ code: 1, ok: false });
  expect(about(nowhere, 'configuration')).toEqual([
    expect.stringMatching(/^missing: the configuration file ".*other\.config\.ts" does not exist$/),
  ]);

  put(root, { 'site.config.ts': 'export default { title: 1, urls: "https://disk.example" };\n' });
  const faulty = await examined(root);
  expect(faulty.code).toBe(1);
  expect(about(faulty, 'configuration')).toEqual([
    expect.stringMatching(/^missing: "site\.config\.ts" is not valid: .+, and \d more$/),
  ]);
});

test('missing content, a foreign output folder, and what a build has cached', async () => {
  const root = site({ 'build/index.html': '<p>mine</p>' });
  const lacking = await examined(root);
  expect(lacking.code).toBe(1);
  expect(about(lacking, 'content')).toEqual(['missing: there is no folder "docs"']);
  expect(about(lacking, 'output')).toEqual([
    'missing: "build" contains 1 file that slodocs did not create, such as "index.html"',
  ]);

  put(root, page);
  await slodocs(root, 'build', '--out-dir', 'public');
  const built = await examined(root, '--out-dir', 'public');
  expect(built.code).toBe(0);
  expect(about(built, 'output')).toEqual(['ok: "public" can be written']);
  expect(about(built, 'cache')).toEqual([
    expect.stringMatching(/^ok: "\.slodocs\/cache" has \d+\.\d MB from this version \([0-9a-f]{16}\), used today/),
  ]);
});

test('an old React in the site is told apart', async () => {
  const root = site({ ...page, 'node_modules/react/package.json': '{ "name": "react", "version": "18.3.1" }' });
  expect(about(await examined(root), 'React')).toEqual([
    expect.stringMatching(/^warning: slodocs renders with 19\.\S+, but the site also has 18\.3\.1$/),
  ]);
});

test.skipIf(reasonAgainst(nobody) !== undefined)('a folder that another user may only read', async () => {
  const root = site(page);
  mkdirSync(join(root, 'build'));
  writeFileSync(join(root, 'build', 'a.html'), '');
  chmodSync(root, 0o755);
  const { code, printed } = await run(process.execPath, [bin, 'doctor', root], nobody);
  expect(printed).toMatch(
    /^warning {2}cache {10}"\.slodocs\/cache" cannot be written, so every build starts from scratch: EACCES/m,
  );
  expect(printed).toMatch(/^missing {2}output {9}"build" cannot be written: EACCES/m);
  expect(code).toBe(1);
});
