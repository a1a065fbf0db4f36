// The way to a page, as search engines read it: a BreadcrumbList in JSON-LD.
import type { Page } from '#model/page';
import { printRoute } from '#model/route';
import type { Settings } from '#model/settings';
import type { HeadElement } from '#model/theme';

/** Nothing for a page at the top. A category without a page has no address, which only the last item may lack. */
export function breadcrumbList({ breadcrumbs }: Page, settings: Settings): readonly HeadElement[] {
  const steps = breadcrumbs.filter(({ route }, index) => route || index === breadcrumbs.length - 1);
  if (steps.length < 2) return [];
  const itemListElement = steps.map(({ label, route }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(route && index < steps.length - 1 ? { item: settings.url + printRoute(route, settings) } : {}),
  }));
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
  return [{ tag: 'script', attributes: { type: 'application/ld+json' }, children: JSON.stringify(list) }];
}
