// Lists what browsers report of open pages.
import type { BrowserError } from '#model/browser-error';
import type { Catalogue, Diagnostic } from '#model/diagnostic';
import { printRoute, routeKey } from '#model/route';
import type { Site } from '#model/site';
import { diagnoseErrors } from './browser-diagnostics.ts';
import type { StackPlaces } from './stack-places.ts';

export interface BrowserDiagnostic extends Diagnostic {
  /** Addresses of the pages that showed it, with the base. */
  readonly pages: readonly string[];
}

export interface BrowserFaults {
  /** Replaces what was reported of a page. True if that has changed anything. */
  report(path: string, errors: readonly BrowserError[], site: Site): Promise<boolean>;
  /** In the order of the site's pages. Pages that are gone have no faults. */
  list(site: Site | undefined): readonly BrowserDiagnostic[];
}

/** The most pages whose faults are remembered: more than a writer has open. */
const mostPages = 50;

export function createBrowserFaults(places: StackPlaces, catalogue: Catalogue): BrowserFaults {
  const byPage = new Map<string, readonly Diagnostic[]>();
  return {
    async report(path, errors, site) {
      const key = routeKey(path);
      const page = site.pages.find(({ route }) => routeKey(route.path) === key);
      const found = page ? await diagnoseErrors(errors, { page, settings: site.settings, places, catalogue }) : [];
      const isSame = JSON.stringify(found) === JSON.stringify(byPage.get(key) ?? []);
      // The last place in the order of eviction.
      byPage.delete(key);
      if (found.length > 0) byPage.set(key, found);
      if (byPage.size > mostPages) byPage.delete(byPage.keys().next().value as string);
      return !isSame;
    },
    list(site) {
      if (!site || byPage.size === 0) return [];
      const merged = new Map<string, BrowserDiagnostic>();
      for (const { route } of site.pages) {
        for (const diagnostic of byPage.get(routeKey(route.path)) ?? []) {
          const key = JSON.stringify([diagnostic.code, diagnostic.message, diagnostic.place]);
          const known = merged.get(key);
          merged.set(key, { ...(known ?? diagnostic), pages: [...(known?.pages ?? []), printRoute(route, site.settings)] });
        }
      }
      return [...merged.values()];
    },
  };
}
