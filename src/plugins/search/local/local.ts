// The engine of a site without a server: writes the index as files, of which a browser loads what a query needs.
import type { EmittedFile } from '#model/output';
import type { SearchEngine } from '#model/search';
import { createLocalClient, type LocalConfig } from '../engine/local-client.ts';
import { scopeFiles } from './scope-files.ts';

export function localEngine(): SearchEngine {
  return {
    name: 'local',
    config: (scopes, folder) => ({ scopes: scopes.map(({ id }) => id), folder }) satisfies LocalConfig,
    async index(index, ctx) {
      const files = await Promise.all(index.scopes.map((scope) => scopeFiles(scope, index, ctx)));
      return files.flat().map((file) => ({ ...file, path: `${index.folder}/${file.path}` }));
    },
    async open(index, ctx) {
      const made = new Map<string, EmittedFile>();
      for (const scope of index.scopes) for (const file of await scopeFiles(scope, index, ctx)) made.set(file.path, file);
      const texts = new Map<string, Promise<string>>();
      const read = (path: string): Promise<string> => {
        const text = texts.get(path) ?? Promise.resolve(made.get(path)?.make()).then(String);
        texts.set(path, text);
        return text;
      };
      const config = { scopes: index.scopes.map(({ id }) => id), folder: index.folder };
      return {
        ...createLocalClient(config, { read }),
        anew(onLoad) {
          const readAndTell = async (path: string): Promise<string> => {
            const text = await read(path);
            onLoad(`${index.folder}/${path}`, text);
            return text;
          };
          return createLocalClient(config, { read: readAndTell });
        },
      };
    },
  };
}
