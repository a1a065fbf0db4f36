// Creates the script elements of a page besides those of every page, and its data for the browser.

import {
  type LateFileNames,
  type LayoutScript,
  lateNames,
  nameOfFile,
  type SiteBrowserCode,
  type SiteScripts,
} from '#code/site-bundle/site-bundle';
import { digestOf } from '#files/digest';
import { assetMark, integrityMark, markedFiles } from '#model/asset-mark';
import type { LateModules, PageData } from '#model/page-data';
import type { HeadElement } from '#model/theme';
import { browserModule, printedModule, siteModule } from '#output/asset-file';
import { packed } from '#store/cache-store';
import { modulePreload, moduleScript } from '../head/browser-modules.ts';
import type { PageModule } from './page-module.ts';

interface PageScripts {
  readonly head: readonly HeadElement[];
  readonly data: Omit<PageData, 'page'>;
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
  /** The module of a plugin's layout that browsers run. */
  readonly layout: LayoutScript | undefined;
}

export function scriptsOf({ theme }: SiteBrowserCode, site: SiteScripts, { body: page, layout }: PageModules): PageScripts {
  const client = theme.modules['slodocs/client'] ?? '';
  const there = new Set([client, ...(theme.imports[client] ?? [])].map(browserModule));
  const key = page && digestOf(page.text);
  const name = key && printedModule('page', key);
  const wanted = [
    ...(site.slots ? [site.slots.name] : []),
    ...site.clientModules.names,
    ...[...new Set([...(site.slots?.files ?? []), ...site.clientModules.files])].sort(),
    ...(layout?.files ?? []),
    ...(name === undefined ? [] : [name]),
    ...(page?.files ?? []),
  ];
  const late = lateModules({ ...site.slots?.later, ...site.clientModules.later, ...layout?.later, ...page?.later }, there);
  return {
    named: [...wanted, ...(site.words === undefined ? [] : [site.words]), ...late.files],
    head: [
      // A script that the client imports again, so that pages with other texts count as another runtime.
      ...(site.words === undefined ? [] : [moduleScript(site.words)]),
      ...[...new Set(wanted)].filter((file) => !there.has(file)).map(modulePreload),
    ],
    data: {
      ...(name === undefined ? {} : { bodyModule: assetMark(name) }),
      ...(layout ? { layoutModule: assetMark(layout.name) } : {}),
      ...(site.slots ? { slots: assetMark(site.slots.name) } : {}),
      ...(site.words === undefined ? {} : { words: assetMark(site.words) }),
      ...(site.clientModules.names.length > 0 ? { clientModules: site.clientModules.names.map(assetMark) } : {}),
      ...(late.files.length > 0 ? { late: late.modules } : {}),
    },
    marked: markedFiles(page?.text ?? ''),
    modules: page && key !== undefined ? [[key, packed(page.text)]] : [],
  };
}

/** Undefined for what no browser can load. */
export function layoutScript(code: SiteBrowserCode, entry: string): LayoutScript | undefined {
  const { bundled, node } = code.modules[entry] ?? { node: [] };
  if (!bundled || node.length > 0) return undefined;
  const name = siteModule(bundled.file);
  const files = [name, ...bundled.imports.map((file) => nameOfFile(code, file))];
  return { name, files, later: lateNames(code, bundled.later) };
}

/**
 * `running` are files that the page runs before any dynamic import. Other preloaded files are listed, because browsers that could
 * not check their integrity may request them again.
 */
function lateModules(later: LateFileNames, running: ReadonlySet<string>) {
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
