// A site that is watched: what is built again after an edit.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type BuildResult, watch } from '../../src/index.ts';
import { configText, temporarySite } from '../pipeline/built-site.ts';

it('an edit of docs beside the site is built', async () => {
  const folder = temporarySite({ 'docs/index.md': '# Before\n' });
  const root = join(folder, 'site');
  await mkdir(root);
  await writeFile(join(root, 'site.config.ts'), configText("  docs: [{ path: '../docs' }],\n"));
  const results: BuildResult[] = [];
  let arrived = (): void => undefined;
  const watching = await watch({ root }, (result) => {
    results.push(result);
    arrived();
  });
  try {
    expect(results).toHaveLength(1);
    const again = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    await writeFile(join(folder, 'docs/index.md'), '# After\n');
    await again;
    expect(await readFile(join(root, 'build/docs/index.html'), 'utf8')).toContain('After</h1>');
  } finally {
    await watching.close();
  }
}, 20_000);
