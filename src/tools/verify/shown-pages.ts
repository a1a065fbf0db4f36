// Lists the pages that verify opens, with the places where their sources use components.
import type { ComponentUse, Document } from '#model/document';
import type { Page } from '#model/page';
import type { Place } from '#model/place';
import { printRoute } from '#model/route';
import type { Settings } from '#model/settings';
import type { RunRequest } from '#session/run-request';
import { withSite } from '#session/with-site';

export interface ShownSite {
  readonly settings: Pick<Settings, 'baseUrl' | 'headersFile' | 'links'>;
  /** In the order of their routes; those of other languages come last. */
  readonly pages: readonly ShownPage[];
  /** The slots that the site replaces. */
  readonly parts: readonly ShownPart[];
}

export interface ShownPage {
  /** Without the base of the site. */
  readonly path: string;
  /** With the base, as links have it. */
  readonly href: string;
  /** Its source; undefined for a page without one. */
  readonly file: string | undefined;
  /** Those in partials come after its own. */
  readonly components: readonly ComponentUse[];
}

export interface ShownPart {
  /** The names of the slot and of the site's module. */
  readonly name: string;
  readonly module: string;
  /** Where the configuration names it. */
  readonly place: Place;
}

/**
 * Undefined, with diagnostics, if the site has errors. Expects a site that has just been built, so that nothing is parsed again.
 */
export async function shownPages(request: RunRequest): Promise<ShownSite | undefined> {
  return withSite(request, ({ resolved }) =>
    resolved(async ({ config: { settings, locate } }, { site, translated }) => {
      if (request.reporter.failed()) return undefined;
      const slots = Object.entries(settings.theme.slots);
      const parts = slots.map(([name, module]) => ({ name, module, place: locate(['theme', 'slots', name]) }));
      // A language of another host is a site of its own.
      const others = (await translated()).languages.filter((one) => one.site.settings.url === settings.url);
      const pages = [site, ...others.map((one) => one.site)].flatMap((one) =>
        one.pages.map((page) => shownPage(page, one.settings)),
      );
      return { settings, pages, parts };
    }),
  );
}

function shownPage(page: Page, settings: Settings): ShownPage {
  const { outFolder = '' } = settings.i18n?.locale ?? {};
  const path = `/${outFolder}${page.route.path.slice(1)}`;
  const href = printRoute(page.route, settings);
  if (page.kind === 'listing') return { path, href, file: undefined, components: [] };
  const { document, partials, translation } = page;
  const documents: readonly Document[] = [document, ...Object.values(partials).map((partial) => partial.document)];
  return {
    path,
    href,
    file: translation ?? document.source.path,
    components: documents.flatMap(({ facts }) => facts.components),
  };
}
