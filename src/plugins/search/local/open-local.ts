// Opens the index of a site in Node, from the files that its build writes.
import type { EmittedFile, OpenedIndex, SearchIndex } from 'slodocs/kit';
import { createLocalClient } from '../engine/local-client.ts';

export function openLocal({ scopes, folder }: SearchIndex, files: readonly EmittedFile[]): OpenedIndex {
  const made = new Map(files.map((file) => [file.path, file]));
  const texts = new Map<string, Promise<string>>();
  const read = (path: string): Promise<string> => {
    const text = texts.get(path) ?? Promise.resolve(made.get(path)?.make()).then(String);
    texts.set(path, text);
    return text;
  };
  const config = { scopes: scopes.map(({ id }) => id), folder };
  const inFolder = (path: string): string => `${folder}/${path}`;
  return {
    ...createLocalClient(config, { read: (path) => read(inFolder(path)) }),
    anew(onLoad) {
      const readAndTell = async (path: string): Promise<string> => {
        const text = await read(inFolder(path));
        onLoad(inFolder(path), text);
        return text;
      };
      return createLocalClient(config, { read: readAndTell });
    },
  };
}
