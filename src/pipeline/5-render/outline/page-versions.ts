// Finds a page's version, and its counterparts in the other versions.
import type { Page } from '#model/page';
import type { VersionProps } from '#model/page-props';
import { printRoute, type Route, routeKey } from '#model/route';
import { type PlacedVersion, versionFinder, versionKey } from '#model/version';
import type { OutlinedSite } from './outlined-site.ts';

type Found = (page: Page, version: PlacedVersion) => Route | undefined;

export interface VersionsOfPage {
  /** Undefined outside of the docs. */
  readonly own: VersionProps | undefined;
  /** The class of the root element. */
  readonly className: string | null;
}

/** Returns a function that looks up the page once in each version of its docs folder. */
export function prepareVersions(site: OutlinedSite): (page: Page) => VersionsOfPage {
  const { settings, versions } = site;
  const versionOf = versionFinder(versions);
  const families = new Map<string, PlacedVersion[]>();
  for (const version of versions) {
    const family = families.get(version.docs);
    if (family) family.push(version);
    else families.set(version.docs, [version]);
  }
  let counterpart: Found | undefined;
  return (page) => {
    const version = versionOf(page);
    if (!version) return { own: undefined, className: null };
    const { docs, name, label, banner, badge, className } = version;
    counterpart ??= findCounterparts(site);
    const find = counterpart;
    const all = (families.get(docs) ?? []).map((other) => {
      const route = other === version ? page.route : (find(page, other) ?? other.main);
      return { name: other.name, label: other.label, isLast: other.isLast, href: route ? printRoute(route, settings) : null };
    });
    return { own: { docs, name, label, banner, badge, all }, className };
  };
}

/** Counterparts have the same id, or the same address for a page without a source. */
function findCounterparts({ pages, versions }: OutlinedSite): Found {
  const byId = new Map<string, Route>();
  const byPath = new Map<string, Route>();
  for (const page of pages) {
    if (page.kind === 'doc') byId.set(idKey(page.docs, page.version, page.id), page.route);
    else if (page.route.version !== null) byPath.set(routeKey(page.route.path), page.route);
  }
  const versionOf = versionFinder(versions);
  return (page, version) => {
    if (page.kind === 'doc') return byId.get(idKey(version.docs, version.name, page.id));
    const own = versionOf(page);
    if (!own) return undefined;
    const rest = page.route.path.slice(own.path === '/' ? 0 : own.path.length);
    return byPath.get(routeKey(`${version.path}${rest}`));
  };
}

function idKey(docs: string, version: string, id: string): string {
  return `${versionKey(docs, version)}\n${id}`;
}
