// Finds sources that were written, moved or deleted since the last build.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The first path whose content the build may not hold; undefined where `dist` is up to date. Without `dist` all are. */
export function newerThanDist(root) {
  const built = statSync(join(root, 'dist/build-id'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const find = (path) => {
    const found = statSync(join(root, path));
    if (found.mtimeMs >= built && !found.isDirectory()) return path;
    const names = found.isDirectory() ? readdirSync(join(root, path)).sort() : [];
    for (const name of names) {
      const newer = find(`${path}/${name}`);
      if (newer) return newer;
    }
    // A folder from which something was deleted.
    return found.mtimeMs >= built ? path : undefined;
  };
  for (const path of ['src', 'scripts', 'package.json', 'tsconfig.json']) {
    const newer = find(path);
    if (newer) return newer;
  }
  return undefined;
}

/** The same, and for a build without new types: it is enough for tests that one looks at while working, and for nothing else. */
export function needsBuild(root) {
  return newerThanDist(root) ?? (existsSync(join(root, 'dist/untyped')) ? 'dist/untyped' : undefined);
}
