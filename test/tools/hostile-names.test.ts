// Names of all kinds in every command that writes: what is written means the name, or nothing is, and the exit code says which.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { printBaseline, readBaselineText } from '#tools/build-site/baseline/baseline-text';
import { initSite } from '../../src/index.ts';
import { markdownHeading } from '../../src/kit/print/texts.ts';
import { fillIn } from '../../src/tools/init/fill-in.ts';
import { slodocs } from '../cli/in-process.ts';
import { hostileNames } from '../kit/print/hostile-names.ts';
import { site } from '../pipeline/6-emit/site-on-disk.ts';
import { sampled } from '../sampled.ts';
import { loadWritten } from './load-written.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'slodocs-hostile-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  expect(globalThis).not.toHaveProperty('pwned');
  expect(existsSync('pwned')).toBe(false);
});

/** A command line holds neither. */
const typed = hostileNames.filter((name) => !name.includes('\0') && !/\p{Cs}/u.test(name) && name.trim() !== '');

/** No Markdown can say NUL. */
const legible = (name: string): string => name.replaceAll('\0', '\uFFFD');

describe('a new site', () => {
  it('has every title and base address as they are', async () => {
    const path = 'site.config.ts';
    const text = readFileSync('templates/minimal/site.config.ts', 'utf8');
    const at = (index: number): string => join(folder, `config-${index}.ts`);
    for (const [index, title] of hostileNames.entries()) {
      const filled = fillIn({ path, text }, { title, url: `https://a.example/${title}`, baseUrl: `/${title}/` });
      writeFileSync(at(index), filled.text);
    }
    const entry = hostileNames.map((_, index) => `export { default as c${index} } from './config-${index}.ts';\n`).join('');
    writeFileSync(join(folder, 'all.ts'), entry);
    const loaded = await loadWritten(join(folder, 'all.ts'));
    for (const [index, title] of hostileNames.entries())
      expect(loaded[`c${index}`]).toMatchObject({ title, url: `https://a.example/${title}`, baseUrl: `/${title}/` });
  });

  it('is written with the workflow of the package, which no name is a part of', async () => {
    const root = join(folder, 'a $(touch pwned) \'b\' "c"');
    const { made, refusal } = await initSite({
      root,
      template: 'minimal',
      title: "x\n'; touch pwned #",
      url: 'https://a.example',
    });
    expect(refusal).toBeUndefined();
    expect(made?.written).toContain('.github/workflows/docs.yml');
    const workflow = readFileSync(join(root, '.github/workflows/docs.yml'), 'utf8');
    expect(workflow).toBe(readFileSync('docs/ci/github-workflow.yml', 'utf8'));
    expect(parse(workflow)).toHaveProperty('jobs');
    expect((JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }).name).toBe('a-touch-pwned-b-c');
  });
});

describe('Markdown', () => {
  it.each([
    ['Markdown', unified().use(remarkParse).use(remarkGfm)],
    ['MDX', unified().use(remarkParse).use(remarkGfm).use(remarkMdx)],
  ])('has every name as one heading of %s', (_, parser) => {
    for (const name of hostileNames) {
      const { children } = parser.parse(`${markdownHeading(name)}\n\nText.\n`) as Root;
      expect(
        children.map(({ type }) => type),
        name,
      ).toEqual(['heading', 'paragraph']);
      expect(textOf(children[0])).toBe(legible(name));
    }
    expect(fromMarkdown(markdownHeading('a')).children).toHaveLength(1);
  });
});

it('a baseline has every name of a file as it is', () => {
  const faults = hostileNames.map((file) => ({ code: 'a/b', file, fingerprint: '0123456789abcdef', count: 1 }));
  expect(readBaselineText(printBaseline({ faults })).faults).toEqual(faults);
});

const config = `import { defineConfig } from 'slodocs';
export default defineConfig({ title: 'T', url: 'https://t.example', preset: { 'git-dates': false } });
`;

function docs(): string {
  return site({ 'site.config.ts': config, 'docs/a.md': '# A\n', 'docs/b.md': '---\ntitle: B\n---\n\n[A](./a.md)\n' });
}

/** All files of the site, but for what it keeps for itself. */
function filesOf(root: string): Readonly<Record<string, string>> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((one) => (one.isFile() ? join(one.parentPath, one.name) : []));
  return Object.fromEntries(
    files.filter((file) => !file.includes('/.slodocs/')).map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

/** Nothing was written and the exit code says so, as that of each command does; or it is 0, and the site is sound. */
async function writes(root: string, ...words: readonly string[]): Promise<boolean> {
  const before = filesOf(root);
  const { code, printed } = await slodocs(root, ...words);
  if (code === (words[0] === 'mv' ? 1 : 2)) {
    expect(filesOf(root), printed).toEqual(before);
    expect(printed).toMatch(/^error: /);
    return false;
  }
  expect(code, printed).toBe(0);
  expect(await slodocs(root, 'check', '--strict')).toMatchObject({ code: 0 });
  return true;
}

const few = 2;

describe('a page', () => {
  it.each(sampled(typed, few))('%j by its title', async (name) => {
    const root = docs();
    const path = join(root, 'docs/c.mdx');
    // No page can show this one.
    expect(await writes(root, 'new', 'page', 'docs/c', '--mdx', `--title=${name}`)).toBe(!name.includes('\uFFFE'));
    if (name.includes('\uFFFE')) return;
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path, 'utf8')) ?? [];
    expect(parse(front)).toEqual({ title: name });
    expect(body.replace(/^\n+|\n+$/g, '')).toBe(markdownHeading(name));
  });

  it.each(sampled(typed, few))('%j by the name of its file', async (name) => {
    const root = docs();
    if (await writes(root, 'new', 'page', '--parents', '--', `docs/x${name}`)) {
      const path = join(root, `docs/x${name.replaceAll('\\', '/')}`);
      expect([path, `${path}.md`, join(path, 'index.md')].some((one) => existsSync(one))).toBe(true);
    }
  });

  it.each(sampled(typed, few))('%j by the name to which it is moved', async (name) => {
    const root = docs();
    if (await writes(root, 'mv', '--', 'docs/a.md', `docs/x${name}.md`)) expect(existsSync(join(root, 'docs/a.md'))).toBe(false);
  });
});

it.each(sampled(typed, few))('%j is the name of a version, or refused', async (name) => {
  const root = docs();
  if (await writes(root, 'version', 'cut', '--', name))
    expect(JSON.parse(readFileSync(join(root, 'versions.json'), 'utf8'))).toEqual([name]);
});

it.each(sampled(typed, few))('%j is no part of the theme', async (name) => {
  const root = docs();
  mkdirSync(join(root, 'src'));
  expect(await writes(root, 'eject', '--', name)).toBe(false);
});

it.each(sampled(['a\nb', 'a\rb', 'a?b', 'a#b', 'a\u2028b', 'a\x1bb'], few))('no file is named %j', async (name) => {
  const root = docs();
  expect(await writes(root, 'new', 'page', `docs/${name}`)).toBe(false);
  expect(await writes(root, 'mv', 'docs/a.md', `docs/${name}.md`)).toBe(false);
});
