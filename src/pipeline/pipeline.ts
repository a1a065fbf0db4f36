// Runs the stages in order, from a valid configuration to a committed site or to diagnostics.
import { join, relative } from 'node:path';
import type { Config } from '#model/config';
import type { Diagnostic } from '#model/diagnostic';
import type { Document } from '#model/document';
import type { Build, Committed, Sink, Unremoved } from '#model/output';
import { type Place, wholeFile } from '#model/place';
import type { Site } from '#model/site';
import type { Sources } from '#model/source-file';
import { OutputFault } from '#output/output-fault';
import { emit, finishedBuild } from './6-emit/emit.ts';
import type { Context } from './context/context.ts';
import type { Stages } from './stages.ts';

export interface Compiled {
  readonly pages: number;
  readonly files: number;
  /** Undefined where errors prevented the commit. */
  readonly committed?: Committed | undefined;
}

/** The result of all stages before rendering. */
export interface Resolved {
  readonly sources: Sources;
  readonly documents: readonly Document[];
  readonly site: Site;
}

/** When warnings fail a run, too. */
export interface Strictness {
  readonly strict: boolean;
  /** Drops diagnostics that are known. */
  readonly withoutKnown?: ((found: readonly Diagnostic[]) => readonly Diagnostic[]) | undefined;
}

/** Runs every stage whose input is sound. Users' faults are in the context's reporter afterwards; bugs are thrown. */
export async function compile(context: Context, stages: Stages, sink: Sink, strictness: Strictness): Promise<Compiled> {
  const { reporter, signal } = context;
  const stage = stageTracer(context);
  const { site, documents } = await resolveSources(context, stages);
  await reportLateFaults(context);
  // All faults in the sources are known by now: only a sound site is rendered for output.
  if (reporter.failed()) {
    const { soundPart } = await import('./sound-part.ts');
    const sound = soundPart(reporter.list(), documents);
    if (sound) await stage('render', () => stages.render(site, sound));
    await reportLateFaults(context);
    return { pages: 0, files: 0 };
  }

  const { pages, files: fetched } = await stage('render', () => stages.render(site));
  await reportLateFaults(context);
  if (reporter.failed()) return { pages: pages.length, files: 0 };

  const files = await stage('emit', () => emit(context, { site, pages }, fetched));
  await reportLateFaults(context);
  if (hasFailed(context, strictness)) return { pages: pages.length, files: 0 };

  const told = new Set<string>();
  const tellLeft = (left: readonly Unremoved[]): void => {
    for (const one of left) if (!told.has(one.path)) reportLeft(context, one);
    for (const { path } of left) told.add(path);
  };
  const isSound = async (left: readonly Unremoved[]): Promise<boolean> => {
    // Plugins have made their files by now.
    await reportLateFaults(context);
    signal.throwIfAborted();
    tellLeft(left);
    return !hasFailed(context, strictness);
  };
  const committed = await stage('commit', () => sink.commit(files, isSound).catch((thrown) => reportOutput(context, thrown)));
  tellLeft(committed?.left ?? []);
  return { pages: pages.length, files: files.length, committed: committed ?? undefined };
}

function hasFailed({ reporter }: Context, { strict, withoutKnown }: Strictness): boolean {
  if (!strict || !withoutKnown || reporter.failed()) return reporter.failed(strict);
  return withoutKnown(reporter.list()).some(({ severity }) => severity === 'warning');
}

/** Runs the stages up to resolve, which always complete. */
export async function resolveSources(context: Context, stages: Stages): Promise<Resolved> {
  const stage = stageTracer(context);
  const sources = await stage('discover', () => stages.discover());
  const documents = await stage('parse', () => stages.parse(sources));
  const site = await stage('resolve', () => stages.resolve(sources, documents));
  return { sources, documents, site };
}

/** Runs the stages up to render, and completes the pages as plugins read them. Undefined for a site with errors. */
export async function buildPages(context: Context, stages: Stages): Promise<Build | undefined> {
  const { reporter } = context;
  const stage = stageTracer(context);
  const { site } = await resolveSources(context, stages);
  await reportLateFaults(context);
  if (reporter.failed()) return undefined;
  const { pages } = await stage('render', () => stages.render(site));
  await reportLateFaults(context);
  return reporter.failed() ? undefined : finishedBuild(context, { site, pages });
}

/** Reports errors that calls of the site's code have left behind by now. `waits`: also those of timers that are due. */
export async function reportLateFaults(
  { siteCode, reporter }: Pick<Context, 'siteCode' | 'reporter'>,
  waits = true,
): Promise<void> {
  for (const draft of await siteCode.lateFaults(waits)) reporter.report(draft);
}

function stageTracer({ signal, trace }: Context) {
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    return trace.span('stage', name, work);
  };
}

function reportOutput({ reporter, config }: Context, thrown: unknown): void {
  if (!(thrown instanceof OutputFault)) throw thrown;
  const { code, message, help, replaced, left } = thrown;
  const place = placeOfOutput(config);
  if (code !== 'emit/cannot-write') {
    reporter.report({ code, message, help, place });
    return;
  }
  const rest = left.length === 0 ? '' : ` ${listOf(left)} could not be removed from it.`;
  const state =
    replaced.length === 0
      ? 'The output that stood there before is unchanged.'
      : `Not all of it could be put back as it was: ${listOf(replaced)}. Build again before you publish it.`;
  reporter.report({ code, message: `the output cannot be written: ${message}`, help: `${help} ${state}${rest}`, place });
}

function reportLeft({ reporter, config }: Context, { path, reason }: Unremoved): void {
  const { root, outDir } = config;
  reporter.report({
    code: 'emit/not-removed',
    message: path.endsWith('/')
      ? `"${path.slice(0, -1)}" is an empty folder, and cannot be removed: ${reason}`
      : `"${path}" is no longer made, but still published: it cannot be removed: ${reason}`,
    help: 'Delete it, or let this user write to its folder. Each build tries again.',
    place: wholeFile(relative(root, join(outDir, path))),
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
