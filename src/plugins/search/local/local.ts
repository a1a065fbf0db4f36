// Provides the search engine without a server: writes the index as files, of which a browser loads what a query needs.
import type { SearchEngine } from 'slodocs/kit';
import type { LocalConfig } from '../engine/local-client.ts';
import type { GroupInput } from './group.ts';

/** Every build knows the plugin; only sites that have it load the engine. */
export function localEngine(): SearchEngine {
  return {
    name: 'local',
    config: (scopes, folder) => ({ scopes: scopes.map(({ id }) => id), folder }) satisfies LocalConfig,
    tasks: {
      async group(input: GroupInput) {
        const { indexGroup } = await import('./group.ts');
        const { packGroup } = await import('./indexed-group.ts');
        return packGroup(indexGroup(input)) as never;
      },
    },
    async index(index, ctx) {
      const { scopeFiles } = await import('./scope-files.ts');
      const files = await Promise.all(index.scopes.map((scope) => scopeFiles(scope, index, ctx)));
      return files.flat().map((file) => ({ ...file, path: `${index.folder}/${file.path}` }));
    },
    open: async (index, files) => (await import('./open-local.ts')).openLocal(index, files),
  };
}
