// Tests that tests and cases ask for a build when sources are newer than `dist`.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { needsBuild, newerThanDist } from '../scripts/newer-than-dist.mjs';

test('what was written, or a folder from which something was removed, is newer than dist', () => {
  const root = mkdtempSync(join(tmpdir(), 'slodocs-newer-'));
  const at = (path: string, minute: number): void => utimesSync(join(root, path), minute * 60, minute * 60);
  try {
    for (const folder of ['src/plugins/a', 'scripts', 'dist']) mkdirSync(join(root, folder), { recursive: true });
    const files = ['src/index.ts', 'src/plugins/a/a.ts', 'package.json', 'tsconfig.json'];
    for (const path of [...files, 'dist/build-id']) writeFileSync(join(root, path), '');
    for (const path of [...files, 'src/plugins/a', 'src/plugins', 'src', 'scripts']) at(path, 1);
    at('dist/build-id', 2);
    expect(newerThanDist(root)).toBeUndefined();
    expect(needsBuild(root)).toBeUndefined();
    writeFileSync(join(root, 'dist/untyped'), '');
    expect(newerThanDist(root)).toBeUndefined();
    expect(needsBuild(root)).toBe('dist/untyped');
    at('src/plugins/a/a.ts', 3);
    expect(newerThanDist(root)).toBe('src/plugins/a/a.ts');
    at('src/plugins/a/a.ts', 1);
    at('src/plugins', 3);
    expect(newerThanDist(root)).toBe('src/plugins');
    rmSync(join(root, 'dist'), { recursive: true });
    expect(newerThanDist(root)).toBe('src/index.ts');
  } finally {
    rmSync(root, { recursive: true });
  }
});
