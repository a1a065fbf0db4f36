// Makes the share of one of several jobs that build a site together. What they make meets in the remote cache.
import { digestOf } from '#files/digest';
import type { Page } from '#model/page';
import { runsCode } from '#model/page-parts';
import { compareText } from '#model/place';
import type { Shard } from '#model/remote-cache';
import { routeKey } from '#model/route';
import type { Site } from '#model/site';
import type { SourceFile } from '#model/source-file';
import { type Compiled, hasFailed, renderSite } from './pipeline.ts';
import { resolveLanguages, translatedSources } from './resolve-languages.ts';
import { type Language, type MainLanguage, runStage } from './stages.ts';

/** Parsing MDX, or rendering a page with components, takes about as long as this many others. */
const weightOfCode = 4;

/** Parses a share of the sources, with their translations. */
export async function compileShare(main: MainLanguage, languages: readonly Language[], shard: Shard): Promise<Compiled> {
  const sources = await runStage(main.context, 'discover', () => main.stages.discover());
  const files = shareOf(sources.files, shard, ({ path }) => path, weightOfSource);
  const originals = await runStage(main.context, 'parse', () => main.stages.parse({ ...sources, files }));
  const paths = new Set(files.map(({ path }) => path));
  for (const language of languages) {
    const found = await runStage(language.context, 'discover', () => language.stages.discover());
    const own = translatedSources(language.context, found.files, originals).filter(({ path }) => paths.has(path));
    await runStage(language.context, 'parse', () => language.stages.parse({ ...found, files: own }));
  }
  await hasFailed(main.context);
  return { pages: files.length, files: 0 };
}

/** Renders a share of the pages, for which it needs the parsed sources of all. */
export async function renderShare(main: MainLanguage, languages: readonly Language[], shard: Shard): Promise<Compiled> {
  const { sites } = await resolveLanguages(main, languages);
  if (await hasFailed(main.context)) return { pages: 0, files: 0 };
  let pages = 0;
  for (const [n, { context, stages }] of [main, ...languages].entries()) {
    const site = sites[n] as Site;
    const own = new Set(shareOf(site.pages, shard, nameOf, weightOfPage));
    pages += own.size;
    await renderSite(context, stages, site, { has: (page) => own.has(page), answers: true });
  }
  await hasFailed(main.context);
  return { pages, files: 0 };
}

/** Pages are shared as their sources are: a job that renders fetches the bodies of few of those that have parsed. */
function nameOf(page: Page): string {
  return page.kind === 'doc' ? page.document.source.path : routeKey(page.route.path);
}

function weightOfSource({ path }: SourceFile): number {
  return path.endsWith('.md') ? 1 : weightOfCode;
}

function weightOfPage(page: Page): number {
  return runsCode(page) ? weightOfCode : 1;
}

/** By digest of their names, so that what is expensive is spread. Jobs with the same list share all of it without overlap. */
function shareOf<T>(
  all: readonly T[],
  { number, of }: Shard,
  nameOf: (one: T) => string,
  weightOf: (one: T) => number,
): readonly T[] {
  const order = all.map((one) => ({ one, digest: digestOf(nameOf(one)) })).sort((a, b) => compareText(a.digest, b.digest));
  const total = all.reduce((sum, one) => sum + weightOf(one), 0);
  let before = 0;
  return order.flatMap(({ one }) => {
    const weight = weightOf(one);
    const middle = before + weight / 2;
    before += weight;
    return Math.floor((middle / total) * of) === number - 1 ? [one] : [];
  });
}
