// Runs the stages in order, from a valid configuration to a committed site or to diagnostics.
import type { Diagnostic } from '#model/diagnostic';
import type { Build, Committed, OutputFile, Sink, Unremoved } from '#model/output';
import type { Site } from '#model/site';
import { describeOutputFault, describeUnremoved } from '#output/output-fault';
import type { RenderablePart, RenderedSite } from './5-render/render.ts';
import { type Emitted, emit, finishedBuild, indexFile, reportTooMany } from './6-emit/emit.ts';
import type { Context } from './context/context.ts';
import { judgeIgnores } from './judge-ignores.ts';
import { mergeFiles } from './merge-files.ts';
import { resolveLanguages } from './resolve-languages.ts';
import { type CalledTests, leavesTestsOut, runTests } from './run-tests.ts';
import { type Language, type MainLanguage, runStage, type Stages } from './stages.ts';

export interface Compiled {
  readonly pages: number;
  readonly files: number;
  /** Undefined where errors prevented the commit. */
  readonly committed?: Committed | undefined;
  /** The result of tests that were called. */
  readonly tested?: number | undefined;
  /** A check calls tests that this build has not: its result is not a check's. */
  readonly isUntested?: boolean;
}

/** When warnings fail a run, too. */
export interface Strictness {
  readonly strict: boolean;
  /** Drops diagnostics that are known. */
  readonly withoutKnown?: ((found: readonly Diagnostic[]) => readonly Diagnostic[]) | undefined;
  readonly tests?: CalledTests | undefined;
}

const lenient: Strictness = { strict: false };

/**
 * Runs every stage whose input is sound. Users' faults are in the context's reporter afterwards; bugs are thrown. `languages` are
 * those that pages are translated to.
 */
export async function compile(
  main: MainLanguage,
  languages: readonly Language[],
  sink: Sink,
  strictness: Strictness,
): Promise<Compiled> {
  const { context, stages } = main;
  const all = [main, ...languages];
  const { sources, documents, sites, translated } = await resolveLanguages(main, languages);
  // All faults in the sources are known by now: only a sound site is rendered for output.
  if (await hasFailed(context)) {
    const { renderablePart } = await import('./renderable-part.ts');
    const sound = renderablePart(context.reporter.list(), documents);
    if (sound) await renderSite(context, stages, sites[0], sound);
    await reportLateFaults(context);
    return { pages: 0, files: 0 };
  }
  const rendered: RenderedSite[] = [];
  for (const [n, language] of all.entries()) rendered.push(await renderSite(language.context, language.stages, sites[n] as Site));
  const pages = rendered.reduce((sum, one) => sum + one.pages.length, 0);
  const tested = strictness.tests && (await runTests(context, documents, translated, strictness.tests));
  if (await hasFailed(context)) return { pages, files: 0, tested };
  const emitted: Emitted[] = [];
  for (const [n, language] of all.entries()) emitted.push(await emitSite(language, sites, n, rendered[n] as RenderedSite));
  const [each, made] = [emitted.map((one) => one.files), emitted.flatMap((one) => one.made)];
  const files = mergeFiles(context, each);
  reportTooMany(context, files, made);
  judgeIgnores(context, sources, 'emitted');
  if (await hasFailed(context, strictness)) return { pages, files: 0, tested };
  const judge = (): void => judgeIgnores(context, sources, 'made');
  const committed = await runStage(context, 'commit', () => commit(context, files, sink, strictness, judge));
  return { pages, files: files.length, committed, tested, isUntested: leavesTestsOut(context.config, strictness.tests) };
}

/** Resolves the site, and tests its pages. Nothing is made, so nothing can fail to be committed. */
export async function testSite(main: MainLanguage, languages: readonly Language[], tests: CalledTests): Promise<Compiled> {
  const { documents, translated } = await resolveLanguages(main, languages);
  const tested = await runTests(main.context, documents, translated, tests);
  return { pages: 0, files: 0, tested, committed: { written: 0, removed: 0, left: [], state: '' } };
}

/**
 * Runs the stages up to render, and completes the pages as plugins read them: those of one of `languages`, or of the site's own.
 * Undefined for a site with errors.
 */
export async function buildPages(
  main: MainLanguage,
  languages: readonly Language[],
  language: Language = main,
): Promise<Build | undefined> {
  const { sites } = await resolveLanguages(main, language === main ? [] : languages);
  const { context, stages } = language;
  if (await hasFailed(context)) return undefined;
  const site = sites[languages.indexOf(language) + 1] as Site;
  const { pages, fetch } = await renderSite(context, stages, site);
  await fetch();
  return (await hasFailed(context)) ? undefined : finishedBuild(context, { site, pages });
}

export function renderSite(context: Context, stages: Stages, site: Site, sound?: RenderablePart): Promise<RenderedSite> {
  return runStage(context, 'render', async () => stages.render(site, await stages.bundle(site), sound));
}

/** `sites` are those of all languages, of which this is the nth; the first one has the index of all. */
function emitSite(
  { context }: Language,
  sites: readonly [Site, ...Site[]],
  n: number,
  { pages, files, fetch }: RenderedSite,
): Promise<Emitted> {
  return runStage(context, 'emit', async () => {
    await fetch();
    return emit(context, { site: sites[n] as Site, pages }, files, n === 0 ? indexFile(sites) : undefined);
  });
}

/** Undefined where the output could not be written, which is reported. What is left in it is reported once. */
async function commit(
  context: Context,
  files: readonly OutputFile[],
  sink: Sink,
  strictness: Strictness,
  judge: () => void,
): Promise<Committed | undefined> {
  const { reporter, config, signal } = context;
  const told = new Set<string>();
  const tell = (left: readonly Unremoved[]): void => {
    for (const one of left) if (!told.has(one.path)) reporter.report(describeUnremoved(config, one));
    for (const { path } of left) told.add(path);
  };
  const isSound = async (left: readonly Unremoved[]): Promise<boolean> => {
    // Plugins have made their files by now.
    await reportLateFaults(context);
    signal.throwIfAborted();
    tell(left);
    if (!sink.isLazy) judge();
    return !isFaulty(context, strictness);
  };
  const committed = await sink.commit(files, isSound).catch((thrown: unknown) => {
    reporter.report(describeOutputFault(config, thrown));
  });
  tell(committed?.left ?? []);
  if (!sink.isLazy) judge();
  return committed ?? undefined;
}

export async function hasFailed(context: Context, strictness = lenient): Promise<boolean> {
  await reportLateFaults(context);
  return isFaulty(context, strictness);
}

function isFaulty({ reporter }: Context, { strict, withoutKnown }: Strictness): boolean {
  if (!strict || !withoutKnown || reporter.failed()) return reporter.failed(strict);
  return withoutKnown(reporter.list()).some(({ severity }) => severity === 'warning');
}

/** Reports errors that calls of the site's code have left behind by now. `waits`: also those of timers that are due. */
export async function reportLateFaults(
  { siteCode, reporter }: Pick<Context, 'siteCode' | 'reporter'>,
  waits = true,
): Promise<void> {
  for (const draft of await siteCode.lateFaults(waits)) reporter.report(draft);
}
