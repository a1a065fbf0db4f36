import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { withMaps } from '#code/browser-bundle';
import { framesOf } from '../../../src/tools/dev/browser-faults.ts';

const source = `// A comment, which the bundle lacks.

export function Inner(): string {
  throw new Error('here');
}
`;

test.each([
  [
    'Chrome',
    (name: string, at: string) => `Error: here\n    at ${name} (${at})\n    at Object.${name} (${at})\n    at li (<anonymous>)`,
  ],
  ['Firefox', (name: string, at: string) => `${name}@${at}\n${name}@${at}\nli@${at.replace('bundle', 'other')}`],
])('frames of %s lead to the sources', async (_, print) => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-stack-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'Inner.ts'), source);
  const { outputFiles } = await build({
    entryPoints: [join(root, 'Inner.ts')],
    absWorkingDir: root,
    outdir: join(root, 'out/deep'),
    write: false,
    bundle: true,
    format: 'esm',
    sourcemap: 'external',
  });
  const [bundle] = withMaps(outputFiles, root);
  const lines = bundle?.text.split('\n') ?? [];
  const line = lines.findIndex((one) => one.includes('new Error')) + 1;
  const column = (lines[line - 1] ?? '').indexOf('new Error') + 1;
  const stack = print('Inner', `https://127.0.0.1:4321/base/bundle.js?x:${line}:${column}`);
  const frames = await framesOf(stack, {
    root,
    bundle: async (path) => (path === '/base/bundle.js' ? bundle?.text : undefined),
  });
  const place = { file: 'Inner.ts', start: { line: 4, column: 9 }, end: { line: 4, column: 18 } };
  expect(frames).toEqual([
    { name: 'Inner', place },
    { name: 'Inner', place },
    { name: 'li', place: undefined },
  ]);
});
