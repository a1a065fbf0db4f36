import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Plugin } from '#model/plugin';
import * as door from '../../src/plugins/plugins.ts';
import { preset } from '../../src/plugins/preset.ts';

const folder = fileURLToPath(new URL('../../src/plugins/', import.meta.url));

describe('the preset', () => {
  it('has its members in order, each with codes and options of its own', () => {
    expect(
      preset().map(({ name, apiVersion, options, diagnostics }) => [name, apiVersion, options, Object.keys(diagnostics ?? {})]),
    ).toEqual([
      ['admonitions', 1, {}, ['unknown-kind', 'unknown-alert', 'unknown-directive']],
      ['emoji', 1, {}, []],
      ['code-files', 1, {}, ['missing-file', 'refused-file', 'missing-part', 'faulty-region', 'no-text', 'two-contents']],
      ['code-tabs', 1, {}, ['invalid-tab']],
      ['npm-to-yarn', 1, {}, ['no-command', 'unconverted']],
      [
        'code-highlight',
        1,
        {},
        ['unknown-language', 'invalid-lines', 'missing-word', 'unknown-comment', 'unknown-frame', 'unknown-mark'],
      ],
      ['git-dates', 1, {}, ['no-history', 'shallow-clone']],
      [
        'tags',
        1,
        {},
        ['inline-tag', 'letter-case', 'two-names', 'invalid-address', 'invalid-file', 'missing-file', 'duplicate-permalink'],
      ],
      [
        'search',
        1,
        {},
        [
          'failed-test',
          'idle-option',
          'invalid-tests',
          'missing-file',
          'over-budget',
          'unknown-page',
          'unknown-version',
          'unread-file',
          'unsearched-page',
        ],
      ],
      [
        'redirects',
        1,
        {},
        [
          'invalid-rule',
          'invalid-pattern',
          'unmatched-pattern',
          'greedy-pattern',
          'host-only-pattern',
          'missing-file',
          'own-host-file',
          'host-limit',
        ],
      ],
      ['sitemap', 1, {}, ['not-in-robots']],
      ['twins', 1, {}, ['long-twin', 'path-taken']],
    ]);
  });

  it('is made anew for each site', () => {
    const [first, second] = [preset(), preset()];
    for (const [index, plugin] of first.entries()) expect(plugin).not.toBe(second[index]);
  });
});

/** An engine of search is no plugin, and neither is a service of analytics. */
const { algolia: _, beacon, googleAnalytics, matomo, plausible, trackingScript, openapi, ...others } = door;
const services = { beacon, googleAnalytics, matomo, plausible, trackingScript };
const plugins = { ...others, openapi: (options = { specs: [] }) => openapi(options) };

describe('the door', () => {
  it('leads to a factory for each plugin', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const made = Object.values(plugins).map((factory) => factory().name);
    expect([...made, 'analytics'].sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  const factories = Object.entries({ ...plugins, ...services }).filter(
    ([, factory]) => !/^function \w+\(\)/.test(String(factory)),
  );
  it.each(factories)('%s: an option that it does not know is refused by its schema', async (_, factory) => {
    const misspelt = { misspelt: true };
    const { options, optionsSchema } = (factory as (options: object) => Plugin)(misspelt);
    expect(options).toEqual(misspelt);
    const schema = await (typeof optionsSchema === 'function' ? optionsSchema() : optionsSchema);
    expect(schema?.safeParse(misspelt).success).toBe(false);
  });

  it('keeps options where the cache finds them', () => {
    expect(door.admonitions({ keywords: ['a'] }).options).toEqual({ keywords: ['a'] });
    expect(door.codeHighlight({ aliases: { a: 'js' } }).options).toEqual({ aliases: { a: 'js' } });
    expect(door.codeTabs({ groupId: 'a' }).options).toEqual({ groupId: 'a' });
    expect(door.npmToYarn({ groupId: 'a' }).options).toEqual({ groupId: 'a' });
    expect(door.gitDates({ author: true }).options).toEqual({ author: true });
    expect(door.math({ singleDollar: false }).options).toEqual({ singleDollar: false });
    expect(door.tags({ perPage: 5 }).options).toEqual({ perPage: 5 });
    expect(door.sitemap({ lastmod: false }).options).toEqual({ lastmod: false });
  });
});
