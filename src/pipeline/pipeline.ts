// The stages in order: a valid configuration to a committed site, or to diagnostics.
import { relative } from 'node:path';
import type { Config } from '#model/config';
import type { Document } from '#model/document';
import type { Committed } from '#model/output';
import { wholeFile } from '#model/place';
import type { Site } from '#model/site';
import type { Sources } from '#model/source-file';
import type { Context } from './context/context.ts';
import { OutputFault } from './context/disk-sink.ts';

export interface Compiled {
  readonly pages: number;
  readonly files: number;
  /** Undefined where faults came before the commit. */
  readonly committed?: Committed | undefined;
}

/** All that is known before anything is rendered. */
export interface Resolved {
  readonly sources: Sources;
  readonly documents: readonly Document[];
  readonly site: Site;
}

/** Runs every stage whose input is sound. Users' faults are in the context's reporter afterwards; ours are thrown. */
export async function compile(context: Context, strict: boolean): Promise<Compiled> {
  const { reporter, trace, signal, config } = context;
  const stage = stagesOf(context);
  const { site } = await resolveSources(context);
  // All faults that stand in the sources are known: HTML is made only of a sound site.
  if (reporter.failed()) return { pages: 0, files: 0 };

  const pages = await stage(
    'render',
    () => import('./4-render/render.ts'),
    ({ render }) => render(context, site),
  );
  if (reporter.failed()) return { pages: pages.length, files: 0 };

  const files = await stage(
    'emit',
    () => import('./5-emit/emit.ts'),
    ({ emit }) => emit(context, { site, pages }),
  );
  if (reporter.failed(strict)) return { pages: pages.length, files: 0 };

  const isSound = (): boolean => {
    signal.throwIfAborted();
    return !reporter.failed(strict);
  };
  const committed = await trace.span('stage', 'commit', () =>
    context.sink.commit(files, isSound).catch((thrown) => reportOutput(context, config, thrown)),
  );
  return { pages: pages.length, files: files.length, committed: committed ?? undefined };
}

/** The stages up to the site, which always run to their end. */
export async function resolveSources(context: Context): Promise<Resolved> {
  const stage = stagesOf(context);
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
  return { sources, documents, site };
}

/** A stage is loaded when its turn comes: a run that ends early has paid for nothing that it did not use. */
function stagesOf({ signal, trace }: Context) {
  return <Door, T>(name: string, load: () => Promise<Door>, work: (door: Door) => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    return trace.span('stage', name, async () => work(await trace.span('step', `load ${name}`, load)));
  };
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
