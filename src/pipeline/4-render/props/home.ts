// Finds the page on which the readers of a site begin.
import { isServedByOthers } from '#model/external-address';
import { type Route, routeKey } from '#model/route';
import type { Site } from '#model/site';

/** What `/` shows, or else the main page of the first docs folder. Undefined for a site that has neither. */
export function homeOf(site: Site): Route | undefined {
  const { pages, assets, settings } = site;
  const isServed =
    pages.some(({ route }) => routeKey(route.path) === '/') ||
    assets.some(({ served }) => served === '/index.html') ||
    isServedByOthers('/', settings.links);
  return isServed ? { locale: 'en', version: null, path: '/' } : mainPage(site);
}

/** That of the version that readers are meant to read. */
function mainPage({ settings, versions }: Site): Route | undefined {
  const [first] = settings.docs;
  return versions.find(({ docs, isLast }) => docs === first?.id && isLast)?.main;
}
