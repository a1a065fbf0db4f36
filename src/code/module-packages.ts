// Decides which imported files are bundled, and which stay external for Node to load.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface PackageRules {
  /**
   * True for scripts of installed packages. False for files that Node cannot run, for workspace packages, whose sources change,
   * and for packages that use React: they must share the running one.
   */
  staysOutside(file: string): boolean;
}

export function createPackageRules(root: string): PackageRules {
  const react = new Map<string, boolean>();
  const usesReact = (folder: string): boolean => {
    let known = react.get(folder);
    if (known === undefined) {
      known = readUsesReact(folder) ?? (dirname(folder) !== folder && usesReact(dirname(folder)));
      react.set(folder, known);
    }
    return known;
  };
  return {
    staysOutside: (file) => /\.(?:[mc]?js|node)$/.test(file) && isInstalled(file, root) && !usesReact(dirname(file)),
  };
}

function isInstalled(file: string, root: string): boolean {
  const inside = relative(root, file);
  return (inside.startsWith('..') ? file : inside).split(/[\\/]/).includes('node_modules');
}

/** Whether the package in this folder uses React; undefined where there is no package. */
function readUsesReact(folder: string): boolean | undefined {
  try {
    const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, unknown> | undefined
    >;
    // A nested package.json without a name only sets the module type of its folder.
    if (!description['name']) return undefined;
    return Boolean(description['peerDependencies']?.['react'] ?? description['dependencies']?.['react']);
  } catch {
    return undefined;
  }
}
