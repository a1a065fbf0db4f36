// Resolves a site, for the page at one address first where sources are left to be parsed.
import type { Config } from '#model/config';
import type { Page } from '#model/page';
import { pageAt, type Site } from '#model/site';
import type { Sources } from '#model/source-file';
import type { Context } from './context/context.ts';
import { resolveSources } from './resolve-languages.ts';
import type { MemoizedStages } from './stages.ts';

export interface FirstResolved {
  readonly config: Config;
  readonly sources: Sources;
  readonly site: Site;
  /** The page at the address, whose own sources are parsed. */
  readonly page: Page | undefined;
  /** How many sources are not parsed yet: of their pages only front matter and title are known. */
  readonly unparsed: number;
}

/** A parsed listing may name further sources, which in turn are few. */
const maxRounds = 3;

export async function resolveFirst(context: Context, stages: MemoizedStages, path?: string): Promise<FirstResolved> {
  if (stages.isParsed()) {
    const { sources, site } = await resolveSources(context, stages);
    return { config: context.config, sources, site, page: path === undefined ? undefined : pageAt(site, path), unparsed: 0 };
  }
  const sources = await stages.discover();
  const wanted = path === undefined ? new Set<string>() : likelySources(sources, path);
  for (let round = 1; ; round++) {
    const { documents, left } = await stages.parseFirst(sources, wanted);
    const site = await stages.resolve({ sources, documents });
    const page = path === undefined ? undefined : pageAt(site, path);
    const unparsed = new Set(left);
    const missing = page ? sourcesOf(page).filter((source) => unparsed.has(source)) : [];
    if (missing.length === 0 || round === maxRounds)
      return { config: context.config, sources, site, page, unparsed: left.length };
    for (const source of missing) wanted.add(source);
  }
}

/** A right guess saves resolving the site twice; a wrong one parses a page that somebody will look at anyway. */
function likelySources({ files }: Sources, path: string): Set<string> {
  const asked = path.replace(/\/$/, '') || '/index';
  const likely = files.filter(({ relative }) => {
    const name = relative.replace(/\.[^./]+$/, '').replace(/(^|\/)\d+[-.]/g, '$1');
    return asked.endsWith(`/${name}`) || asked.endsWith(`/${name.replace(/\/(?:index|readme)$/i, '')}`);
  });
  return new Set(likely.map((source) => source.path));
}

function sourcesOf(page: Page): readonly string[] {
  return page.kind === 'doc' ? [page.document.source.path] : (page.excerpts ?? []);
}
