// A config to what a run holds beside it: the store of the cache, threads, and the context of the stages.
import { join, relative } from 'node:path';
import type { Context } from '#context/context';
import { createContext } from '#context/create-context';
import { createWorkers } from '#context/workers';
import type { Config } from '#model/config';
import type { Places } from '#pipeline/0-configure/configure';
import { shelvesOf } from '#store/cache-store';
import { openStore, type Store } from '#store/store';
import { type Manifest, rememberedIn } from './manifest.ts';
import type { RunRequest } from './run-request.ts';

export interface OpenSite {
  readonly context: Context;
  readonly store: Store;
  close(): Promise<void>;
}

export interface Opening {
  /** Of the last run; it spares looking at files again. */
  readonly manifest: Manifest | undefined;
  /** What is kept is read before it is counted on. */
  readonly checks?: boolean;
}

export function openSite(request: RunRequest, config: Config, places: Places, { manifest, checks = false }: Opening): OpenSite {
  const { trace, signal, workerModule, siteCode } = request;
  const { root, outDir, bundleDir, settings } = config;
  const known = rememberedIn(manifest);
  const store = openStore(join(config.cacheDir, 'store'));
  const thread = {
    root,
    config: relative(root, places.config),
    outDir,
    baseUrl: settings.baseUrl,
    cacheDir: places.cacheRoot,
    bundleDir,
  };
  const workers = createWorkers({ module: workerModule, count: config.concurrency, request: thread, trace, signal, siteCode });
  const context = createContext({ ...request, config, known, store: shelvesOf(store, { checks }), workers });
  return {
    context,
    store,
    async close() {
      await store.close();
      await workers.close();
    },
  };
}
