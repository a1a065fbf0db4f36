// Lists the files that a page's modules import: bundled code contains their final addresses instead of marks.

import { isModuleFile, moduleFileAddress } from '#code/module-files';
import { namedScripts, namedSlots } from '#code/site-bundle/named-files';
import type { SiteBundle } from '#code/site-bundle/site-bundle';
import { entryOf } from '#code/site-bundle/styles-of';
import type { Context } from '#context/context';
import type { PartDocument } from '#model/page-parts';

export interface ModuleFiles {
  /** Relative to the root. Files of modules in the configuration are on every page. */
  of(documents: readonly PartDocument[], layout: string): readonly string[];
  /** The addresses of all of them, without base. */
  readonly addresses: ReadonlySet<string>;
}

export function openModuleFiles(
  { config, files }: Context,
  { assets: paths, code, browserCode, layouts }: Pick<SiteBundle, 'assets' | 'code' | 'browserCode' | 'layouts'>,
): ModuleFiles {
  const known = new Map<string, readonly string[]>();
  const filesOf = (entry: string): readonly string[] => {
    const made = [code.modules[entry]?.bundled, browserCode.modules[entry]?.bundled].flatMap((bundled) => bundled?.inputs ?? []);
    const found = known.get(entry) ?? [...new Set(made.filter(isModuleFile))];
    known.set(entry, found);
    return found;
  };
  const assets = new Set(paths);
  const everywhere = [...namedSlots(config, config.settings.theme.slots), ...namedScripts(config, config.settings.theme)].flatMap(
    ({ entry }) => filesOf(entry),
  );
  const all = [...Object.keys(code.modules), ...Object.keys(browserCode.modules)].flatMap(filesOf);
  return {
    of(documents, layout) {
      const own = documents.flatMap((document) =>
        document.facts.imports.flatMap((imported) => filesOf(entryOf(config, document, imported, assets) ?? '')),
      );
      return [...new Set([...everywhere, ...filesOf(layouts[layout]?.entry ?? ''), ...own])];
    },
    addresses: new Set(all.map((path) => `/${decodeURI(moduleFileAddress(path, files.digest(path)))}`)),
  };
}
