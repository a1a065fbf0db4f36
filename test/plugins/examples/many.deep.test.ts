// Tests pages with hundreds of examples: how long they take, and that nothing is run twice.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slodocs } from '../../cli/in-process.ts';
import { soundPage } from './drifts.ts';
import { examplesSite } from './tested-site.ts';

const numbers = Array.from({ length: 500 }, (_, n) => n);

test.each(["{ isolation: 'none' }", ''])(
  'a page of five hundred examples with options %j',
  async (options) => {
    const { root, test: run } = examplesSite({ 'docs/index.md': soundPage(numbers) }, options);
    const first = await run();
    const codes = new Set(first.diagnostics.map(({ code }) => code));
    if (codes.has('examples/not-isolated')) return;
    expect(first.diagnostics).toEqual([]);
    expect(first.tested).toBe(500);
    const started = performance.now();
    expect((await slodocs(root, 'test', root)).printed).toContain('no problems found in 500 examples');
    expect(performance.now() - started).toBeLessThan(1000);
    // Another page beside it leaves all of them as they are.
    writeFileSync(join(root, 'docs/other.md'), '# Other\n');
    const again = performance.now();
    expect((await run()).diagnostics).toEqual([]);
    expect(performance.now() - again).toBeLessThan(5000);
  },
  600_000,
);
