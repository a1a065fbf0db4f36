// Releases to the newest of them, for components and for programs.
import { createHash } from 'node:crypto';
import type { JsonObject } from '#model/json';
import type { EmittedFile } from '#model/output';
import type { PlacedDoc, PlacedPage } from '#model/page';
import { joinPath, printRoute, type Route } from '#model/route';
import type { Settings } from '#model/settings';
import type { Terms } from '../options.ts';
import { compareVersions, isBeta, type Version } from './version.ts';

interface Release {
  readonly version: Version | undefined;
  readonly title: string;
  readonly route: Route;
  readonly date: string | undefined;
}

/** The newest stable release and the newest beta: null where there is none. `hrefOf` prints the address of a post. */
export function latestOf(
  releases: readonly Release[],
  hrefOf: (route: Route) => string,
): Record<'stable' | 'beta', JsonObject | null> {
  const newest = (wanted: (version: Version) => boolean): JsonObject | null => {
    let found: (Release & { version: Version }) | undefined;
    for (const { version, ...release } of releases) {
      if (version && wanted(version) && (!found || compareVersions(version, found.version) > 0)) found = { ...release, version };
    }
    return found
      ? { version: found.version.text, title: found.title, href: hrefOf(found.route), date: found.date ?? null }
      : null;
  };
  return { stable: newest((version) => !isBeta(version)), beta: newest(isBeta) };
}

/** Pages whose content, or excerpt of it, runs code may ask for them: `latest:stable` and `latest:beta`, of other instances `latest:<id>:stable`. */
export function withLatest(
  pages: readonly PlacedPage[],
  releases: readonly Release[],
  { id }: Terms,
  settings: Settings,
): readonly PlacedPage[] {
  const latest = latestOf(releases, (route) => printRoute(route, settings));
  const prefix = id === 'default' ? 'latest' : `latest:${id}`;
  const data = { [`${prefix}:stable`]: latest.stable, [`${prefix}:beta`]: latest.beta };
  const running = new Set(pages.flatMap((page) => (page.kind === 'doc' && runsCode(page) ? page.document.source.path : [])));
  const asks = (page: PlacedPage): boolean =>
    (page.kind === 'doc' ? [page.document.source.path] : (page.excerpts ?? [])).some((path) => running.has(path));
  // A release is not to change every page of the site.
  return pages.map((page) => (asks(page) ? { ...page, data: { ...page.data, ...data } } : page));
}

function runsCode({ document }: PlacedDoc): boolean {
  const { components, imports, declarations } = document.facts;
  return components.length + imports.length + declarations.length > 0;
}

/** `latest.json`: both, with whole addresses. */
export function latestFile(
  releases: readonly Release[],
  { routeBasePath, releases: asked }: Terms,
  settings: Settings,
): readonly EmittedFile[] {
  if (asked?.latest === undefined) return [];
  const latest = latestOf(releases, (route) => `${settings.url}${printRoute(route, settings)}`);
  const text = `${JSON.stringify(latest, undefined, 2)}\n`;
  const path = joinPath(routeBasePath, asked.latest).slice(1);
  return [{ path, key: createHash('sha256').update(text).digest('hex'), make: () => text }];
}
