// Resolves queries about the versions of a docs folder: the global data of Docusaurus's docs plugin.
import type { DocsFolder, DocsVersion } from '#model/lookups';
import { joinPath, routeKey } from '#model/route';
import type { SiteIndex } from './index-site.ts';
import type { Resolvers } from './resolvers.ts';
import type { DocTable } from './tabulate-docs.ts';

const docsPlugin = 'docusaurus-plugin-content-docs';

export function answersOfDocs(
  { versions, settings }: SiteIndex,
  table: DocTable,
): Resolvers<'docsData' | 'pluginData' | 'allPluginData'> {
  const under = (path: string): string => joinPath(settings.baseUrl, path);
  const versionOf = ({ docs, name, label, isLast, path, main }: SiteIndex['versions'][number]): DocsVersion => {
    const first = main && table.of(docs, name).find(({ route }) => route === routeKey(main.path));
    return { name, label, isLast, path: under(path), mainDocId: first?.id ?? null };
  };
  const folderOf = (id: string): DocsFolder | null => {
    const own = settings.docs.find((one) => one.id === id);
    if (!own) return null;
    const all = versions.filter(({ docs }) => docs === id).map(versionOf);
    return { path: under(own.routeBasePath), breadcrumbs: own.breadcrumbs, versions: all };
  };
  return {
    docsData(_, id = '') {
      const found = folderOf(id);
      if (found) return found;
      const told = settings.docs.length === 0 ? '' : ` (pluginId=${id})`;
      throw new Error(
        `You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled${told}`,
      );
    },
    pluginData(_, name = '', id = '', failfast = '') {
      const found = name === docsPlugin ? folderOf(id) : null;
      if (!found && failfast !== '') throw missing(name, hasNone(name, settings) ? '' : ` with id "${id}"`);
      return found;
    },
    allPluginData(_, name = '', failfast = '') {
      if (!hasNone(name, settings)) return Object.fromEntries(settings.docs.map(({ id }) => [id, folderOf(id) as DocsFolder]));
      if (failfast !== '') throw missing(name, '');
      return null;
    },
  };
}

function hasNone(name: string, { docs }: SiteIndex['settings']): boolean {
  return name !== docsPlugin || docs.length === 0;
}

function missing(name: string, which: string): Error {
  return new Error(`Docusaurus plugin global data not found for "${name}" plugin${which}.`);
}
