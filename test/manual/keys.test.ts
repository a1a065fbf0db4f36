// Tables of the manual against the shapes of the program: each key and option has its row, and no row is of a key that there is not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { userConfigSchema } from '../../src/pipeline/0-configure/schema.ts';
import { frontMatterShape } from '../../src/pipeline/2-parse/front-matter/schema.ts';
import * as plugins from '../../src/plugins/plugins.ts';
import * as theme from '../../src/theme/public.ts';
import { codesIn, type Table, tablesOf } from './tables.ts';

const configuration = read('configuration.md');
const versions = read('versions.md');
const everyKey = keysOf(jsonOf(userConfigSchema));

describe('configuration.md', () => {
  test('has a heading for each key', () => {
    const headings = [...configuration.matchAll(/^#{2,3} ([^{\n]+)/gm)].flatMap(([, text = '']) => text.trim().split(', '));
    const named = new Set([...headings, 'theme']);
    expect(everyKey.filter((key) => !key.includes('.') && !named.has(key))).toEqual([]);
  });

  test('names every key, however deep', () => {
    const words = new Set((configuration + versions).match(/[\w-]+/g));
    const names = everyKey.map((key) => key.split('.').at(-1) ?? '');
    expect(names).toContain('onBrokenMarkdownImages');
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  });

  test.each([
    ['theme', 'Theme'],
    ['docs', 'docs'],
    ['pages', 'pages'],
    ['images', 'images'],
    ['limits', 'limits'],
    ['csp', 'csp'],
    ['storage', 'storage'],
    ['allow', 'allow'],
  ])('has rows of keys that %s has', (key, heading) => {
    const inside = everyKey.filter((path) => path.startsWith(`${key}.`)).map((path) => path.slice(key.length + 1));
    const told = keysIn(tablesOf(configuration).filter((table) => table.heading === heading && table.columns[0] === 'key'));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((name) => !inside.includes(name))).toEqual([]);
    const all = [...told, ...keysIn(tablesOf(versions))];
    const covered = (path: string) =>
      all.some((name) => path === name || path.startsWith(`${name}.`) || name.startsWith(`${path}.`));
    expect(inside.filter((path) => !covered(path) && !tellsInText(path))).toEqual([]);
  });
});

/** Keys of a larger value that is told in a sentence or an example of the same page. */
function tellsInText(path: string): boolean {
  return codesIn(configuration).some((code) => code.split(/\W+/).includes(path.split('.').at(-1) ?? ''));
}

describe('front matter', () => {
  test('has a row for each key of docs in writing/markdown.md, and no other', async () => {
    const shape = Object.keys((await frontMatterShape([])).shape);
    const page = read('writing/markdown.md');
    const told = keysIn(tablesOf(page).filter(({ heading, columns }) => heading === 'Front matter' && columns[0] === 'key'));
    expect(shape.filter((key) => !told.includes(key) && !page.includes(`\`${key}\``))).toEqual([]);
    const ofPlugins = ['tags', 'redirect_from'];
    expect(told.filter((key) => !shape.includes(key) && !ofPlugins.includes(key))).toEqual([]);
  });
});

/** The plugins with options: where their table is. The preset's table names its factories. */
const tables: Readonly<Record<string, readonly [page: string, heading: string]>> = {
  admonitions: ['configuration.md', 'preset'],
  beacon: ['analytics.md', 'A counter of your own'],
  googleAnalytics: ['analytics.md', 'Google Analytics'],
  matomo: ['analytics.md', 'Matomo'],
  plausible: ['analytics.md', 'Plausible'],
  trackingScript: ['analytics.md', 'Another service'],
  codeHighlight: ['configuration.md', 'preset'],
  codeTabs: ['configuration.md', 'preset'],
  gitDates: ['configuration.md', 'preset'],
  npmToYarn: ['configuration.md', 'preset'],
  sitemap: ['configuration.md', 'preset'],
  examples: ['writing/examples.md', 'Options'],
  lint: ['writing/lint.md', 'Choose rules'],
  math: ['writing/markdown.md', 'Math'],
  mermaid: ['writing/diagrams.md', 'Options'],
  openapi: ['openapi.md', 'Options'],
  posts: ['posts.md', 'Options'],
  redirects: ['redirects.md', 'Options'],
  search: ['search.md', 'Search'],
  socialCards: ['sharing.md', 'Add social cards'],
  tags: ['writing/tags.md', 'Options'],
  translations: ['languages.md', 'Show what is left to translate'],
  twins: ['twins.md', 'Options'],
};

describe('options of plugins', async () => {
  const withOptions = await Promise.all(
    Object.entries(plugins).map(async ([name, factory]) => {
      const plugin = (factory as (options: object) => { optionsSchema?: () => Promise<z.ZodType> })({ path: 'x', specs: [] });
      return [name, plugin.optionsSchema ? keysOf(jsonOf(await plugin.optionsSchema())) : []] as const;
    }),
  );

  test('are those of plugins whose table is known here', () => {
    const names = withOptions.filter(([name, keys]) => keys.length > 0 && name !== 'algolia').map(([name]) => name);
    expect(names.sort()).toEqual(Object.keys(tables).sort());
  });

  test.each(withOptions.filter(([name]) => name in tables))('%s has each option told, and no other', (name, keys) => {
    const [path, heading] = tables[name] ?? ['', ''];
    const page = read(path);
    const outer = keys.filter((key) => !key.includes('.'));
    const all = tablesOf(page).filter((table) => table.heading === heading);
    const told = heading === 'preset' ? presetRows(all, name) : keysIn(all);
    const words = new Set(page.match(/[\w-]+/g));
    expect(
      outer.filter((key) => !told.includes(key) && (told.length > 0 ? !page.includes(`\`${key}\``) : !words.has(key))),
    ).toEqual([]);
    expect(told.filter((key) => !keys.some((path) => path === key || path.endsWith(`.${key}`)))).toEqual([]);
  });
});

test('the manual names all that slodocs/theme exports', () => {
  const manual = ['parts.md', 'hooks.md', 'plugins.md', 'writing/mdx.md'].map(read).join('\n');
  const words = new Set(manual.match(/[\w-]+/g));
  expect(Object.keys(theme).filter((name) => !words.has(name))).toEqual([]);
});

function read(page: string): string {
  return readFileSync(join('docs', page), 'utf8');
}

/** The names in the first column. */
function keysIn(told: readonly Table[]): readonly string[] {
  return told.flatMap(({ rows }) => rows.flatMap(([first = '']) => codesIn(first)));
}

/** The second column, of the rows that begin with the factory and those below it. */
function presetRows(told: readonly Table[], factory: string): readonly string[] {
  let current = '';
  return told.flatMap(({ rows }) =>
    rows.flatMap(([first = '', second = '']) => {
      current = codesIn(first)[0] ?? current;
      return current === factory ? codesIn(second) : [];
    }),
  );
}

function jsonOf(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
}

/** Paths of properties, however deep; lists and alternatives add nothing to a path. */
function keysOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items, anyOf = [], allOf = [], additionalProperties } = schema as JsonSchema;
  const own = Object.entries(properties).flatMap(([name, inner]) => [name, ...keysOf(inner).map((key) => `${name}.${key}`)]);
  return [...new Set([...own, ...keysOf(items), ...[...anyOf, ...allOf].flatMap(keysOf), ...keysOf(additionalProperties)])];
}

interface JsonSchema {
  readonly properties?: object;
  readonly items?: unknown;
  readonly anyOf?: readonly unknown[];
  readonly allOf?: readonly unknown[];
  readonly additionalProperties?: unknown;
}
