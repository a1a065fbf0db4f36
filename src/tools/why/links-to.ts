// Finds the links in content that lead to a page.
import type { Document } from '#model/document';
import type { Page, Target } from '#model/page';
import { comparePlaces } from '#model/place';
import { routeKey } from '#model/route';
import type { Site } from '#model/site';
import type { LinkFrom } from '#model/why';

/** A link of a partial counts for each page that shows it. The page's own links to itself are left out. */
export function linksTo({ pages }: Site, page: Page): readonly LinkFrom[] {
  const key = routeKey(page.route.path);
  const found: LinkFrom[] = [];
  for (const from of pages) {
    if (from.kind === 'listing' || from === page) continue;
    for (const { document, targets } of [from, ...Object.values(from.partials)]) {
      for (const place of placesOf(document, targets, key)) found.push({ route: from.route.path, title: from.title, place });
    }
  }
  return found.sort((a, b) => comparePlaces(a.place, b.place));
}

function placesOf({ facts }: Document, targets: readonly Target[], key: string) {
  return targets.flatMap((target, index) => {
    const link = facts.links[index];
    return link && target.kind === 'route' && routeKey(target.route.path) === key ? [link.place] : [];
  });
}
