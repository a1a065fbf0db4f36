// Prints indexes and reads them back, sound ones and those that nobody should trust.
import { describe, expect, test } from 'vitest';
import { printSiteIndex, readSiteIndex } from '../../src/files/site-index.ts';
import type { SiteIndex } from '../../src/model/linked-site.ts';

const index: SiteIndex = {
  url: 'https://api.example',
  base: '/docs/',
  languages: { '/de/': 'https://api.de.example/' },
  pages: { '/': [], '/guide': ['setup', 'übersicht'], '/live': null },
  redirects: { '/far': 'https://far.example/', '/old': '/guide#setup' },
};

/** As somebody would write it who computes the digest as well. */
const read = (parts: object) => readSiteIndex(printSiteIndex({ ...index, ...parts }));

test('an index is read as it was printed, however it is formatted', () => {
  const text = printSiteIndex(index);
  const found = readSiteIndex(text);
  expect(found).toEqual({ index, digest: expect.stringMatching(/^sha256-[\w+/]{43}=$/) });
  expect(readSiteIndex(JSON.stringify(JSON.parse(text), undefined, 2))).toEqual(found);
  const { pages, ...rest } = JSON.parse(text) as Record<string, unknown>;
  expect(readSiteIndex(JSON.stringify({ pages, ...rest }))).toEqual(found);
});

test('no byte can be changed or lost', () => {
  const text = printSiteIndex(index);
  for (let at = 0; at < text.length - 1; at++) {
    const changed = `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
    expect(readSiteIndex(changed), changed).toHaveProperty('problem');
    expect(readSiteIndex(text.slice(0, at))).toHaveProperty('problem');
  }
});

describe('an index with a right digest is refused', () => {
  test.each([
    ['another scheme', { url: 'javascript:alert(1)' }],
    ['a path in its origin', { url: 'https://api.example/docs' }],
    ['markup in its base', { base: '/"><script>/' }],
    ['a base without slashes', { base: 'docs' }],
    ['a language that runs code', { languages: { '/de/': 'javascript:alert(1)' } }],
    ['a redirect that runs code', { redirects: { '/old': 'javascript:alert(1)' } }],
    ['a page that is no path', { pages: { guide: [] } }],
    ['ids that are none', { pages: { '/guide': [1] } }],
    ['a list of pages', { pages: ['/guide'] }],
    ['no redirects', { redirects: undefined }],
  ])('with %s', (_, parts) => {
    expect(read(parts)).toHaveProperty('problem');
  });
});

test.each(['', 'null', '[]', '"slodocs-index"', '{}', '{"format":"slodocs-index"}', '{"format":"slodocs-index","version":"1"}'])(
  'no index: %s',
  (text) => {
    expect(readSiteIndex(text)).toHaveProperty('problem');
  },
);
