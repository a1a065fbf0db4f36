// The page about caching, held against builds of the site that it shows: what it prints is what they did.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { writeSite } from '../pipeline/built-site.ts';
import { buildHere, inFolder } from '../session/incremental/builds.ts';
import { exampleOf } from './examples.ts';

const page = readFileSync('docs/caching.md', 'utf8');
const { files } = exampleOf(page);

/** What the page does to its site, by the titles of what it prints afterwards. */
const edits: Readonly<Record<string, (root: string) => void>> = {
  'The first build': () => undefined,
  'With nothing changed': () => undefined,
  'After an edit of the partial': (root) => appendFileSync(join(root, 'docs/_needs.mdx'), 'And git.\n'),
  'After an edit of the data': (root) => writeFileSync(join(root, 'data/limits.json'), '["20 sites"]\n'),
};

test('each build does what the page prints', async () => {
  const printed = [...page.matchAll(/^```text title="(.+)"\n([\s\S]*?)\n```$/gm)].map(([, title = '', text]) => [title, text]);
  expect(printed.map(([title]) => title)).toEqual(Object.keys(edits));
  await inFolder('slodocs-manual-', async (root) => {
    writeSite(root, files);
    for (const [title = '', text] of printed) {
      edits[title]?.(root);
      expect(inspect((await buildHere(root, 1)).work), title).toBe(text);
    }
  });
});
