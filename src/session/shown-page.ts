// Shows one page of an open site, and what a plugin makes of it alone.
import { buildFor } from '#context/build-for';
import type { Context } from '#context/context';
import { frozenBuild } from '#context/frozen-site';
import type { Page } from '#model/page';
import { pageAt, type Site } from '#model/site';
import { resolveFirst } from '#pipeline/resolve-first';
import { resolveLanguages } from '#pipeline/resolve-languages';
import type { KeyedPage, MemoizedStages } from '#pipeline/stages';
import type { OpenSite } from './open-site.ts';

export interface ShownPage extends KeyedPage {
  readonly site: Site;
  /** How many sources are not parsed yet. */
  readonly unparsed: number;
}

/** A page with texts that a plugin makes of it. */
export interface EmittedOfPage extends Pick<ShownPage, 'site' | 'unparsed'> {
  readonly page: Page;
  readonly texts: readonly string[];
}

interface Found {
  readonly context: Context;
  /** With the site of its language. */
  readonly shown: ShownPage;
  /** In the language of the site itself. */
  readonly site: Site;
}

/** A page by its address without base. Undefined if there is none. */
export async function showPage(opened: OpenSite<MemoizedStages>, path: string): Promise<Found | undefined> {
  const { context, stages, languages } = opened;
  const at = languages.findIndex(({ context }) => path.startsWith(`/${folderOf(context)}`));
  if (at < 0 && !(languages.length > 0 && stages.isParsed())) {
    const { site, page, unparsed } = await resolveFirst(context, stages, path);
    return page && { context, shown: { ...(await stages.page(site, page)), site, unparsed }, site };
  }
  const { sites } = await resolveLanguages(opened, languages);
  const language = languages[at] ?? opened;
  const site = sites[at + 1] as Site;
  const page = pageAt(site, path.slice(folderOf(language.context).length));
  if (!page) return undefined;
  return {
    context: language.context,
    shown: { ...(await language.stages.page(site, page)), site, unparsed: 0 },
    site: sites[0],
  };
}

/** Undefined where no plugin has that name. */
export async function emittedOf(
  { hooks, reporter }: Context,
  { page, site, unparsed }: ShownPage,
  name: string,
  isWanted: (path: string) => boolean,
): Promise<EmittedOfPage | undefined> {
  const build = frozenBuild({ site, pages: [page] });
  // What it reports concerns a site of one page.
  const { value: answers } = await reporter.capture(() =>
    hooks.collect('emit', (plugin, ctx) => (plugin.name === name ? plugin.emit?.(buildFor(plugin, build), ctx) : undefined)),
  );
  const files = answers.flatMap(({ answer }) => answer).filter((file) => isWanted(file.path));
  const texts = await Promise.all(files.map(async (file) => String(await file.make())));
  return answers.length === 0 ? undefined : { page: page.page, site, unparsed, texts };
}

/** The folder of the pages of a language in the output; empty for that of the site. */
function folderOf({ config }: Context): string {
  return config.settings.i18n?.locale.outFolder ?? '';
}
