// Lists the files that the modules of a page may load late, each with what it is checked by.
import { assetMark, integrityMark } from '#model/asset-mark';
import type { LateModules } from '#model/page-data';
import { browserModule, siteModule } from '#output/asset-file';
import type { SiteBrowserCode } from './browser-code.ts';

/** Names of files with those that each imports. Plain data: it passes between threads. */
export type LateFileNames = Readonly<Record<string, readonly string[]>>;

/** `later` is that of a bundled module. */
export function lateNames(code: SiteBrowserCode, later: LateFileNames): LateFileNames {
  const nameOf = (file: string): string => nameOfFile(code, file);
  return Object.fromEntries(Object.entries(later).map(([file, imports]) => [nameOf(file), imports.map(nameOf)]));
}

/** A file that a bundled module names is the theme's or the site's. */
export function nameOfFile({ theme }: SiteBrowserCode, file: string): string {
  return Object.hasOwn(theme.imports, file) ? browserModule(file) : siteModule(file);
}

/**
 * `running` are files that the page runs before anything can be loaded late. What else the page preloads is in the list: browsers
 * that could not check it then may ask for it once more.
 */
export function lateModules(later: LateFileNames, running: ReadonlySet<string>) {
  const files = Object.keys(later)
    .filter((file) => !running.has(file))
    .sort();
  const listed = new Set(files);
  const modules: LateModules = Object.fromEntries(
    files.map((file) => {
      const imports = (later[file] ?? []).filter((one) => listed.has(one));
      return [assetMark(file), [integrityMark(file), ...imports.map(assetMark)]];
    }),
  );
  return { files, modules };
}
