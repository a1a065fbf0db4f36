// The stages in order: a valid configuration to a committed site, or to diagnostics.
import { relative } from 'node:path';
import type { Config } from '#model/config';
import type { Document } from '#model/document';
import type { Committed } from '#model/output';
import { type Place, wholeFile } from '#model/place';
import type { Site } from '#model/site';
import type { Sources } from '#model/source-file';
import { discover } from './1-discover/discover.ts';
import { parse } from './2-parse/parse.ts';
import { resolve } from './3-resolve/resolve.ts';
import { render } from './4-render/render.ts';
import { emit } from './5-emit/emit.ts';
import type { Context } from './context/context.ts';
import { OutputFault } from './context/output-fault.ts';

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
  const { reporter, signal } = context;
  const stage = stagesOf(context);
  const { site } = await resolveSources(context);
  // All faults that stand in the sources are known: HTML is made only of a sound site.
  if (reporter.failed()) return { pages: 0, files: 0 };

  const { pages, files: fetched } = await stage('render', () => render(context, site));
  if (reporter.failed()) return { pages: pages.length, files: 0 };

  const files = await stage('emit', () => emit(context, { site, pages }, fetched));
  if (reporter.failed(strict)) return { pages: pages.length, files: 0 };

  const isSound = (): boolean => {
    signal.throwIfAborted();
    return !reporter.failed(strict);
  };
  const committed = await stage('commit', () =>
    context.sink.commit(files, isSound).catch((thrown) => reportOutput(context, thrown)),
  );
  if (committed && committed.unremoved.length > 0) reportUnremoved(context, committed.unremoved);
  return { pages: pages.length, files: files.length, committed: committed ?? undefined };
}

/** The stages up to the site, which always run to their end. */
export async function resolveSources(context: Context): Promise<Resolved> {
  const stage = stagesOf(context);
  const sources = await stage('discover', () => discover(context));
  const documents = await stage('parse', () => parse(context, sources.files));
  const site = await stage('resolve', () => resolve(context, sources, documents));
  return { sources, documents, site };
}

function stagesOf({ signal, trace }: Context) {
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    return trace.span('stage', name, work);
  };
}

function reportOutput({ reporter, config }: Context, thrown: unknown): void {
  if (!(thrown instanceof OutputFault)) throw thrown;
  const { message, help, replaced, left } = thrown;
  const rest = left.length === 0 ? '' : ` ${listOf(left)} could not be removed from it.`;
  const state =
    replaced.length === 0
      ? 'The output that stood there before is unchanged.'
      : `Not all of it could be put back as it was: ${listOf(replaced)}. Build again before you publish it.`;
  reporter.report({
    code: 'emit/cannot-write',
    message: `the output cannot be written: ${message}`,
    help: `${help} ${state}${rest}`,
    place: placeOfOutput(config),
  });
}

function reportUnremoved({ reporter, config }: Context, paths: readonly string[]): void {
  reporter.report({
    code: 'emit/not-removed',
    message: `what is not part of the site any more could not be removed: ${listOf(paths)}`,
    help: 'The next build tries again. Whoever publishes the folder before that publishes this as well.',
    place: placeOfOutput(config),
  });
}

function placeOfOutput({ root, outDir }: Config): Place {
  return wholeFile(relative(root, outDir) || outDir);
}

function listOf(paths: readonly string[]): string {
  const shown = paths.slice(0, mostShown).map((path) => `"${path}"`);
  return paths.length > mostShown ? `${shown.join(', ')} and ${paths.length - mostShown} more` : shown.join(', ');
}

const mostShown = 20;
