// Swaps files and folders of a cache, and checks that the next builds repair it.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { build, put, site, snapshot } from './site-on-disk.ts';

/** Puts a file in the place of a folder, and a folder with something in it in the place of a file. */
function swap(path: string): void {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  rmSync(path, { recursive: true, force: true });
  if (isFolder) writeFileSync(path, 'a file');
  else mkdirSync(path.endsWith('lock') ? path : join(path, 'inner'), { recursive: true });
}

/** Swaps places below the folder that the running slodocs keeps; of one that ends with `/`, all that stands in it. */
export async function heals(places: readonly string[]): Promise<void> {
  const root = site({ 'docs/index.md': '# Home\n' });
  expect(await build(root)).toMatchObject({ code: 0 });
  const whole = await snapshot(join(root, 'build'));
  const cache = join(root, '.slodocs/cache');
  const engine = join(cache, readdirSync(cache)[0] ?? '');
  for (const place of places) {
    if (place.endsWith('/')) for (const name of readdirSync(join(engine, place))) swap(join(engine, place, name));
    else swap(join(engine, place));
  }
  for (const text of ['# Home\n\nMore.\n', '# Home\n']) {
    put(root, { 'docs/index.md': text });
    const { code, printed } = await build(root, ['--strict']);
    expect(code, printed).toBe(0);
    expect(printed).not.toContain('cache/not-kept');
  }
  expect(await snapshot(join(root, 'build'))).toEqual(whole);
  const { printed } = await build(root, ['--verbose']);
  expect(printed).toMatch(/stages: compare [\d.]+ m?s\n/);
}
