// Finds links that components make to addresses which change, as only rendering can tell.
import type { Page } from '#model/page';
import { runsCode } from '#model/page-parts';
import { compareText, type Place } from '#model/place';
import { routeKey } from '#model/route';
import type { Site } from '#model/site';
import { bundle } from './4-bundle/bundle.ts';
import { openRenderer } from './5-render/render.ts';
import type { Context } from './context/context.ts';

export interface ComponentLink {
  readonly href: string;
  readonly place: Place;
}

/** A change of routes. */
interface Rerouted {
  readonly before: Site;
  readonly after: Site;
  /** The routes that no page has any more. */
  readonly lost: readonly string[];
  /** The page that one of the site before has become. */
  readonly pageAfter: (page: Page) => Page | undefined;
}

/** Links that would still lead to lost routes, by place. A component that asks for its pages follows them. */
export async function componentLinks(
  context: Context,
  { before, after, lost, pageAfter }: Rerouted,
): Promise<readonly ComponentLink[]> {
  if (lost.length === 0 || (Object.keys(before.settings.theme.slots).length === 0 && !before.pages.some(runsCode))) return [];
  const { value: bundled } = await context.reporter.capture(() => bundle(context, before));
  const wanted = new Set(lost.map(routeKey));
  const now = await openRenderer(context).linksTo(before, bundled, wanted, before.pages);
  const pages = [...new Set(now.map(({ page }) => page))].flatMap((page) => pageAfter(page) ?? []);
  const then = await openRenderer(context).linksTo(after, bundled, wanted, pages);
  const keyOf = ({ href, place: { file, start } }: ComponentLink): string => `${file}:${start.line}:${start.column} ${href}`;
  const unique = new Map(then.map(({ href, place }) => [keyOf({ href, place }), { href, place }]));
  return [...unique.values()].sort(
    (a, b) => compareText(a.place.file, b.place.file) || a.place.start.line - b.place.start.line || compareText(a.href, b.href),
  );
}
