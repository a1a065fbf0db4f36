// Starts client-side navigation, once, on the first page.
import type { PageProps } from '#model/page-props';
import { cleanAddress } from './clean-address.ts';
import { type ClientModule, createRouteHooks } from './client-modules.ts';
import { followUpdates } from './follow-updates.ts';
import { createHistoryEntries } from './history-entries.ts';
import { createNavigator, type NavigatorOptions } from './navigate.ts';
import { linkOf, type PagesAt, pageAddress, withoutHash } from './page-address.ts';
import { createPageStore } from './page-store.ts';
import { prefetchLinks, preloadLinks } from './prefetch.ts';

declare const process: { readonly env: { readonly NODE_ENV: string } };

export interface NavigationOptions extends Pick<NavigatorOptions, 'awake' | 'show'> {
  /** The page from the server. */
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
  if (process.env.NODE_ENV === 'development') followUpdates(navigator);
  preloadLinks(pages, site);
  prefetchLinks(pages, site);
  void Promise.all([modules, awake]).then(([loaded]) => {
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
