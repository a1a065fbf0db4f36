// Runs a tool on a site with a request of its own, and completes its answer for programs.
import { resolve } from 'node:path';
import { textsOf } from '#files/frame-texts';
import { hasFault } from '#model/diagnostic';
import type { BuildOptions, BuildResult } from '#model/run';
import { findPlaces } from '#pipeline/0-configure/places';
import { withCache } from './cache-folder.ts';
import type { KeepingOptions, Run, RunRequest } from './run-request.ts';

/** Adds what the running slodocs brings: preset, theme, and modules for threads. `writes`: builds into the output folder. */
export type MakeRequest = (options: KeepingOptions, writes: boolean) => RunRequest;

/** Runs work on a site with a cache, and watches the site code that runs meanwhile. */
export function withRequest<T>(
  load: () => Promise<MakeRequest>,
  options: BuildOptions,
  writes: boolean,
  work: (request: RunRequest) => Promise<T>,
): Promise<T> {
  return withCache(options, async (kept) => {
    const request = (await load())(kept, writes);
    return request.siteCode.guard(request.reporter, () => work(request));
  });
}

type Answer = Pick<BuildResult, 'diagnostics'> & Partial<Pick<BuildResult, 'texts'>>;

/** Adds the folders of the site, and the texts that the diagnostics show. */
export async function completed<A extends Answer>(options: BuildOptions, answer: A) {
  const folders = await foldersOf(options);
  return { ...answer, ...folders, texts: { ...(await textsOf(answer.diagnostics, folders.root)), ...answer.texts } };
}

/** The folders that the options name, where no config is found or readable. */
export async function foldersOf(options: Pick<BuildOptions, 'root' | 'config' | 'outDir' | 'baseUrl' | 'cacheDir'>) {
  // Asking for the catalogue or for a page of it needs no stage.
  const places = await findPlaces({ ...options, engine: '' }).catch(() => undefined);
  const root = places?.root ?? resolve(options.root ?? '.');
  const outDir = places?.outDir ?? resolve(root, options.outDir ?? 'build');
  return { root, outDir, cacheDir: places?.cacheRoot ?? resolve(root, options.cacheDir ?? '.slodocs/cache') };
}

/** The result of a run for programs. */
export async function buildResult(
  { diagnostics, beside, ...rest }: Run,
  { root, outDir }: Pick<BuildResult, 'root' | 'outDir'>,
  { strict, trace }: Pick<RunRequest, 'strict' | 'trace'>,
): Promise<BuildResult> {
  return {
    ...rest,
    ok: !hasFault(diagnostics, strict),
    diagnostics,
    texts: await textsOf(diagnostics, root),
    root,
    outDir,
    beside: beside.map((path) => resolve(root, path)),
    trace: trace.events(),
  };
}

/** The folder of the site that a folder belongs to, absolute; undefined where no configuration is in it or above it. */
export async function findSite(folder: string): Promise<string | undefined> {
  return (await findPlaces({ root: folder, engine: '' }).catch(() => undefined))?.root;
}
