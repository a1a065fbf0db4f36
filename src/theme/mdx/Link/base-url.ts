// Adds the site's base to the addresses that components use.
import type { SiteProps } from '#model/page-props';
import { usePage } from '../../page/page-context.tsx';

/** Whether an address names a scheme or a host of its own. */
export function isAbsolute(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

type Bases = Pick<SiteProps, 'baseUrl' | 'filesBase'>;

/** Files that each language makes for itself, and pages. */
const ownFile = /\.(?:html?|mdx?|json|xml|txt)$/i;

/**
 * Puts `/x` and `x` under the base, which begins and ends with `/`. Leaves anchors, external addresses and those under the base
 * alone. A language shares the static files of its site.
 */
export function underBase(href: string, { baseUrl, filesBase = baseUrl }: Bases): string {
  if (href === '' || href.startsWith('#') || isAbsolute(href)) return href;
  if (`${href}/` === baseUrl) return baseUrl;
  if (href.startsWith(baseUrl)) return href;
  const path = href.replace(/[?#].*$/s, '');
  const base = /\.[a-z\d]+$/i.test(path) && !ownFile.test(path) ? filesBase : baseUrl;
  return href.startsWith(base) && base !== '/' ? href : base + href.replace(/^\//, '');
}

/** The address of a page or a static file under the base of this site. */
export function useBaseUrl(href: string): string {
  return underBase(href, usePage().site);
}

export interface BaseUrlUtils {
  withBaseUrl(href: string): string;
}

/** For use in loops and callbacks. */
export function useBaseUrlUtils(): BaseUrlUtils {
  const { site } = usePage();
  return { withBaseUrl: (href) => underBase(href, site) };
}

export function hasProtocol(url: string): boolean {
  return /^(?:\w*:|\/\/)/.test(url);
}

export function isInternalUrl(url?: string): boolean {
  return url !== undefined && !hasProtocol(url);
}
