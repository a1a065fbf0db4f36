// Plans a move: the edits that keep every link valid, and redirects from the addresses that change.

import type { Context } from '#context/context';
import { compareEdits, type FileEdit } from '#kit/text-edit';
import { trimEnd } from '#model/cut-text';
import type { PlacedDoc, PlacedPage } from '#model/page';
import { redirectKey } from '#model/redirect';
import { routeKey } from '#model/route';
import type { SidebarItem } from '#model/sidebar';
import { contentFolders } from '#model/source-file';
import { type BoundSite, placeDocs, prefixReaders } from '#pipeline/3-resolve/addressing';
import { createEditor } from './editor.ts';
import { docAt, type Move, type MovedNames, type NewPath, type Obstacle, relocate, rewriteSidebars } from './relocate.ts';
import { rewriteIds } from './rewrite-ids.ts';
import { rewriteImports } from './rewrite-imports.ts';
import { rewriteLinks } from './rewrite-links.ts';
import { rewriteRedirects } from './rewrite-redirects.ts';
import type { MovedRoute } from './write-front-matter.ts';

export interface MovePlan {
  /** By file, then by offset. */
  readonly edits: readonly FileEdit[];
  readonly redirects: readonly Pick<MovedRoute, 'from' | 'to'>[];
  /** Those of them for which no redirect can be written. */
  readonly unwritten: readonly Pick<MovedRoute, 'from' | 'to'>[];
  /** Sources that get another route or stay where they are, with their routes. */
  readonly routes: ReadonlyMap<string, string>;
  readonly obstacles: readonly Obstacle[];
  /** The site as it will be. */
  readonly after: BoundSite;
}

/** The resolve stage. */
type Resolve = (context: Context, sources: BoundSite['sources'], documents: BoundSite['documents']) => Promise<BoundSite>;

/** `files` are all that move. Writes nothing, and drops the diagnostics of the moved site. */
export async function planMove(
  context: Context,
  before: BoundSite,
  { files, newPath }: { readonly files: readonly string[]; readonly newPath: NewPath },
  resolve: Resolve,
): Promise<MovePlan> {
  const relocated = relocate(before, newPath);
  const names = await namesOf(context, before, relocated, newPath);
  const sidebars = rewriteSidebars(
    relocated.sources.sidebars,
    ({ docs, version }, id) => names.idOf(docs, version, id),
    ({ docs, version }, folder) => names.folderOf(docs, version, folder),
  );
  const { value: after } = await context.reporter.capture(() =>
    resolve(context, { ...relocated.sources, sidebars }, relocated.documents),
  );
  const move: Move = { before, after, newPath, newListing: movedListings(before, after, newPath) };
  const editor = createEditor(context);
  await rewriteLinks(move, editor);
  await rewriteImports(before.documents, files, newPath, editor);
  await rewriteIds(context, move, names, editor);
  const moved = [...movedRoutes(move), ...lostSources(move)];
  const unwritten = await rewriteRedirects(context, move, moved, editor);
  return {
    edits: [...editor.edits].sort(compareEdits),
    redirects: moved.map(({ from, to }) => ({ from, to })),
    unwritten: unwritten.map(({ from, to }) => ({ from, to })),
    routes: new Map(files.flatMap((file) => routeOf(after, newPath(file)).map((route) => [file, route] as const))),
    obstacles: editor.obstacles,
    after,
  };
}

function routeOf(state: BoundSite, file: string): readonly string[] {
  const doc = docAt(state, file);
  return doc ? [doc.route.path] : [];
}

function movedRoutes(move: Move): readonly MovedRoute[] {
  const { before, after } = move;
  return before.site.pages.flatMap((page) => {
    const from = page.route.path;
    const to = newRoute(page, move);
    if (to === undefined || routeKey(to) === routeKey(from)) return [];
    // Another index now has that address.
    if (page.kind === 'listing' && after.destinations.page(from)) return [];
    return [{ document: page.kind === 'doc' ? page.document : undefined, from: bare(from), to: bare(to) }];
  });
}

/** Addresses that a pattern or an extension redirected to a page which that rule no longer matches. */
function lostSources(move: Move): readonly MovedRoute[] {
  const { before, after } = move;
  const known = new Set(after.site.redirects.map(({ from }) => redirectKey(from)));
  return before.site.redirects.flatMap(({ from, to: target, rule }) => {
    if (rule === undefined || target.kind !== 'route' || known.has(redirectKey(from)) || after.destinations.page(from)) return [];
    const page = before.destinations.page(target.route.path);
    const to = page && newRoute(page, move);
    if (!page || to === undefined || routeKey(to) === routeKey(target.route.path)) return [];
    return [{ document: page.kind === 'doc' ? page.document : undefined, from, to: bare(to) }];
  });
}

/** Undefined for a draft, which has no address. */
function newRoute(page: PlacedPage, { after, newPath, newListing }: Move): string | undefined {
  if (page.kind === 'listing') return newListing(page.route.path);
  return after.destinations.table.bySource(newPath(page.document.source.path))?.route.path;
}

function bare(route: string): string {
  return route === '/' ? route : trimEnd(route, '/');
}

async function namesOf(
  context: Context,
  before: BoundSite,
  relocated: Pick<BoundSite, 'sources' | 'documents'>,
  newPath: NewPath,
): Promise<MovedNames> {
  const { versions } = before.sources;
  const folders = contentFolders(before.sources);
  const { value: placed } = await context.reporter.capture(async () =>
    placeDocs(context, relocated.documents, folders, prefixReaders(context)),
  );
  const newIds = new Map([...placed.docs, ...placed.drafts].map((doc) => [doc.document.source.path, doc.id]));
  const { pages: placedBefore, excluded } = before.destinations.table;
  const isDoc = (page: (typeof placedBefore)[number]): page is PlacedDoc => page.kind === 'doc';
  const ids = new Map(
    [...excluded.drafts, ...excluded.shadowed, ...placedBefore.filter(isDoc)].map(({ docs, version, id, document }) => [
      JSON.stringify([docs, version, id]),
      newIds.get(newPath(document.source.path)) ?? id,
    ]),
  );
  return {
    idOf: (docs, version, id) => ids.get(JSON.stringify([docs, version, id])) ?? id,
    folderOf(docs, version, folder) {
      const root = versions.find((one) => one.docs === docs && one.name === version)?.folder ?? '.';
      const path = root === '.' ? folder : `${root}/${folder}`;
      const next = newPath(path);
      if (folder === '.' || next === path) return folder;
      return root === '.' ? next : next.slice(root.length + 1);
    },
  };
}

/** Matches a category by its pages, any other listing by its address or else by its title. */
function movedListings(before: BoundSite, after: BoundSite, newPath: NewPath): (path: string) => string {
  const held = pagesHeld(before, newPath);
  const holders = new Map<string, string[]>();
  for (const [path, pages] of pagesHeld(after, (file) => file)) holders.set(pages, [...(holders.get(pages) ?? []), path]);
  const fresh = after.site.pages.filter(({ kind, route }) => kind === 'listing' && !before.destinations.page(route.path));
  const found = new Map<string, string>();
  for (const page of before.site.pages) {
    if (page.kind !== 'listing') continue;
    const { path, version } = page.route;
    const [holder, ...others] = holders.get(held.get(path) ?? '') ?? [];
    if (holder !== undefined && others.length === 0) found.set(path, holder);
    else if (!after.destinations.page(path)) {
      const heirs = fresh.filter(
        (heir) =>
          heir.kind === 'listing' && heir.origin === page.origin && heir.title === page.title && heir.route.version === version,
      );
      if (heirs.length === 1 && heirs[0]) found.set(path, heirs[0].route.path);
    }
  }
  return (path) => found.get(path) ?? path;
}

/** Maps the address of an index to the sorted sources of all pages below it. */
function pagesHeld({ site, destinations }: BoundSite, newPath: NewPath): ReadonlyMap<string, string> {
  const held = new Map<string, string>();
  const visit = (item: SidebarItem): string => {
    if (item.type === 'html') return '';
    if (item.type === 'link') {
      const page = typeof item.to === 'string' ? undefined : destinations.page(item.to.path);
      return page?.kind === 'doc' ? newPath(page.document.source.path) : '';
    }
    const inside = item.items.map(visit).filter((name) => name !== '');
    if (inside.length === 0) return '';
    const pages = JSON.stringify(inside.sort());
    const page = item.to && destinations.page(item.to.path);
    if (page?.kind === 'listing') held.set(page.route.path, pages);
    return pages;
  };
  for (const { items } of site.sidebars) items.forEach(visit);
  return held;
}
