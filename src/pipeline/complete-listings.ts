// Asks plugins for the props of their listings that depend on all languages of a site.
import type { Page } from '#model/page';
import type { Site } from '#model/site';
import type { Translation } from '#model/translation';
import type { Context } from './context/context.ts';
import { frozenInLanguages } from './context/frozen-site.ts';
import type { Sites } from './link-languages.ts';

export async function completeListings(
  contexts: readonly Context[],
  sites: Sites,
  translations: readonly Translation[],
): Promise<Sites> {
  if (!contexts[0]?.config.plugins.some(({ translated }) => translated)) return sites;
  const given = frozenInLanguages({ sites, translations });
  const completed: Site[] = [];
  for (const [n, site] of sites.entries()) {
    const answers = await contexts[n]?.hooks.collect('translated', (plugin, ctx) => plugin.translated?.(given, ctx));
    const byOrigin = new Map(answers?.map(({ plugin, answer }) => [plugin.name, answer]));
    const complete = (page: Page): Page => {
      const props = page.kind === 'listing' ? byOrigin.get(page.origin)?.[page.route.path] : undefined;
      return props ? ({ ...page, props } as Page) : page;
    };
    completed.push({ ...site, pages: site.pages.map(complete) });
  }
  return completed as [Site, ...Site[]];
}
