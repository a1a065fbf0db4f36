// Records what a watcher looks at, and finds what has changed between two looks.
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file and folder but the output and what slodocs keeps. */
export function stateOf(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const at = relative(root, path);
      if (at === 'build' || name === '.slodocs') continue;
      const stat = lstatSync(path);
      if (stat.isSymbolicLink()) found.set(at, `link ${readlinkSync(path)}`);
      else if (stat.isDirectory()) {
        found.set(at, 'folder');
        visit(path);
      } else found.set(at, `${stat.mtimeMs} ${stat.mode} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`);
    }
  };
  visit(root);
  return found;
}

export function changedBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}
