// Creates the scripts of every page: the site's slots, its client modules and the theme's texts.

import { type Named, namedClientModules, namedSlots } from '#code/site-bundle/named-files';
import { reportForBrowsers } from '#code/site-bundle/report-for-browsers';
import { type LoadedFiles, lateNames, nameOfFile, type SiteBrowserCode, type SiteScripts } from '#code/site-bundle/site-bundle';
import type { Context } from '#context/context';
import { digestOf } from '#files/digest';
import { identifier, joined, code as print } from '#kit/print/javascript';
import { markedLiteral } from '#kit/print/marked-literal';
import { browserWordsOf } from '#model/strings/strings';
import { printedModule, siteModule } from '#output/asset-file';
import { packed } from '#store/cache-store';

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
