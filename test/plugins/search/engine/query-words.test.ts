// Tests which beginnings of terms a word asks for that is not typed to its end.
import { describe, expect, it } from 'vitest';
import { createQueryReader } from '../../../../src/plugins/search/engine/query-words.ts';
import { smallIndex } from './small-index.ts';

const { words } = createQueryReader({ lang: 'en', synonyms: [] });
const prefixesOf = (query: string): readonly string[] =>
  words(query).flatMap(({ alternatives }) => alternatives.filter(({ isPrefix }) => isPrefix).flatMap(({ terms }) => terms));

describe('a word that is not typed to its end', () => {
  it.each([
    ['-verb', 'verb'],
    ['-auto-app', 'auto-app'],
    ['-verbose:cl', 'verbose'],
    ['-showV', 'showv'],
    ['--dry-r', '--dry-r dry-r'],
    ['_intern', 'intern'],
    ['@_intern', 'intern'],
    ['__secret_k', '__secret_k'],
    ['$HOM', '$hom hom'],
    ['plain', 'plain'],
    ['-f', ''],
  ])('%s asks for the beginning "%s"', (query, prefixes) => expect(prefixesOf(query).join(' ')).toBe(prefixes));

  it.each(['-verb', '-auto-app', '-auto-ap'])('%s finds the option behind pages that have the whole word', async (query) => {
    const { urls } = await smallIndex({
      '/grammar': { title: 'Verb', html: '<p>Each auto app has a verb, and an <code>auto-ap</code>.</p>' },
      '/options': { title: 'Options', html: '<p>Say <code>-verbose</code> and <code>-auto-approve</code>.</p>' },
    });
    expect(await urls(query)).toContain('/options');
  });
});
