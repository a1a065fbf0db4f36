// Starts client-side navigation, once, on the first page.

import { updateEvent } from '#model/dev-page';
import type { SiteData } from '#model/page-data';
import type { ImportLate } from '../late-modules.ts';
import type { Shown } from '../patch/show-page.ts';
import { createRouteHooks, importClientModules } from './client-modules.ts';
import { createHistoryEntries } from './history-entries.ts';
import { createNavigator, type Navigator } from './navigate.ts';
import { cleanAddress, linkOf, type PagesAt, pageAddress, withoutHash } from './page-address.ts';
import { createPageStore } from './page-store.ts';
import { prefetchLinks, preloadLinks } from './prefetch.ts';

declare const process: { readonly env: { readonly NODE_ENV: string } };

export function startNavigation(site: SiteData, shown: Shown, importLate: ImportLate): void {
  const base = site.baseUrl;
  const entries = createHistoryEntries();
  const clean = cleanAddress(new URL(location.href), document);
  if (clean.href !== location.href) entries.replace(clean.href);
  const pages = createPageStore();
  const hooks = createRouteHooks();
  const navigator = createNavigator({ base, pages, entries, hooks, shown });
  document.addEventListener('click', (event) => {
    const address = isPlain(event) ? addressToShow(event, site) : undefined;
    if (!address) return;
    event.preventDefault();
    navigator.go(address, address.href === location.href ? 'replace' : 'push');
  });
  addEventListener('popstate', () => navigator.follow());
  if (process.env.NODE_ENV === 'development') followUpdates(navigator);
  preloadLinks(pages, site);
  prefetchLinks(pages, site);
  void importClientModules(site.clientModules ?? [], importLate).then((loaded) => {
    hooks.join(loaded);
    navigator.begin();
  });
}

/** True for a plain click on a link that no one else has handled. */
function isPlain({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Hash links within the shown page are left to the browser. */
function addressToShow(event: MouseEvent, site: PagesAt): URL | undefined {
  const link = linkOf(event);
  const address = link && pageAddress(link, site);
  const isOnPage = address && link.href.includes('#') && withoutHash(address) === withoutHash(location);
  return isOnPage ? undefined : address;
}

/** The event's default is what a page without these scripts does: a full load. */
function followUpdates({ update }: Navigator): void {
  document.addEventListener(updateEvent, (event) => {
    if (!update) return;
    event.preventDefault();
    update();
  });
}
