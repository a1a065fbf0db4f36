// Lists what a page with islands loads for them, and prints what it tells them.

import { lateList } from '#code/site-bundle/late-list';
import type { LateFileNames, LoadedModule, SiteBrowserCode } from '#code/site-bundle/site-bundle';
import { digestOf } from '#files/digest';
import { assetMark, markedFiles } from '#model/asset-mark';
import type { PageData } from '#model/page-data';
import { printedModule } from '#output/asset-file';
import { packed } from '#store/cache-store';
import type { PageModule } from './page-module.ts';

interface PageScripts {
  readonly data: Omit<PageData, 'page' | 'slots'>;
  /** Names of files that the page may name. */
  readonly named: readonly string[];
  /** Names of files that must be emitted though the HTML does not name them. */
  readonly marked: readonly string[];
  /** Texts of generated modules, compressed, by their keys in the store. */
  readonly modules: readonly (readonly [key: string, text: Uint8Array])[];
}

interface PageModules {
  /** The module that hydrates the body; undefined for a static one. */
  readonly body: PageModule | undefined;
  /** The module of a plugin's layout that is hydrated. */
  readonly layout: LoadedModule | undefined;
}

/** `known` are names of files that the site tells its pages of. */
export function scriptsOf(code: SiteBrowserCode, known: readonly string[], { body: page, layout }: PageModules): PageScripts {
  const key = page && digestOf(page.text);
  const name = key && printedModule('page', key);
  const files = page?.files ?? [];
  const imported = Object.fromEntries(files.map((file) => [file, []]));
  const own: LateFileNames = name === undefined ? {} : { ...imported, ...page?.later, [name]: files };
  const late = lateList(code, { ...layout?.later, ...own }, known);
  return {
    named: late.files,
    data: {
      ...(name === undefined ? {} : { bodyModule: assetMark(name) }),
      ...(layout ? { layoutModule: assetMark(layout.name) } : {}),
      ...(late.files.length > 0 ? { late: late.modules } : {}),
    },
    marked: [...known, ...markedFiles(page?.text ?? '')],
    modules: page && key !== undefined ? [[key, packed(page.text)]] : [],
  };
}
