// Finds the page of an address.
import type { Page } from './page.ts';
import { routeKey } from './route.ts';
import type { Site } from './site.ts';

/** The address has no base. A page whose address differs only by case or a slash answers where no other does. */
export function pageAt({ pages }: Pick<Site, 'pages'>, path: string): Page | undefined {
  const key = routeKey(path);
  return pages.find(({ route }) => route.path === path) ?? pages.find(({ route }) => routeKey(route.path) === key);
}
