// `slodocs init`: what it adds to a folder, what it leaves alone, what it refuses, and what a kill leaves.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSiteAddress, titleOfName } from '#model/new-site';
import { readSettings, version } from '../../../src/index.ts';
import { mergeIgnored, writePackage } from '../../../src/tools/init/project-files.ts';
import { slodocs } from '../../cli/in-process.ts';
import { countOperations, runWithFault } from '../../faults/faulted-run.ts';
import { bin, nobody, put, run, snapshot } from '../../pipeline/6-emit/site-on-disk.ts';
import { deepTest } from '../../property-runs.ts';
import { sampled } from '../../sampled.ts';

function folder(files: Readonly<Record<string, string>> = {}): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-init-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  put(root, files);
  return root;
}

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');
const minimal = ['--template', 'minimal', '--yes'] as const;

describe('a new folder', () => {
  test('gets a site, named after it, and the next steps are printed', async () => {
    const cwd = folder();
    const { code, printed } = await slodocs(cwd, 'init', "über o'docs", ...minimal);
    expect(code).toBe(0);
    expect(printed).toContain('created a site in über o\'docs from the template "minimal": ');
    expect(printed).toContain(
      `Next:\n  cd 'über o'\\''docs'\n  npm install --save-dev ./slodocs-${version}.tgz\n  npx slodocs dev\n`,
    );
    const root = join(cwd, "über o'docs");
    expect((await readSettings({ root, cache: false })).settings).toMatchObject({
      title: "Über o'docs",
      url: 'https://uber-odocs.example',
      baseUrl: '/',
    });
    expect(JSON.parse(read(root, 'package.json'))).toMatchObject({ name: 'uber-odocs', private: true });
    expect(existsSync(join(root, '.slodocs'))).toBe(false);
  });

  test('takes any title, and an address with a path', async () => {
    const cwd = folder();
    const title = `Ann's "C:\\new" <b>*docs*</b> \${1} $& #1`;
    await slodocs(cwd, 'init', 'a/b', ...minimal, '--title', title, '--url', 'https://nines.example/manual');
    const { settings, diagnostics } = await readSettings({ root: join(cwd, 'a/b'), cache: false });
    expect(diagnostics).toEqual([]);
    expect(settings).toMatchObject({ title, url: 'https://nines.example', baseUrl: '/manual/' });
    expect(read(cwd, 'a/b/README.md')).toMatch(/^# Ann's "C:\\\\new" \\<b\\>\\\*docs\\\*/);
    expect((await slodocs(join(cwd, 'a/b'), 'check', '--strict')).code).toBe(0);
  });
});

describe('a folder that is in use', () => {
  test('keeps what it has, and its package.json and .gitignore are added to', async () => {
    const given = {
      'package.json':
        '{\n\t"name": "@nines/user-guide",\n\t"homepage": "https://guide.nines.example/",\n\t"scripts": { "build": "tsc" }\n}',
      '.gitignore': 'dist\n/node_modules',
      'README.md': '# Ours\n',
      LICENSE: 'Free.\n',
      '.git/HEAD': 'ref: refs/heads/main\n',
      'src/index.ts': 'export {};\n',
    };
    const root = folder(given);
    const { code, printed } = await slodocs(root, 'init', ...minimal);
    expect(code).toBe(0);
    expect(printed).toContain('  extended: .gitignore, package.json\n  left unchanged: README.md\n');
    expect(printed).toContain('npm run docs:build');
    for (const path of ['README.md', 'LICENSE', 'src/index.ts'] as const) expect(read(root, path)).toBe(given[path]);
    expect(read(root, '.gitignore')).toBe('dist\n/node_modules\nbuild/\n.slodocs/\n');
    expect(read(root, 'package.json')).toMatch(/^\{\n\t"name": "@nines\/user-guide",[\s\S]*\}$/);
    expect(JSON.parse(read(root, 'package.json'))).toMatchObject({
      scripts: { build: 'tsc', 'docs:build': 'slodocs build --strict', 'docs:dev': 'slodocs dev' },
    });
    const { settings } = await readSettings({ root, cache: false });
    expect(settings).toMatchObject({ title: 'User guide', url: 'https://guide.nines.example' });
    expect(existsSync(join(root, '.github/workflows/docs.yml'))).toBe(true);
  });

  test('inside of a repository has no workflow, for GitHub would not read it', async () => {
    const root = folder({ '.git/HEAD': 'ref: refs/heads/main\n' });
    const { printed } = await slodocs(root, 'init', 'docs', ...minimal);
    expect(printed).toContain('no CI workflow');
    expect(existsSync(join(root, 'docs/.github'))).toBe(false);
  });

  test.each([
    ['files of the same names', { 'docs/index.md': '# Ours\n' }, 'docs/index.md'],
    ['a file in place of a folder', { docs: 'text' }, 'docs'],
    ['a file in place of the folder of settings', { '.vscode': 'text' }, '.vscode'],
    ['another configuration', { 'site.config.mjs': 'export default {};\n' }, 'site.config.mjs'],
    ['a package.json that is none', { 'package.json': '[]\n' }, 'package.json'],
    ['scripts that are none', { 'package.json': '{ "scripts": 1 }\n' }, 'package.json'],
  ])('with %s is refused, and stays as it is', async (_, files, obstacle) => {
    const root = folder(files);
    const before = await snapshot(root);
    const { code, printed } = await slodocs(root, 'init', ...minimal);
    expect(code).toBe(2);
    expect(printed).toMatch(/^error: /);
    expect(printed).toContain(obstacle);
    expect(await snapshot(root)).toEqual(before);
  });

  deepTest('is told by its path where this user may not write, or where it is a file', async () => {
    const root = folder({ file: 'text' });
    const asNobody = process.getuid?.() === 0 ? nobody : {};
    chmodSync(root, 0o755);
    mkdirSync(join(root, 'closed'), { mode: 0o555 });
    for (const dir of ['closed', 'closed/new']) {
      const { code, printed } = await run(process.execPath, [bin, 'init', join(root, dir), ...minimal], {
        cwd: root,
        ...asNobody,
      });
      expect(printed).toContain(`error: the site cannot be written to "${join(root, dir)}": permission denied\n`);
      expect(code).toBe(2);
    }
    expect((await slodocs(root, 'init', 'file')).printed).toContain(`error: "${join(root, 'file')}" is a file\n`);
  });
});

test('wrong words of the command line are usage faults', async () => {
  const cwd = folder();
  expect(await slodocs(cwd, 'init', 'a', '--template', 'huge')).toMatchObject({ code: 2 });
  expect(await slodocs(cwd, 'init', 'a', '--url', 'nines.example')).toMatchObject({
    code: 2,
    printed: 'error: "nines.example" is not a valid site address\nIt must begin with "https://", without a query or an anchor.\n',
  });
  expect(existsSync(join(cwd, 'a'))).toBe(false);
});

test('a packed file is named from the new folder, and an entry that is there is kept', async () => {
  const cwd = folder({ 'b/package.json': '{ "devDependencies": { "slodocs": "file:../x.tgz" } }' });
  await slodocs(cwd, 'init', 'sites/a', ...minimal, '--package', 'slodocs-0.3.0.tgz');
  expect(read(cwd, 'sites/a/package.json')).toContain('"slodocs": "file:../../slodocs-0.3.0.tgz"');
  const inside = await slodocs(cwd, 'init', 'c', ...minimal, '--package', 'c/slodocs-0.3.0.tgz');
  expect(inside.printed).not.toContain('the workflow cannot install');
  const { printed } = await slodocs(cwd, 'init', 'b', ...minimal, '--package', '^9.0.0');
  expect(printed).toContain(
    'package.json depends on slodocs file:../x.tgz\n  the workflow cannot install that file, because it is outside this folder: copy it here, commit it, and run npm install --save-dev ./x.tgz\n',
  );
  const plain = await slodocs(cwd, 'init', 'd', ...minimal);
  expect(plain.printed).toMatch(
    /depends on slodocs \d+\.\d+\.\d+, this version: it is not on npm yet, so install the packed file\n/,
  );
});

test('a packed file next to the new folder is the one to install, and --install does not ask npm', async () => {
  const name = `slodocs-${version}.tgz`;
  const cwd = folder({ [name]: '', 'sites/a.txt': '' });
  const below = await slodocs(cwd, 'init', 'new', ...minimal);
  expect(below.printed).toContain(`  cd new\n  npm install --save-dev ../${name}\n  npx slodocs dev\n`);
  const above = await slodocs(join(cwd, 'sites'), 'init', 'new', ...minimal);
  expect(above.printed).toContain(`  cd new\n  npm install --save-dev ../../${name}\n`);
  const packed = await slodocs(cwd, 'init', 'packed', ...minimal, '--package', name);
  expect(packed.printed).toContain('  cd packed\n  npm install\n');
  expect(await slodocs(cwd, 'init', 'refused', ...minimal, '--install')).toMatchObject({
    code: 2,
    printed: `error: --install cannot install slodocs ${version}: it is not on npm yet, so install the packed file\nLeave out --install, and run \`npm install --save-dev ../${name}\` in the new site, or name the packed file with --package.\n`,
  });
  expect(existsSync(join(cwd, 'refused'))).toBe(false);
});

describe('a process that is killed', () => {
  test.each(sampled([0.2, 0.5, 0.8], 1))('at %d of its work leaves what the next run completes', async (part) => {
    const [whole, root] = [folder(), folder()];
    const words = ['init', 'new', ...minimal];
    const changes = (await countOperations(whole, words)).filter(({ group }) => group === 'change');
    const wanted = await snapshot(whole);
    const at = changes[Math.floor(part * changes.length)]?.index ?? 0;
    const killed = await runWithFault(root, words, { kind: 'SIGKILL', group: 'change', at, lasts: false });
    expect(killed).toMatchObject({ signal: 'SIGKILL' });
    // A configuration comes last: without it, there is no site.
    expect(existsSync(join(root, 'new/site.config.ts'))).toBe(false);
    expect((await slodocs(root, ...words)).code).toBe(0);
    expect(await snapshot(root)).toEqual(wanted);
  });
});

describe('parts', () => {
  test('titles are made of names', () => {
    expect(['my-site', '@nines/user_guide', 'a.b', 'Über uns', ''].map(titleOfName)).toEqual([
      'My site',
      'User guide',
      'A b',
      'Über uns',
      '',
    ]);
  });

  test('addresses have an origin and a base', () => {
    expect(readSiteAddress('https://a.example:8080/x//y/')).toEqual({ url: 'https://a.example:8080', baseUrl: '/x/y/' });
    for (const wrong of ['a.example', 'ftp://a.example', 'https://a.example/?q', 'https://u@a.example', ''])
      expect(readSiteAddress(wrong), wrong).toBeUndefined();
  });

  test('an ignored file is added to once', () => {
    expect(mergeIgnored('/build/\r\n', 'build/\n.slodocs/\n')).toBe('/build/\r\n.slodocs/\n');
    expect(mergeIgnored('build\n.slodocs', 'build/\n.slodocs/\n')).toBe('build\n.slodocs');
  });

  test('a package keeps its order, its indent and its ends of lines', () => {
    const written = writePackage('{\r\n    "scripts": { "dev": "slodocs dev" },\r\n    "name": "a"\r\n}\r\n', {
      folder: 'a',
      slodocs: '1.0.0',
      others: {},
    });
    expect(written?.prefix).toBe('');
    expect(written?.text).toMatch(/^\{\r\n {4}"scripts": \{\r\n {8}"dev": "slodocs dev",[\s\S]*"name": "a",[\s\S]*\}\r\n$/);
  });
});
