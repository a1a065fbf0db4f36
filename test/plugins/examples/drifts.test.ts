// Tests that changed outputs are found at their lines, that sound ones are not, and that fixes write what is printed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slodocs } from '../../cli/in-process.ts';
import { drifted, soundPage } from './drifts.ts';
import { examplesSite } from './tested-site.ts';

const numbers = Array.from({ length: 30 }, (_, n) => n);

test('thirty drifts in four languages are found at their lines, and fixed as they were', async () => {
  const sound = soundPage(numbers);
  const site = examplesSite({ 'docs/index.md': sound }, "{ isolation: 'none' }");
  const before = await site.test();
  expect(before.diagnostics).toEqual([]);
  expect(before.tested).toBe(30);
  let page = sound;
  const lines: number[] = [];
  for (const number of numbers) {
    const drift = drifted(page, number, number * 7 + 3);
    page = drift.page;
    lines.push(drift.line);
  }
  const file = join(site.root, 'docs/index.md');
  writeFileSync(file, page);
  const { diagnostics } = await site.test();
  expect(diagnostics.map(({ code, place }) => `${code} ${place?.start.line}`)).toEqual(
    lines.map((line) => `examples/wrong-output ${line}`),
  );
  const { code, printed } = await slodocs(site.root, 'test', site.root, '--fix');
  expect(printed).toContain('fixed 30 faults in 1 file');
  expect(code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(sound);
}, 120_000);

test('an unchanged page runs nothing, and an edit of a text runs nothing', async () => {
  const page = (words: string): string =>
    `# Page\n\n${words}\n\n\`\`\`sh test\ndate +%s%N\n\`\`\`\n\n\`\`\`text output\nnever\n\`\`\`\n`;
  const site = examplesSite({ 'docs/index.md': page('One.') }, "{ isolation: 'none' }");
  const printed = async (): Promise<string | undefined> => (await site.test()).diagnostics[0]?.fix?.text;
  const first = await printed();
  expect(first).toMatch(/^\d+$/);
  expect(await printed()).toBe(first);
  writeFileSync(join(site.root, 'docs/index.md'), page('Two words.'));
  expect(await printed()).toBe(first);
});
