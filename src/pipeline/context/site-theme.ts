// The modules in `src/theme`, which Docusaurus knows by the names `@theme/…`.
import type { Files } from './files.ts';

/** Relative to the site's root. */
export const siteThemeFolder = 'src/theme';

const extensions = '{tsx,ts,jsx,js,mts,mjs,cts,cjs}';

/** The file of the site's own behind `@theme/Name`, relative to the root; undefined where the site has none. */
export async function siteThemeModule(files: Files, specifier: string): Promise<string | undefined> {
  const name = /^@theme\/([\w./-]+)$/.exec(specifier)?.[1];
  // Most sites have no such folder: one look answers for all names.
  if (name === undefined || name.includes('..') || !(await files.stat(siteThemeFolder))?.isFolder) return undefined;
  const found = await files.glob([`${siteThemeFolder}/${name}.${extensions}`, `${siteThemeFolder}/${name}/index.${extensions}`]);
  return [...found].sort((a, b) => rank(a) - rank(b))[0];
}

/** In the order in which a bundler tries them: the file before the folder. */
function rank(path: string): number {
  const extension = extensions
    .slice(1, -1)
    .split(',')
    .indexOf(path.slice(path.lastIndexOf('.') + 1));
  return extension + (/\/index\.\w+$/.test(path) ? 100 : 0);
}
