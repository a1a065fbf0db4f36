// Redirects of a site that is built again: nothing twice, what a cold build makes, and one file where a disk holds but one.
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { build } from '../../../src/index.ts';
import { type BuiltSite, buildSite } from './site.ts';

let site: BuiltSite;

afterEach(() => site?.remove());

async function filesOf(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files[path.slice(folder.length)] = await readFile(path, 'base64');
  }
  return files;
}

async function coldFiles(root: string): Promise<Record<string, string>> {
  const copy = await mkdtemp(join(tmpdir(), 'slodocs-cold-'));
  try {
    for (const name of ['docs', 'redirects.tsv', 'site.config.ts'])
      await cp(join(root, name), join(copy, name), { recursive: true });
    return await filesOf((await build({ root: copy })).outDir);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

it('is what a cold build makes after every edit, and nothing is written where nothing changed', async () => {
  site = await buildSite({
    pages: ['/', '/new', '/new/a'],
    options: `{ file: 'redirects.tsv', hosts: ['netlify', 'vercel', 'nginx', 'apache', 's3'] }`,
    files: { 'redirects.tsv': '/a\t/new\n/old/*\t/new/*\n' },
  });
  const { root, outDir } = site;
  expect((await build({ root })).work).toMatchObject({ replayed: true, written: 0 });
  const edits: readonly (() => Promise<void>)[] = [
    () => writeFile(join(root, 'redirects.tsv'), '/a\t/new/a\n/b\t/a?x#part\n/old/*\t/new/*\n'),
    () => writeFile(join(root, 'docs/b.md'), '---\nslug: /new/b\nredirect_from: [/c, /d]\n---\n# B\n'),
    () => writeFile(join(root, 'docs/page-2.md'), '---\nslug: /moved/a\nredirect_from: /new/a\n---\n# Moved\n\n## Part\n'),
    () => writeFile(join(root, 'redirects.tsv'), '# none\n'),
    () => rm(join(root, 'docs/b.md')),
  ];
  for (const edit of edits) {
    await edit();
    const { diagnostics } = await build({ root });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(await filesOf(outDir)).toEqual(await coldFiles(root));
  }
  expect(Object.keys(await filesOf(outDir)).filter((path) => path.startsWith('/old'))).toEqual([]);
});

it('leaves the page alone on a disk that does not tell large letters from small ones', async () => {
  site = await buildSite({
    pages: ['/', '/glossary', '/new'],
    options: `{ file: 'redirects.tsv' }`,
    files: { 'redirects.tsv': '/Glossary\t/glossary\n/Old\t/new\n/old\t/new\n' },
  });
  const { root, outDir } = site;
  const made = async () => Object.keys(await filesOf(outDir)).filter((path) => /^\/(?:glossary|old)\//i.test(path));
  expect((await made()).sort()).toEqual(['/Glossary/index.html', '/Old/index.html', '/glossary/index.html', '/old/index.html']);
  // Now the folder answers to its name in either case, as on such a disk.
  await symlink(outDir, join(root, 'BUILD'));
  await writeFile(join(root, 'docs/more.md'), '# More\n');
  const { diagnostics } = await build({ root });
  expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(['resolve/redirect-letter-case']);
  expect((await made()).sort()).toEqual(['/Old/index.html', '/glossary/index.html']);
  expect(await readFile(join(outDir, 'glossary/index.html'), 'utf8')).toContain('Page 1');
  expect((await readFile(join(outDir, '_redirects'), 'utf8')).split('\n').slice(1, 4)).toEqual([
    '/Glossary /glossary 301!',
    '/Old /new 301!',
    '/old /new 301!',
  ]);
});
