// Finds the home page of a site.
import { isServedByOthers } from '#model/external-address';
import { type Route, routeKey } from '#model/route';
import type { OutlinedSite } from './outlined-site.ts';

/** The page at `/`, else the main page of the first docs folder. Undefined for a site with neither. */
export function homeOf(site: OutlinedSite): Route | undefined {
  const { pages, assets, settings } = site;
  const isServed =
    pages.some(({ route }) => routeKey(route.path) === '/') ||
    assets.some(({ served }) => served === '/index.html') ||
    isServedByOthers('/', settings.links);
  return isServed ? { locale: 'en', version: null, path: '/' } : mainPage(site);
}

/** The main page of the last version. */
function mainPage({ settings, versions }: OutlinedSite): Route | undefined {
  const [first] = settings.docs;
  return versions.find(({ docs, isLast }) => docs === first?.id && isLast)?.main;
}
