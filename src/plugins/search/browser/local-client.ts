// Reads the index of the site over the network.
import type { CreateSearchClient } from 'slodocs/kit';
import { createLocalClient, type LocalConfig } from '../engine/local-client.ts';

const createClient: CreateSearchClient = (config, base) => {
  const local = config as unknown as LocalConfig;
  return createLocalClient(local, {
    async read(path, isFresh) {
      // An overview that is revalidated tells whether the other files of a cache are still those that belong to it.
      const cache = isFresh ? 'reload' : path.endsWith('/index.json') ? 'no-cache' : 'default';
      const response = await fetch(`${base}${local.folder}/${path}`, { cache });
      if (!response.ok) throw new Error(`${response.url} could not be loaded: ${response.status}`);
      return response.text();
    },
  });
};

export default createClient;
