// A config to what a run holds beside it: the store of the cache, threads, and the context of the stages.
import { join, relative } from 'node:path';
import type { Config } from '#model/config';
import type { ConfigureRequest, Places } from './0-configure/configure.ts';
import type { Context } from './context/context.ts';
import { type ContextParts, createContext } from './context/create-context.ts';
import { manifestFile, readManifest, rememberedIn } from './context/manifest.ts';
import { shelvesOf } from './context/shelves.ts';
import { openStore } from './context/store/store.ts';
import { createWorkers } from './context/workers.ts';

export interface RunRequest extends ConfigureRequest, Omit<ContextParts, 'config' | 'store' | 'workers' | 'known'> {
  /** Warnings fail the run before anything is written. */
  readonly strict: boolean;
  /** The module that threads run, absolute. */
  readonly workerModule: string;
  /** Told once where another process builds the site. */
  readonly onWait: (pid: number) => void;
}

/** Two runs of one site hold it one after the other: it is opened under the site's lock. */
export function lockOf({ root }: Pick<Config, 'root'>): string {
  return join(root, '.slodocs', 'lock');
}

/** Where the manifest of a request is kept. Absolute. */
export function manifestOf({ baseUrl = '' }: RunRequest, { root, config, outDir, cacheDir }: Places): string {
  return manifestFile(cacheDir, relative(root, config), relative(root, outDir), baseUrl);
}

export interface OpenSite {
  readonly context: Context;
  /** Keeps what the run has put into the store. */
  keep(): Promise<void>;
  close(): Promise<void>;
}

export async function openSite(request: RunRequest, config: Config, places: Places): Promise<OpenSite> {
  const { trace, signal, workerModule } = request;
  const { root, outDir, settings } = config;
  const known = rememberedIn(await readManifest(manifestOf(request, places)));
  const store = openStore(join(config.cacheDir, 'store'));
  const thread = { root, config: relative(root, places.config), outDir, baseUrl: settings.baseUrl, cacheDir: places.cacheRoot };
  const workers = createWorkers({ module: workerModule, count: config.concurrency, request: thread, trace, signal });
  const context = createContext({ ...request, config, known, store: shelvesOf(store), workers });
  return {
    context,
    keep: () => store.close(),
    async close() {
      await store.close();
      await workers.close();
    },
  };
}
