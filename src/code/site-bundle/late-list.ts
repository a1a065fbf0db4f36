// Lists modules that are imported once a page is there, with what a browser needs to check them.
import { assetMark, integrityMark } from '#model/asset-mark';
import type { LateModules } from '#model/page-data';
import { browserModule } from '#output/asset-file';
import type { LateFileNames, SiteBrowserCode } from './site-bundle.ts';

export interface LateList {
  /** Names of files. */
  readonly files: readonly string[];
  /** Holds marks. */
  readonly modules: LateModules;
}

/** Without the files that run on every page, and those that are `known` from elsewhere. */
export function lateList({ theme }: SiteBrowserCode, later: LateFileNames, known: readonly string[] = []): LateList {
  const client = theme.modules['slodocs/client'] ?? '';
  const there = new Set([...known, ...[client, ...(theme.imports[client] ?? [])].map(browserModule)]);
  const files = Object.keys(later)
    .filter((file) => !there.has(file))
    .sort();
  const listed = new Set([...files, ...known]);
  const modules = files.map((file) => {
    const imports = (later[file] ?? []).filter((one) => listed.has(one));
    return [assetMark(file), [integrityMark(file), ...imports.map(assetMark)]] as const;
  });
  return { files, modules: Object.fromEntries(modules) };
}
