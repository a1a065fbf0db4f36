// Lists what pages load of the parts that a site replaces, of layouts that plugins bring, and of scripts for every page.

import type { Context } from '#context/context';
import { digestOf } from '#files/digest';
import { browserWordsOf } from '#model/strings/strings';
import { printedModule, siteModule } from '#output/asset-file';
import { packed } from '#store/cache-store';
import { type Named, namedClientModules, namedSlots } from '../slots/named.ts';
import type { SiteBrowserCode } from './browser-code.ts';
import { type LateFileNames, lateNames, nameOfFile } from './late-files.ts';
import { reportForBrowsers } from './report-for-browsers.ts';

/** Names of files. Plain data: it passes between threads. */
export interface SiteScripts {
  /** The module that exports the site's parts; its key in the store as well. */
  readonly slots: { readonly name: string; readonly key: string } | undefined;
  /** The module that exports what the theme says otherwise than English; undefined where it says nothing else. */
  readonly words: string | undefined;
  readonly clientModules: readonly string[];
  /** What is loaded with these. */
  readonly files: readonly string[];
  readonly later: LateFileNames;
}

/** What the pages of a layout load for it. */
export interface LayoutScript {
  /** The name of the file that exports the layout; the first of `files`. */
  readonly name: string;
  readonly files: readonly string[];
  readonly later: LateFileNames;
}

/** Undefined for what no browser can load. */
export function layoutScript(code: SiteBrowserCode, entry: string): LayoutScript | undefined {
  const { bundled, node } = code.modules[entry] ?? { node: [] };
  if (!bundled || node.length > 0) return undefined;
  const name = siteModule(bundled.file);
  const files = [name, ...bundled.imports.map((file) => nameOfFile(code, file))];
  return { name, files, later: lateNames(code, bundled.later) };
}

/** Reports those that no browser can load. */
export async function siteScripts(context: Context, code: SiteBrowserCode): Promise<SiteScripts> {
  const nameOf = (file: string): string => nameOfFile(code, file);
  const files = new Set<string>();
  const later: Record<string, readonly string[]> = {};
  const fileOf = ({ entry, path, place }: Named): string | undefined => {
    const found = code.modules[entry];
    // What Node cannot load either is reported there.
    if (!found) return undefined;
    if (!found.bundled || found.node.length > 0) {
      for (const draft of reportForBrowsers({ specifier: path, place: place() }, found, 'config')) context.reporter.report(draft);
      return undefined;
    }
    const { file, imports, later: others } = found.bundled;
    for (const one of imports) files.add(nameOf(one));
    Object.assign(later, lateNames(code, others));
    return file;
  };
  const lines = namedSlots(context.config).flatMap((slot) => {
    const file = fileOf(slot);
    if (file === undefined) return [];
    files.add(siteModule(file));
    return [`export{default as ${slot.name}}from"./${file}";`];
  });
  const text = lines.join('\n');
  const key = digestOf(text);
  if (lines.length > 0) context.store.put('pages', key, packed(text));
  const clientModules = namedClientModules(context.config).flatMap((named) => {
    const file = fileOf(named);
    return file === undefined ? [] : [siteModule(file)];
  });
  return {
    slots: lines.length > 0 ? { name: printedModule('slots', key), key } : undefined,
    words: printWords(context),
    clientModules,
    files: [...files].sort(),
    later,
  };
}

/** One file for all pages: in each of them the words would weigh as much as a third of the page. */
function printWords({ config, store }: Context): string | undefined {
  const words = browserWordsOf(config.settings);
  if (!words) return undefined;
  const text = `export default ${JSON.stringify(words)};`;
  const key = digestOf(text);
  store.put('pages', key, packed(text));
  return printedModule('words', key);
}
