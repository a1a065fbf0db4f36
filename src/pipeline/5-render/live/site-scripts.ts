// Lists the scripts of every page: the site's slots, its client modules and the theme's texts.

import type { Context } from '#context/context';
import { digestOf } from '#files/digest';
import { identifier, joined } from '#model/print/code';
import { markedLiteral } from '#model/print/marked-literal';
import { code as print } from '#model/print/template';
import { browserWordsOf } from '#model/strings/strings';
import { printedModule, siteModule } from '#output/asset-file';
import { packed } from '#store/cache-store';
import { type Named, namedClientModules, namedSlots } from '../slots/named.ts';
import type { SiteBrowserCode } from './browser-code.ts';
import { type LateFileNames, lateNames, nameOfFile } from './late-files.ts';
import { reportForBrowsers } from './report-for-browsers.ts';

/** Names of files. Plain data: it passes between threads. */
export interface SiteScripts {
  /** The module that exports the site's slots. */
  readonly slots: ({ readonly name: string } & LoadedFiles) | undefined;
  /** The module with the theme's non-English texts; undefined where there are none. */
  readonly words: string | undefined;
  readonly clientModules: { readonly names: readonly string[] } & LoadedFiles;
}

/** The static and dynamic imports of modules. */
export interface LoadedFiles {
  readonly files: readonly string[];
  readonly later: LateFileNames;
}

/** What the pages of a layout load for it. */
export interface LayoutScript extends LoadedFiles {
  /** The name of the file that exports the layout; the first of `files`. */
  readonly name: string;
}

/** Undefined for what no browser can load. */
export function layoutScript(code: SiteBrowserCode, entry: string): LayoutScript | undefined {
  const { bundled, node } = code.modules[entry] ?? { node: [] };
  if (!bundled || node.length > 0) return undefined;
  const name = siteModule(bundled.file);
  const files = [name, ...bundled.imports.map((file) => nameOfFile(code, file))];
  return { name, files, later: lateNames(code, bundled.later) };
}

/** Reports modules that no browser can load. */
export async function siteScripts(context: Context, code: SiteBrowserCode): Promise<SiteScripts> {
  const { theme } = context.config.settings;
  const forSlots = loadedFiles(context, code);
  const lines = namedSlots(context.config, theme.slots).flatMap((slot) => {
    const file = forSlots.add(slot);
    return file === undefined
      ? []
      : [{ name: siteModule(file), text: print`export{default as ${identifier(slot.name)}}from${`./${file}`};` }];
  });
  const { text } = joined(
    lines.map((line) => line.text),
    '\n',
  );
  const key = digestOf(text);
  if (lines.length > 0) context.store.put('pages', key, packed(text));
  const forClient = loadedFiles(context, code);
  const names = namedClientModules(context.config, theme.clientModules).flatMap((named) => {
    const file = forClient.add(named);
    return file === undefined ? [] : [siteModule(file)];
  });
  const ofSlots = forSlots.found(lines.map(({ name }) => name));
  return {
    slots: lines.length > 0 ? { name: printedModule('slots', key), ...ofSlots } : undefined,
    words: printWords(context),
    clientModules: { names, ...forClient.found([]) },
  };
}

function loadedFiles(context: Context, code: SiteBrowserCode) {
  const nameOf = (file: string): string => nameOfFile(code, file);
  const files = new Set<string>();
  const later: Record<string, readonly string[]> = {};
  return {
    /** The file of a module; undefined for one that no browser can load. */
    add({ entry, path, place }: Named): string | undefined {
      const found = code.modules[entry];
      // A module that failed for Node was reported there.
      if (!found) return undefined;
      if (!found.bundled || found.node.length > 0) {
        for (const draft of reportForBrowsers({ specifier: path, place: place() }, found, 'config'))
          context.reporter.report(draft);
        return undefined;
      }
      const { file, imports, later: others } = found.bundled;
      for (const one of imports) files.add(nameOf(one));
      Object.assign(later, lateNames(code, others));
      return file;
    },
    found: (own: readonly string[]): LoadedFiles => ({ files: [...new Set([...files, ...own])].sort(), later }),
  };
}

/** One file for all pages, because the texts would add a third to the size of each. */
function printWords({ config, store }: Context): string | undefined {
  const words = browserWordsOf(config.settings);
  if (!words) return undefined;
  const text = `export default ${markedLiteral(words)};`;
  const key = digestOf(text);
  store.put('pages', key, packed(text));
  return printedModule('words', key);
}
