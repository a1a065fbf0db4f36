// The stages in order: a configuration request to a committed site, or to diagnostics.
import { join, relative } from 'node:path';
import type { Config } from '#model/config';
import { wholeFile } from '#model/place';
import type { ConfigureRequest } from './0-configure/configure.ts';
import type { Context } from './context/context.ts';
import { type ContextParts, createContext } from './context/create-context.ts';
import { OutputFault } from './context/disk-sink.ts';
import type { Observation } from './context/observations.ts';
import { shelvesOf } from './context/shelves.ts';
import { openStore } from './context/store/store.ts';
import { noWorkers } from './context/workers.ts';

export interface RunRequest extends ConfigureRequest, Omit<ContextParts, 'config' | 'store' | 'workers' | 'known'> {
  /** Warnings fail the run before anything is written. */
  readonly strict: boolean;
}

export interface Run {
  /** Undefined when there is no valid configuration. */
  readonly context: Context | undefined;
  readonly pages: number;
  readonly files: number;
}

/** Runs every stage whose input is sound. Users' faults are in the request's reporter afterwards; ours are thrown. */
export async function run(request: RunRequest): Promise<Run> {
  const { reporter, strict, trace, signal } = request;
  // A stage is loaded when its turn comes: a run that ends early has paid for nothing that it did not use.
  const stage = <Door, T>(name: string, load: () => Promise<Door>, work: (door: Door) => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    return trace.span('stage', name, async () => work(await trace.span('step', `load ${name}`, load)));
  };
  const config = await stage(
    'configure',
    () => import('./0-configure/configure.ts'),
    ({ configure }) => configure(request),
  );
  if (!config) return { context: undefined, pages: 0, files: 0 };

  const store = openStore(join(config.cacheDir, 'store'));
  const context = createContext({ ...request, config, store: shelvesOf(store), workers: noWorkers(config.concurrency) });
  await context.files.holds(config.observed as readonly Observation[]);
  const sources = await stage(
    'discover',
    () => import('./1-discover/discover.ts'),
    ({ discover }) => discover(context),
  );
  const documents = await stage(
    'parse',
    () => import('./2-parse/parse.ts'),
    ({ parse }) => parse(context, sources.files),
  );
  const site = await stage(
    'resolve',
    () => import('./3-resolve/resolve.ts'),
    ({ resolve }) => resolve(context, sources, documents),
  );
  // All faults that stand in the sources are known: HTML is made only of a sound site.
  if (reporter.failed()) return { context, pages: 0, files: 0 };

  const pages = await stage(
    'render',
    () => import('./4-render/render.ts'),
    ({ render }) => render(context, site),
  );
  if (reporter.failed()) return { context, pages: pages.length, files: 0 };

  const files = await stage(
    'emit',
    () => import('./5-emit/emit.ts'),
    ({ emit }) => emit(context, { site, pages }),
  );
  if (reporter.failed(strict)) return { context, pages: pages.length, files: 0 };

  const isSound = (): boolean => {
    signal.throwIfAborted();
    return !reporter.failed(strict);
  };
  await trace.span('stage', 'commit', () =>
    context.sink.commit(files, isSound).catch((thrown) => reportOutput(context, config, thrown)),
  );
  return { context, pages: pages.length, files: files.length };
}

function reportOutput({ reporter }: Context, { root, outDir }: Config, thrown: unknown): void {
  if (!(thrown instanceof OutputFault)) throw thrown;
  reporter.report({
    code: 'emit/cannot-write',
    message: `the output cannot be written: ${thrown.message}`,
    help: `${thrown.help} The output that stood there before is unchanged.`,
    place: wholeFile(relative(root, outDir) || outDir),
  });
}
