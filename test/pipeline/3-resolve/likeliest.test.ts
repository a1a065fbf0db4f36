import { expect, test } from 'vitest';
import { likeliest } from '../../../src/pipeline/3-resolve/likeliest.ts';

const folders = ['alerting', 'reports', 'replay', 'agents', 'sources'];

test('another extension is meant before the same name elsewhere', () => {
  const paths = ['content/composites/index.mdx', ...folders.map((folder) => `content/${folder}/index.md`)];
  expect(likeliest('content/composites/index.md', paths)).toEqual(['content/composites/index.mdx']);
});

test('the same name elsewhere is meant before a similar one', () => {
  expect(likeliest('docs/guides/setup.md', ['docs/setup.md', 'docs/guides/setups.md'])).toEqual(['docs/setup.md']);
});

test('the number of a version is no extension', () => {
  expect(likeliest('notes/1.40', ['notes/1.2023567891'])).toEqual([]);
});
