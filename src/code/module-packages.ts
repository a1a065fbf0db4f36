// Which files that imports lead to are bundled, and which are left to Node.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface PackageRules {
  /**
   * True for scripts of installed packages. Not for what Node does not run by itself, not for packages that are linked
   * from a workspace, whose sources change, and not for packages made for React: they must share the running one.
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

/** What the package described in this folder says; undefined where none is. */
function readUsesReact(folder: string): boolean | undefined {
  try {
    const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, unknown> | undefined
    >;
    // A nested package.json without a name only sets the type of the modules beside it.
    if (!description['name']) return undefined;
    return Boolean(description['peerDependencies']?.['react'] ?? description['dependencies']?.['react']);
  } catch {
    return undefined;
  }
}
