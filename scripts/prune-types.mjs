// Removes declarations that no entry of the package leads to: the program itself needs none.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** `imports` and `exports` are those of package.json. `dist` is absolute. */
export async function pruneTypes(dist, { imports, exports }) {
  const root = dirname(dist);
  const declarationOf = (entry, star = '') => join(root, entry.types.replace('*', star));
  const inner = Object.entries(imports).map(([name, entry]) => [name.replace('*', ''), entry]);
  const resolve = (specifier, from) => {
    if (specifier.startsWith('.')) return join(dirname(from), specifier.replace(/(?:\.[cm]?[jt]sx?)?$/, '.d.ts'));
    if (specifier.startsWith('slodocs'))
      return exports[specifier.replace('slodocs', '.')]?.types && declarationOf(exports[specifier.replace('slodocs', '.')]);
    const [name, entry] = inner.find(([prefix]) => specifier.startsWith(prefix)) ?? [];
    return entry && declarationOf(entry, specifier.slice(name.length));
  };
  const entries = Object.values(exports).flatMap((entry) => (entry.types ? [declarationOf(entry)] : []));
  const needed = new Set(entries);
  for (const file of needed) {
    if (!existsSync(file)) throw new Error(`"${relative(root, file)}" is imported by a declaration, and is not there`);
    for (const [, specifier] of (await readFile(file, 'utf8')).matchAll(/(?:\bfrom\s*|\bimport\s*(?:\(\s*)?)['"]([^'"]+)['"]/g)) {
      const found = resolve(specifier, file);
      if (found) needed.add(found);
    }
  }
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && file.endsWith('.d.ts') && !needed.has(file)) await rm(file);
  }
}
