// Computes file paths relative to the root, and resolves how files refer to each other.

/** The folder of a file; empty for a file at the root. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '' : path.slice(0, slash);
}

/** Resolves `target` relative to `folder`. `..` segments that leave the root are kept. */
export function joinFile(folder: string, target: string): string {
  const segments: string[] = [];
  for (const segment of `${folder}/${target}`.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..') segments.pop();
    else segments.push(segment);
  }
  return segments.join('/');
}

/** The path from a folder to a file, beginning with `./` or `../`. */
export function relativeFile(folder: string, path: string): string {
  const from = folder === '' ? [] : folder.split('/');
  const to = path.split('/');
  let common = 0;
  while (common < from.length && common < to.length - 1 && from[common] === to[common]) common++;
  const up = '../'.repeat(from.length - common);
  return `${up === '' ? './' : up}${to.slice(common).join('/')}`;
}

/** True for a path inside the root, or inside one of these folders, which may be outside the root. */
export function isWithinSite(path: string, folders: readonly { readonly path: string }[]): boolean {
  return !/^\.\.(?:\/|$)/.test(path) || folders.some((folder) => path.startsWith(`${folder.path}/`));
}

/**
 * Resolves an import to a file relative to the root, without trying extensions; undefined for a package. `/x` is relative to the
 * root, as in Docusaurus.
 */
export function importedFile(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('@site/')) return joinFile('', specifier.slice('@site/'.length));
  if (specifier.startsWith('/')) return joinFile('', specifier);
  return specifier.startsWith('.') ? joinFile(folderOf(importer), specifier) : undefined;
}
