// Finds the paths of twins that pages and static files have taken.
import { outputPath, type PlacedSite, type Site } from 'slodocs/kit';

export interface Holder {
  /** Such as `the static file "static/intro.md"`. */
  readonly name: string;
  readonly source: string | undefined;
}

/** Maps the output paths of static files and pages that end like twins to their holders. */
export function findTaken({ assets, pages, settings }: Site): Map<string, Holder> {
  const taken = new Map<string, Holder>();
  for (const page of pages) {
    for (const path of twinsLost(page.route.path, settings.trailingSlash)) {
      taken.set(path, {
        name: `the page "${page.route.path}"`,
        source: page.kind === 'listing' ? undefined : page.document.source.path,
      });
    }
  }
  for (const { path, served } of assets) {
    if (served?.endsWith('.md')) taken.set(served.slice(1), { name: `the static file "${path}"`, source: path });
  }
  return taken;
}

/** The paths at which pages leave no room for a twin. Static files do not count: one at that path serves as the twin. */
export function foldersTaken({ pages, settings }: PlacedSite): ReadonlySet<string> {
  return new Set(pages.flatMap(({ route }) => twinsLost(route.path, settings.trailingSlash)));
}

/** Lists a page's file and the folders around it: `a.md` for `/a.md` and for `/a.md/b`. */
function twinsLost(route: string, trailingSlash: boolean | undefined): readonly string[] {
  if (!route.includes('.md')) return [];
  const parts = outputPath(route, trailingSlash).split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/')).filter((path) => path.endsWith('.md'));
}
