// Prefetches pages whose links are in view or pointed at.
import { linkOf, type PagesAt, pageAddress, withoutHash } from './page-address.ts';
import type { PageStore } from './page-store.ts';

/** Browsers without `requestIdleCallback` get a short timeout. */
const whenIdle: (run: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (run) => requestIdleCallback(run, { timeout: 2000 })
    : (run) => setTimeout(run, 200);

/** The page that a link leads to, as it is requested; undefined for the shown one, whatever its query. */
function otherPage(link: HTMLAnchorElement | undefined, site: PagesAt): string | undefined {
  const address = link && pageAddress(link, site);
  return address && address.pathname !== location.pathname ? withoutHash(address) : undefined;
}

/** The number of pages that are prefetched for being in view of one page: a reader follows few of its links. */
const budget = 10;

/** Prefetches one page at a time, among the links in view at that moment. */
export function prefetchLinks(pages: PageStore, site: PagesAt): void {
  let spent = { on: location.pathname, count: 0 };
  const isAffordable = (): boolean => {
    if (spent.on !== location.pathname) spent = { on: location.pathname, count: 0 };
    return spent.count++ < budget;
  };
  const inView = new Set<HTMLAnchorElement>();
  const watched = new WeakMap<HTMLAnchorElement, string>();
  let isBusy = false;
  const loadNext = (): void => {
    if (isBusy || inView.size === 0) return;
    isBusy = true;
    whenIdle(async () => {
      const [link] = inView;
      if (link) inView.delete(link);
      const address = otherPage(link, site);
      if (address !== undefined && !pages.has(address) && !savesData() && isAffordable()) await pages.ahead(address, 'low');
      isBusy = false;
      loadNext();
    });
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target as HTMLAnchorElement);
      else inView.delete(target as HTMLAnchorElement);
    }
    loadNext();
  });
  // An element may lead elsewhere on the next page, so it is unobserved before it is observed again.
  const observe = (): void => {
    for (const link of document.links) {
      if (!(link instanceof HTMLAnchorElement) || watched.get(link) === link.href) continue;
      watched.set(link, link.href);
      observer.unobserve(link);
      if (pageAddress(link, site)) observer.observe(link);
    }
  };
  let isAsked = false;
  const observeSoon = (): void => {
    if (isAsked) return;
    isAsked = true;
    whenIdle(() => {
      isAsked = false;
      observe();
    });
  };
  const start = (): void => {
    observeSoon();
    const options = { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] };
    new MutationObserver(observeSoon).observe(document.body, options);
  };
  // Prefetching must not delay the current page.
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** A reader who points at a link is about to follow it. */
export function preloadLinks(pages: PageStore, site: PagesAt): void {
  const preload = (event: Event): void => {
    const address = otherPage(linkOf(event), site);
    if (address !== undefined && !savesData()) void pages.ahead(address, 'high');
  };
  document.addEventListener('mouseover', preload, { passive: true });
  document.addEventListener('touchstart', preload, { passive: true });
}

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return true;
  return matchMedia('(prefers-reduced-data: reduce)').matches;
}
