// Opens what a session works with: cache store, workers, context and stages.
import { join, relative } from 'node:path';
import type { Checkpoint } from '#context/checkpoint';
import type { Context } from '#context/context';
import { createContext, createTranslated } from '#context/create-context';
import { createWorkers } from '#context/workers';
import type { Config } from '#model/config';
import type { Places } from '#pipeline/0-configure/places';
import { type LinkLanguages, openLinker } from '#pipeline/link-languages';
import type { Language, StageSet, Stages } from '#pipeline/stages';
import { storeOf } from '#store/cache-store';
import { deferredStore } from '#store/deferred-store';
import { openStore, type Store, type StoreOptions } from '#store/store';
import { type Manifest, rememberedIn } from './manifest.ts';
import type { RunRequest } from './run-request.ts';

export interface OpenSite<S extends Stages> {
  readonly config: Config;
  readonly context: Context;
  readonly store: Store;
  readonly stages: S;
  /** Tells the pages of all languages of one another. */
  readonly link: LinkLanguages;
  /** Those that pages are translated to. */
  readonly languages: readonly Language<S>[];
  /** Saves what is held back for the store, where that has become much. */
  flushIfLarge(): Promise<void>;
  /** Saves all for the next process. The store of a site that is built once is closed by it. */
  commit(): Promise<void>;
  close(): Promise<void>;
}

export interface Opening<S extends Stages> {
  readonly stages: StageSet<S>;
  /** The last run's manifest, whose fingerprints save looking at files again. */
  readonly manifest: Manifest | undefined;
  /** Verifies cache entries before relying on them. */
  readonly checks?: boolean;
  readonly checkpoint?: Checkpoint | undefined;
  readonly remote?: StoreOptions['remote'];
}

export function openSite<S extends Stages>(
  request: RunRequest,
  config: Config,
  places: Places,
  { stages, manifest, checkpoint, remote, checks = false }: Opening<S>,
): OpenSite<S> {
  const { trace, signal, workerModule, siteCode } = request;
  const { root, outDir, bundleDir, settings } = config;
  const known = rememberedIn(manifest);
  const onDisk = openStore(join(config.cacheDir, 'store'), { remote });
  // Between two pieces of work another process may build the site, and save.
  const deferred = stages.isMemoized ? deferredStore(onDisk) : undefined;
  const store = deferred ?? onDisk;
  const thread = {
    root,
    config: relative(root, places.config),
    outDir,
    baseUrl: settings.baseUrl,
    variant: Object.fromEntries(settings.variants.flatMap(({ name, built }) => (built === undefined ? [] : [[name, built]]))),
    cacheDir: places.cacheRoot,
    bundleDir,
  };
  const workers = createWorkers({ module: workerModule, count: config.concurrency, request: thread, trace, signal, siteCode });
  const parts = { ...request, config, known, store: storeOf(store, { checks }), workers, checkpoint };
  const context = createContext(parts);
  const languages = config.translated.map((own): Language<S> => {
    const translated = createTranslated(context, parts, own);
    return { context: translated, stages: stages.open(translated) };
  });
  return {
    config,
    context,
    store,
    stages: stages.open(context),
    languages,
    link: openLinker(),
    commit: () => (stages.isMemoized ? store.save() : store.close()),
    async flushIfLarge() {
      if (deferred?.isHeavy()) await deferred.save();
    },
    async close() {
      await store.close({ sends: false });
      await workers.close();
      request.nativeParser.close();
    },
  };
}
