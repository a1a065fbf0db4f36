// The links of a site to pages that are shown without loading anew what they share: starts on the first page, once.
import type { PageProps } from '#model/page-props';
import { cleanAddress } from './clean-address.ts';
import { createHistoryEntries } from './history-entries.ts';
import { createNavigator, type NavigatorOptions } from './navigate.ts';
import { linkOf, type PagesAt, pageAddress, withoutHash } from './page-address.ts';
import { createPageStore } from './page-store.ts';
import { prefetchLinks, preloadLinks } from './prefetch.ts';
import { type ClientModule, createRouteHooks } from './route-hooks.ts';

export interface NavigationOptions extends Pick<NavigatorOptions, 'awake' | 'show'> {
  /** The one that the server has given. */
  readonly page: PageProps;
  readonly modules: Promise<readonly ClientModule[]>;
}

export function startNavigation({ page, modules, awake, show }: NavigationOptions): void {
  const { site } = page;
  const base = site.baseUrl;
  const entries = createHistoryEntries();
  const clean = cleanAddress(new URL(location.href), page);
  if (clean.href !== location.href) entries.replace(clean.href);
  const pages = createPageStore();
  const hooks = createRouteHooks();
  const navigator = createNavigator({ base, pages, entries, hooks, awake, show });
  document.addEventListener('click', (event) => {
    const address = isPlain(event) ? addressToShow(event, site) : undefined;
    if (!address) return;
    event.preventDefault();
    navigator.go(address, address.href === location.href ? 'replace' : 'push');
  });
  addEventListener('popstate', () => navigator.follow());
  preloadLinks(pages, site);
  prefetchLinks(pages, site);
  void Promise.all([modules, awake]).then(([loaded]) => {
    hooks.join(loaded);
    navigator.begin();
  });
}

/** A click that asks for nothing but the page, and that nobody else has answered. */
function isPlain({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A place on the page that is shown is left to the browser. */
function addressToShow(event: MouseEvent, site: PagesAt): URL | undefined {
  const link = linkOf(event);
  const address = link && pageAddress(link, site);
  const isOnPage = address && link.href.includes('#') && withoutHash(address) === withoutHash(location);
  return isOnPage ? undefined : address;
}
