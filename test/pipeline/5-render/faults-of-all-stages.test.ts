// Faults of resolve and of render in one run: what is told, what is kept, and what comes of the site once it is mended.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '#index';
import { temporarySite } from '../built-site.ts';

const files = {
  'docs/link.mdx': '# Link\n\n[gone](/docs/nowhere)\n\n{[].first.name}\n',
  'docs/unparsed.mdx': '# Unparsed\n\nA {brace\n',
  'docs/sound.mdx': "import { useDocById } from '@docusaurus/theme-common';\n\n# Sound\n\n{1 + 1} [link](./link.mdx)\n",
  'docs/plain.md': '# Plain\n\n[unparsed](./unparsed.mdx#steps)\n',
};

it('are the same from the cache, write nothing, and leave nothing behind that a mended site would show', async () => {
  const root = temporarySite(files);
  const first = await build({ root });
  expect(first.diagnostics.map(({ code }) => code)).toEqual([
    'resolve/broken-link',
    'render/code-threw',
    'parse/unused-import',
    'parse/mdx-syntax',
  ]);
  expect(existsSync(first.outDir)).toBe(false);
  const again = await build({ root });
  expect(again.diagnostics).toEqual(first.diagnostics);

  const mended = {
    ...files,
    'docs/link.mdx': '# Link\n\n[found](/docs/sound)\n\n{[1].length}\n',
    'docs/unparsed.mdx': '# Unparsed\n\n## Steps\n',
  };
  for (const [path, text] of Object.entries(mended)) writeFileSync(join(root, path), text);
  const other = temporarySite(mended);
  const [warm, cold] = [await build({ root }), await build({ root: other })];
  expect(warm.diagnostics).toEqual(cold.diagnostics);
  for (const page of ['link', 'unparsed', 'sound', 'plain']) {
    const [own, fresh] = [warm, cold].map(({ outDir }) => readFileSync(join(outDir, 'docs', page, 'index.html'), 'utf8'));
    expect(own).toBe(fresh);
  }
});
