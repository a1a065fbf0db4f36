// Lists the folders in which Node looks for packages, for what looks for them without Node.

/**
 * `node_modules` of a root and of all folders above it, the nearest first, relative to the root: `../../node_modules` where a
 * package manager of a monorepo has put the packages of all its members. `root` is absolute.
 */
export function packageFolders(root: string): readonly string[] {
  return root
    .split(/[\\/]+/)
    .filter((name, depth) => name !== '' || depth === 0)
    .map((_, depth) => `${'../'.repeat(depth)}node_modules`);
}
