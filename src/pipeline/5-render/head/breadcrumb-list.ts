// Prints a page's breadcrumbs for search engines, as a BreadcrumbList in JSON-LD.
import type { Crumb } from '#model/page';
import { printRoute } from '#model/route';
import type { HeadElement } from '#model/theme';
import type { SiteValues } from '../recipe/recipe.ts';

/** Empty for a top-level page. Only the last item may lack an address, as a category without a page does. */
export function breadcrumbList(breadcrumbs: readonly Crumb[], addresses: SiteValues['addresses']): readonly HeadElement[] {
  const steps = breadcrumbs.filter(({ route }, index) => route || index === breadcrumbs.length - 1);
  if (steps.length < 2) return [];
  const itemListElement = steps.map(({ label, route }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(route && index < steps.length - 1 ? { item: addresses.url + printRoute(route, addresses) } : {}),
  }));
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
  return [{ tag: 'script', attributes: { type: 'application/ld+json' }, children: JSON.stringify(list) }];
}
