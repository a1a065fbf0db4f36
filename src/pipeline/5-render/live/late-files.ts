// Lists the files that a page's modules may import dynamically, with their integrity.
import type { LateFileNames } from '#code/site-bundle/site-bundle';
import { assetMark, integrityMark } from '#model/asset-mark';
import type { LateModules } from '#model/page-data';

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
