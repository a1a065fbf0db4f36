// Freezes what hooks are handed: a plugin that changed it would change it for all others without a word.
import { frozen } from '#kit/plain-data';
import type { Build } from '#model/output';
import type { Page, PlacedPage } from '#model/page';
import type { PlacedSite, Site } from '#model/site';
import type { SiteInLanguages } from '#model/translation';

/** The input of a `resolve` hook. Facts of documents are frozen where they are read. */
export function frozenSite(site: PlacedSite): PlacedSite {
  for (const page of site.pages) frozenPage(page);
  for (const value of Object.values(site)) frozen(value);
  return Object.freeze(site);
}

/** The input of a `head` hook. */
export function frozenPage<P extends PlacedPage | Page>(page: P): P {
  if (Object.isFrozen(page)) return page;
  Object.freeze(page);
  for (const [key, value] of Object.entries(page)) {
    // Whether a plugin reads facts is recorded: only the document itself is looked at.
    if (key === 'document') Object.freeze(value);
    else if (key !== 'partials' && key !== 'shows') frozen(value);
  }
  return page;
}

/** The input of an `emit` hook. */
export function frozenBuild(build: Build): Build {
  freezeSite(build.site);
  Object.freeze(build.pages);
  return Object.freeze(build);
}

/** The input of a `translated` hook. */
export function frozenInLanguages(given: SiteInLanguages): SiteInLanguages {
  given.sites.forEach(freezeSite);
  return frozen(given.translations) && Object.freeze({ ...given, sites: Object.freeze([...given.sites]) });
}

function freezeSite(site: Site): void {
  if (Object.isFrozen(site)) return;
  Object.defineProperty(site, 'reshapings', { get: refuseFormerName });
  for (const page of site.pages) frozenPage(page);
  for (const value of Object.values(site)) if (Array.isArray(value)) Object.freeze(value);
  Object.freeze(site);
}

/** Version 0.2 had it, and what is undefined would be reported without the new name. */
function refuseFormerName(): never {
  throw new Error('"site.reshapings" is now "site.resolveChanges"');
}
