// Builds without the native parser, and with pages that crash it.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openNativeParser } from '../../src/pipeline/context/native-parser.ts';
import { deepTest } from '../property-runs.ts';

const program = fileURLToPath(new URL('../../bin/slodocs.js', import.meta.url));
const parser = openNativeParser(fileURLToPath(new URL('../../dist/processes/parser-process.js', import.meta.url)));
afterAll(() => parser.close());

/** Ends the process of the native parser in its version that package.json names. */
const crashing = 'import -/&amp;\\';

async function makeSite(pages: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'slodocs-native-'));
  await mkdir(join(root, 'docs'), { recursive: true });
  await writeFile(
    join(root, 'site.config.ts'),
    "export default { title: 'T', url: 'https://t.example', preset: { 'git-dates': false, search: false, twins: false } };\n",
  );
  for (const [name, text] of Object.entries(pages)) await writeFile(join(root, 'docs', name), text);
  return root;
}

async function build(root: string, env: Readonly<Record<string, string>> = {}, ...flags: string[]) {
  const run = promisify(execFile)(process.execPath, [program, 'build', ...flags, root], { env: { ...process.env, ...env } });
  return run.catch((failed: { code: number; stdout: string; stderr: string }) => failed);
}

async function outputOf(root: string): Promise<Readonly<Record<string, string>>> {
  const files = (await readdir(join(root, 'build'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)));
}

deepTest('a platform without the native parser is told once, and the site is the same', { timeout: 120_000 }, async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [`page-${n}.md`, `# Page ${n}\n\nSome *text*, and \`code\`.\n`]),
  );
  const root = await makeSite(pages);
  const { stdout } = await build(root);
  expect(stdout).not.toContain('no-native-parser');
  const before = await outputOf(root);
  const { stdout: told } = await build(root, { NAPI_RS_NATIVE_LIBRARY_PATH: join(root, 'none') }, '--no-cache', '--verbose');
  expect(told.match(/info\[parse\/no-native-parser\]/g)).toHaveLength(1);
  expect(await outputOf(root)).toEqual(before);
});

test('a text that crashes the native parser is told apart from one that it refuses, and the next one is parsed', async () => {
  expect(await parser.parse(crashing, 'mdx')).toBeUndefined();
  expect(await parser.parse('<a', 'mdx')).toBeNull();
  expect((await parser.parse('# A', 'mdx'))?.length).toBeGreaterThan(0);
});

deepTest(
  'a page that crashes the native parser has its fault from the other one, and other pages are unharmed',
  {
    timeout: 120_000,
  },
  async () => {
    const root = await makeSite({
      // As many as are worth a process.
      ...Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`page-${n}.md`, `# Page ${n}\n\nSome text.\n`])),
      'index.md': '# Home\n\nSound.\n',
      'odd.mdx': `# Odd\n\n${crashing}`,
      'other.md': '# Other\n\n[Gone](./gone.md)\n',
    });
    const { stdout, stderr } = await build(root, {}, '--verbose');
    const said = stdout + stderr;
    expect(said).toContain('docs/odd.mdx:3:');
    expect(said).toContain('resolve/broken-link');
    expect(said).toContain('an error in the native parser: 1');
  },
);
