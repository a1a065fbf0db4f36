// Holds a site as texts by path: edits change it in memory, and differences are written to disk.
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';

/** By path relative to the root. */
export type Tree = ReadonlyMap<string, string>;

export function readTree(root: string, ignore: string[] = []): Tree {
  const paths = fastGlob.sync('**/*', { cwd: root, ignore, dot: true, followSymbolicLinks: false }).sort();
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Writes what differs from the tree that stands there, removes what is gone, and leaves no empty folder. */
export function writeTree(root: string, tree: Tree, standing: Tree = new Map()): void {
  for (const path of standing.keys()) if (!tree.has(path)) remove(root, path);
  for (const [path, text] of tree) {
    if (standing.get(path) === text) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function remove(root: string, path: string): void {
  rmSync(join(root, path));
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (readdirSync(join(root, folder)).length > 0) return;
    rmdirSync(join(root, folder));
  }
}
