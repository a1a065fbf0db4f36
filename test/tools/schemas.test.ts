// JSON Schemas for editors, held against real files and against the shapes that they are made from.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import fastGlob from 'fast-glob';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { JsonObject } from '#model/json';
import { readSchemas } from '../../src/index.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The front matter of every page that has some, by path. */
async function frontMatterOf(folder: string): Promise<readonly (readonly [string, unknown])[]> {
  const paths = (await fastGlob('**/*.{md,mdx}', { cwd: join(repository, folder) })).sort();
  const read = paths.map(async (path) => {
    const yaml = /^---\n([\s\S]*?)\n---/.exec(await readFile(join(repository, folder, path), 'utf8'))?.[1];
    return yaml === undefined ? [] : [[path, parse(yaml) as unknown] as const];
  });
  return (await Promise.all(read)).flat();
}

describe.each([
  { root: repository, folder: 'content' },
  { root: join(repository, 'docs'), folder: 'docs' },
])('the schemas of $folder', ({ root, folder }) => {
  let schemas: Readonly<Record<string, JsonObject>>;
  const validator = (name: string) => new Ajv({ strict: true, allowUnionTypes: true }).compile(schemas[name] as object);
  beforeAll(async () => {
    schemas = (await readSchemas({ root, cache: false })).schemas ?? {};
  });

  it('take the front matter of every page', async () => {
    const validate = validator('front-matter');
    const pages = await frontMatterOf(folder);
    expect(pages.length).toBeGreaterThan(5);
    for (const [path, value] of pages) expect([path, validate(value), validate.errors]).toEqual([path, true, null]);
  });

  it('take the category files', async () => {
    const validate = validator('category');
    const paths = await fastGlob('**/_category_.yml', { cwd: join(repository, 'docs'), absolute: true });
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const value: unknown = parse(await readFile(path, 'utf8'));
      expect([dirname(path), validate(value), validate.errors]).toEqual([dirname(path), true, null]);
    }
  });

  it('take the definitions of tags', () => {
    const validate = validator('tags');
    expect(validate({ guides: null, api: { label: 'API', description: 'All of it.', permalink: '/api' } })).toBe(true);
    expect(validate({ api: { lable: 'API' } })).toBe(false);
    expect(validate(['api'])).toBe(false);
  });

  it('refuse what a build refuses', () => {
    const takes = validator('front-matter');
    const faulty = [
      { draft: 'yes' },
      { keywords: 'one' },
      { toc_min_heading_level: 7 },
      { sidebar_position: '1' },
      { mdx: { format: 'x' } },
    ];
    expect(faulty.filter((value) => takes(value))).toEqual([]);
    expect(takes({ title: 1.4, 'a key of my own': true })).toBe(true);
    const takesCategory = validator('category');
    expect([{ labels: 'A' }, { position: '1' }, { link: { type: 'page' } }].filter((value) => takesCategory(value))).toEqual([]);
    expect(takesCategory({ link: null })).toBe(true);
  });

  it('teach every key in a line', () => {
    for (const name of ['front-matter', 'category']) {
      const { properties } = schemas[name] as { properties: Record<string, { description?: string }> };
      for (const [key, { description }] of Object.entries(properties))
        expect([key, description]).toEqual([key, expect.stringMatching(/^.{10,150}\.$/)]);
    }
  });
});
