// Adds the site's base to the addresses that components use.
import { usePage } from '../../page/page-context.tsx';

/** Whether an address names a scheme or a host of its own. */
export function isAbsolute(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/**
 * Puts `/x` and `x` under `base`, which begins and ends with `/`. Leaves anchors, external addresses and those under the base
 * alone.
 */
export function underBase(href: string, base: string): string {
  if (href === '' || href.startsWith('#') || isAbsolute(href)) return href;
  if (`${href}/` === base) return base;
  return href.startsWith(base) ? href : base + href.replace(/^\//, '');
}

/** The address of a page or a static file under the base of this site. */
export function useBaseUrl(href: string): string {
  return underBase(href, usePage().site.baseUrl);
}

export interface BaseUrlUtils {
  withBaseUrl(href: string): string;
}

/** For use in loops and callbacks. */
export function useBaseUrlUtils(): BaseUrlUtils {
  const base = usePage().site.baseUrl;
  return { withBaseUrl: (href) => underBase(href, base) };
}
