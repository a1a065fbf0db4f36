// Checks that pages too deep or too large are reported at their file, and that other pages are built.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build, check } from '../src/index.ts';
import { hostilePages } from './hostile-pages.ts';
import { configText, temporarySite } from './pipeline/built-site.ts';
import { deepTest } from './property-runs.ts';

const pages = Object.entries(hostilePages).map(([name, page]) => ({
  ...page,
  path: `docs/${name.replaceAll(' ', '-')}.${page.extension}`,
}));
const config = configText("  markdown: { format: 'detect' },\n");

/** Enough pages for workers to be used. */
const others = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`docs/other-${at}.md`, `# Other ${at}\n`]));

deepTest('each is told at its file, by threads as by one', { timeout: 240_000 }, async () => {
  const files = Object.fromEntries(pages.map(({ path, text, small }) => [path, text(small)]));
  const root = temporarySite({ ...files, ...others, 'docs/healthy.md': '[nowhere](./nowhere.md)\n', 'site.config.ts': config });
  const found = [];
  for (const concurrency of [1, 2]) {
    const { diagnostics } = await check({ root, concurrency, cacheDir: join(root, `cache-${concurrency}`) });
    found.push(diagnostics);
  }
  expect(found[1]).toEqual(found[0]);
  const told = found[0]?.map(({ code, place }) => `${place?.file} ${code}`);
  const wanted = pages.flatMap(({ path, reportedSmall }) => (reportedSmall ? [`${path} ${reportedSmall}`] : []));
  expect(told?.sort()).toEqual([...wanted, 'docs/healthy.md resolve/broken-link'].sort());
});

test('those that can be built are built whole', { timeout: 240_000 }, async () => {
  const sound = pages.filter(({ reportedSmall }) => reportedSmall === undefined);
  const files = Object.fromEntries(sound.map(({ path, text, small }) => [path, text(small)]));
  const result = await build({ root: temporarySite({ ...files, 'site.config.ts': config }), concurrency: 1 });
  expect(result.diagnostics).toEqual([]);
  expect(result.pages).toBeGreaterThanOrEqual(sound.length);
});
