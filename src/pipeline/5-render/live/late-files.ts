// Lists the files that a page's modules may import dynamically, with their integrity.
import { assetMark, integrityMark } from '#model/asset-mark';
import type { LateModules } from '#model/page-data';
import { browserModule, siteModule } from '#output/asset-file';
import type { SiteBrowserCode } from './browser-code.ts';

/** File names, with the names of their imports. Plain data, because it passes between threads. */
export type LateFileNames = Readonly<Record<string, readonly string[]>>;

/** `later` comes from a bundled module. */
export function lateNames(code: SiteBrowserCode, later: LateFileNames): LateFileNames {
  const nameOf = (file: string): string => nameOfFile(code, file);
  return Object.fromEntries(Object.entries(later).map(([file, imports]) => [nameOf(file), imports.map(nameOf)]));
}

/** The asset name of a file that a bundled module imports, which is the theme's or the site's. */
export function nameOfFile({ theme }: SiteBrowserCode, file: string): string {
  return Object.hasOwn(theme.imports, file) ? browserModule(file) : siteModule(file);
}

/**
 * `running` are files that the page runs before any dynamic import. Other preloaded files are listed, because browsers that could
 * not check their integrity may request them again.
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
