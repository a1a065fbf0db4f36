// A config to what a run holds beside it: the store of the cache, threads, and the context of the stages.
import { join, relative } from 'node:path';
import type { Config } from '#model/config';
import type { ConfigureRequest, Places } from './0-configure/configure.ts';
import type { Context } from './context/context.ts';
import { type ContextParts, createContext } from './context/create-context.ts';
import { type Manifest, manifestFile, rememberedIn } from './context/manifest.ts';
import { shelvesOf } from './context/shelves.ts';
import { openStore, type Store } from './context/store/store.ts';
import { createWorkers } from './context/workers.ts';
import type { CacheFault } from './context/write-fault.ts';

export interface RunRequest extends ConfigureRequest, Omit<ContextParts, 'config' | 'store' | 'workers' | 'known'> {
  /** Warnings fail the run before anything is written. */
  readonly strict: boolean;
  /** How the cache refused what has to stand on disk, which is in `bundleDir` therefore. */
  readonly refused?: CacheFault | undefined;
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
  readonly store: Store;
  close(): Promise<void>;
}

/** The manifest is that of the last run; it spares looking at files again. */
export function openSite(request: RunRequest, config: Config, places: Places, manifest: Manifest | undefined): OpenSite {
  const { trace, signal, workerModule } = request;
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
  const workers = createWorkers({ module: workerModule, count: config.concurrency, request: thread, trace, signal });
  const context = createContext({ ...request, config, known, store: shelvesOf(store), workers });
  return {
    context,
    store,
    async close() {
      await store.close();
      await workers.close();
    },
  };
}
