// Tests that changed outputs are found at their lines, that sound ones are not, and that fixes write what is printed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BuildResult, check, watch } from '#index';
import { slodocs } from '../../cli/in-process.ts';
import { drifted, soundPage } from './drifts.ts';
import { examplesSite, fence } from './tested-site.ts';

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
  expect(printed).toContain('fixed 30 problems in 1 file');
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

test('a watched site is tested again after an edit, and nothing is built', async () => {
  const page = (text: string): string => `# Page\n\n${fence('sh test', 'echo one')}${fence('text output', text)}`;
  const { root } = examplesSite({ 'docs/index.md': page('one') }, "{ isolation: 'none' }");
  const results: BuildResult[] = [];
  let arrived = (): void => undefined;
  const watching = await watch({ root, tests: {} }, (result) => {
    results.push(result);
    arrived();
  });
  try {
    const again = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    writeFileSync(join(root, 'docs/index.md'), page('two'));
    await again;
    expect(results.map(({ diagnostics }) => diagnostics.map(({ code }) => code))).toEqual([[], ['examples/wrong-output']]);
    expect(existsSync(join(root, 'build'))).toBe(false);
  } finally {
    await watching.close();
  }
}, 30_000);

test('the examples of the manual are as it says', async () => {
  const { diagnostics, tested } = await check({ root: 'docs', tests: {}, cache: false });
  // Its systems may not isolate, or have no Perl.
  const unable = ['examples/not-isolated', 'examples/missing-tool'];
  expect(diagnostics.filter(({ code }) => !unable.includes(code))).toEqual([]);
  expect(tested).toBeGreaterThan(300);
}, 120_000);
