// What content may use, with real links: a warm build refuses and allows what a cold one does, with threads and without.
import { mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { boundsRefuse } from '#model/site-bounds';
import { build } from '../../src/index.ts';
import { put, site, snapshot } from '../pipeline/6-emit/site-on-disk.ts';
import { deepTest } from '../property-runs.ts';

const configOf = (allow: object): string =>
  `export default { title: 'Bounds', url: 'https://bounds.example', preset: { 'git-dates': false, search: false, twins: false }, allow: ${JSON.stringify(allow)} };\n`;

/** A site in a folder of its own, with a folder beside it that holds a secret. */
function siteWithNeighbour(files: Readonly<Record<string, string>>): { root: string; beside: string } {
  const outer = site({ 'beside/key.txt': 'SECRET\n', 'beside/page.md': '# SECRET\n', 'beside/key.svg': svg });
  rmSync(join(outer, 'site.config.ts'));
  const root = join(outer, 'site');
  put(root, { 'site.config.ts': configOf({}), ...files });
  onTestFinished(() => rmSync(outer, { recursive: true, force: true }));
  return { root: realpathSync(root), beside: realpathSync(join(outer, 'beside')) };
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text>SECRET</text></svg>\n';

function link(root: string, path: string, target: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  symlinkSync(target, join(root, path));
}

async function outcome(root: string, concurrency = 1) {
  const { diagnostics, outDir } = await build({ root, concurrency });
  const told = diagnostics.map(({ code, place }) => `${code} ${place?.file}`);
  return { told: told.filter((one) => !one.startsWith('parse/') && !one.startsWith('resolve/empty')), outDir };
}

/** What a build of the same files without any cache gives. */
async function cold(root: string) {
  rmSync(join(root, '.slodocs'), { recursive: true, force: true });
  rmSync(join(root, 'build'), { recursive: true, force: true });
  return outcome(root);
}

describe('a link', () => {
  test('that is led out of the site, and back, is refused and followed by warm builds', async () => {
    const { root, beside } = siteWithNeighbour({
      'docs/index.md': '# Home\n\n![key](./key.svg)\n\n```txt file=./shown.txt\n```\n',
      'own/key.txt': 'own\n',
      'own/key.svg': svg.replace('SECRET', 'own'),
    });
    link(root, 'docs/shown.txt', '../own/key.txt');
    link(root, 'docs/key.svg', '../own/key.svg');
    expect((await outcome(root)).told).toEqual([]);
    const before = await snapshot(join(root, 'build'));
    for (const [path, name] of [
      ['docs/shown.txt', 'key.txt'],
      ['docs/key.svg', 'key.svg'],
    ] as const) {
      unlinkSync(join(root, path));
      symlinkSync(join(beside, name), join(root, path));
    }
    const { told } = await outcome(root);
    expect(told).toEqual(['resolve/refused-file docs/index.md', 'code-files/refused-file docs/index.md']);
    // The output is that of the last build without errors.
    expect(await snapshot(join(root, 'build'))).toEqual(before);
    expect((await cold(root)).told).toEqual(told);
  });

  test('with equal bytes behind it is refused all the same', async () => {
    const { root, beside } = siteWithNeighbour({
      'docs/index.md': '# Home\n\n```txt file=./shown.txt\n```\n',
      'docs/shown.txt': 'SECRET\n',
    });
    expect((await outcome(root)).told).toEqual([]);
    unlinkSync(join(root, 'docs/shown.txt'));
    symlinkSync(join(beside, 'key.txt'), join(root, 'docs/shown.txt'));
    expect((await outcome(root)).told).toEqual(['code-files/refused-file docs/index.md']);
  });

  test('into a folder that the configuration names is followed until it names it no more', async () => {
    const { root } = siteWithNeighbour({
      'docs/index.md': '# Home\n\n[Page](./page.md) ![key](./key.svg)\n\n```txt file=../../beside/key.txt\n```\n',
    });
    link(root, 'docs/page.md', '../../beside/page.md');
    link(root, 'docs/key.svg', '../../beside/key.svg');
    put(root, { 'site.config.ts': configOf({ folders: ['../beside'] }) });
    const { told, outDir } = await outcome(root);
    expect(told).toEqual([]);
    expect(readFileSync(join(outDir, 'docs/page/index.html'), 'utf8')).toContain('SECRET');
    expect(readFileSync(join(outDir, 'docs/index.html'), 'utf8')).toContain('SECRET');
    const warm = await snapshot(outDir);
    await cold(root);
    expect(await snapshot(outDir)).toEqual(warm);
    put(root, { 'site.config.ts': configOf({}) });
    const refused = (await outcome(root)).told;
    expect(refused).toContain('discover/refused-link docs/page.md');
    expect(refused).toContain('code-files/refused-file docs/index.md');
    expect((await cold(root)).told).toEqual(refused);
  });

  test('of a folder above it is what counts', async () => {
    const { root, beside } = siteWithNeighbour({ 'docs/index.md': '# Home\n\n```txt file=@site/data/inner/key.txt\n```\n' });
    mkdirSync(join(root, 'data'));
    symlinkSync(beside, join(root, 'data/inner'));
    expect((await outcome(root)).told).toEqual(['code-files/refused-file docs/index.md']);
  });

  deepTest('is refused by threads as well', { timeout: 60_000 }, async () => {
    const { root } = siteWithNeighbour({});
    for (let page = 0; page < 45; page++)
      put(root, { [`docs/page-${page}.md`]: `# Page ${page}\n\n\`\`\`txt file=./key.txt\n\`\`\`\n` });
    link(root, 'docs/key.txt', '../../beside/key.txt');
    const alone = (await outcome(root, 1)).told;
    expect(alone).toHaveLength(45);
    rmSync(join(root, '.slodocs'), { recursive: true });
    expect((await outcome(root, 2)).told).toEqual(alone);
  });
});

test('a static file that becomes a dotfile is taken out of the output', async () => {
  const { root } = siteWithNeighbour({ 'docs/index.md': '# Home\n', 'static/.htaccess': 'own\n', 'static/.env': 'SECRET\n' });
  put(root, { 'site.config.ts': configOf({ dotfiles: ['.htaccess'] }) });
  const { told, outDir } = await outcome(root);
  expect(told).toEqual(['discover/dotfile-left-out static/.env']);
  expect(await snapshot(outDir)).toHaveProperty('.htaccess');
  put(root, { 'site.config.ts': configOf({}) });
  expect((await outcome(root)).told).toHaveLength(2);
  expect(await snapshot(outDir)).not.toHaveProperty('.htaccess');
  expect(Object.keys(await snapshot(outDir)).filter((path) => path.includes('.env'))).toEqual([]);
});

test('the configuration makes no repository public, and names no paths', async () => {
  const { root } = siteWithNeighbour({ 'docs/index.md': '# Home\n' });
  writeFileSync(join(root, 'site.config.ts'), configOf({ dotfiles: ['.git', '.GIT', '.slodocs', 'env', '..', '.a/b', '.env'] }));
  const { diagnostics } = await build({ root });
  expect(diagnostics.map(({ code, message }) => `${code} ${/^"[^"]*"/.exec(message)?.[0]}`)).toEqual(
    [0, 1, 2, 3, 4, 5].map((index) => `configure/invalid-value "allow.dotfiles[${index}]"`),
  );
});

describe('a path', () => {
  const bounds = { folders: ['', '../shared', '.docs'], dotfiles: ['.htaccess'] };
  test.each(['docs/a.md', '../shared/a.md', '../shared', '.docs/a.md', 'static/.htaccess', '.well-known/x/security.txt'])(
    '%s is public',
    (path) => expect(boundsRefuse(path, bounds)).toBeUndefined(),
  );
  test.each([
    ['..', 'outside'],
    ['../a.md', 'outside'],
    ['../shared-not/a.md', 'outside'],
    ['../../shared/a.md', 'outside'],
    ['C:/a.md', 'outside'],
    ['.env', 'hidden'],
    ['docs/.env/a.md', 'hidden'],
    ['.docs/.env', 'hidden'],
    ['../shared/.git/config', 'hidden'],
    ['.GIT/config', 'hidden'],
    ['.well-known/.env', 'hidden'],
    ['.slodocs/output', 'hidden'],
  ] as const)('%s is %s', (path, kind) => expect(boundsRefuse(path, bounds)).toBe(kind));
});
