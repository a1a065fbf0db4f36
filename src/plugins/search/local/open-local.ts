// Opens the index of a site in Node, from the files that its build would write.
import type { EmittedFile } from '#model/output';
import type { PluginContext } from '#model/plugin';
import type { OpenedIndex, SearchIndex } from '#model/search';
import { createLocalClient } from '../engine/local-client.ts';
import { scopeFiles } from './scope-files.ts';

export async function openLocal(index: SearchIndex, ctx: PluginContext): Promise<OpenedIndex> {
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
}
