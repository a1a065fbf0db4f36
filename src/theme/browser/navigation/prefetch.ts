// Links that readers see or point at to pages that are there before they are asked for.
import { linkOf, pageAddress, withoutHash } from './page-address.ts';
import type { PageStore } from './page-store.ts';
import { savesData } from './saves-data.ts';

/** Browsers that do not tell when they are idle are asked a little later. */
const whenIdle: (run: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (run) => requestIdleCallback(run, { timeout: 2000 })
    : (run) => setTimeout(run, 200);

/** One page at a time, of the links that are in view when its turn comes. */
export function prefetchLinks(pages: PageStore, base: string): void {
  const inView = new Set<string>();
  const watched = new WeakMap<HTMLAnchorElement, string>();
  let isBusy = false;
  const addressOf = (link: HTMLAnchorElement): string | undefined => {
    const address = pageAddress(link, base);
    const asked = address && withoutHash(address);
    return asked === withoutHash(location) ? undefined : asked;
  };
  const loadNext = (): void => {
    if (isBusy || inView.size === 0) return;
    isBusy = true;
    whenIdle(async () => {
      const [address] = inView;
      if (address !== undefined) inView.delete(address);
      // By now the reader may be there.
      if (address !== undefined && address !== withoutHash(location) && !savesData()) await pages.ahead(address, 'low');
      isBusy = false;
      loadNext();
    });
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const address = addressOf(target as HTMLAnchorElement);
      if (address === undefined) continue;
      if (isIntersecting) inView.add(address);
      else inView.delete(address);
    }
    loadNext();
  });
  // The same element may lead elsewhere on the next page: to be told of it again, it is let go first.
  const observe = (): void => {
    for (const link of document.links) {
      if (!(link instanceof HTMLAnchorElement) || watched.get(link) === link.href) continue;
      watched.set(link, link.href);
      observer.unobserve(link);
      if (addressOf(link) !== undefined) observer.observe(link);
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
  // Nothing of the page that is read waits for one that may be.
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** Who points at a link is about to follow it. */
export function preloadLinks(pages: PageStore, base: string): void {
  const preload = (event: Event): void => {
    const link = linkOf(event);
    const address = link && pageAddress(link, base);
    if (!address || withoutHash(address) === withoutHash(location) || savesData()) return;
    void pages.ahead(withoutHash(address), 'high');
  };
  document.addEventListener('mouseover', preload, { passive: true });
  document.addEventListener('touchstart', preload, { passive: true });
}
