// Lists the known files that a page is made from, each once.
import type { Page, Target } from '#model/page';
import type { MadeFrom } from '#model/why';
import { isOfSite } from '#output/asset-file';
import type { PageState } from '#pipeline/5-render/render';
import type { Known } from './known.ts';

export async function madeFromOf(known: Known, page: Page, state: PageState): Promise<readonly MadeFrom[]> {
  const readFor = await known.readFor([page]);
  const rendered = state.read.map((path): MadeFrom => ({ kind: 'read', path }));
  const found: readonly MadeFrom[] = [
    ...ownFilesOf(page),
    ...known.codeOf(page),
    ...assets(state.assets),
    ...readFor(page),
    ...rendered,
  ];
  const inside = new Set(found.flatMap((one) => one.with ?? []));
  const byPath = new Map<string, MadeFrom>();
  for (const one of found) {
    const before = byPath.get(one.path);
    // A page that is a module imports itself.
    if (before) byPath.set(one.path, { ...one, ...before });
    else if (one.kind !== 'read' || !inside.has(one.path)) byPath.set(one.path, one);
  }
  return [...byPath.values()];
}

/** Its source, its partials, and the assets that they name. */
export function ownFilesOf(page: Page): readonly MadeFrom[] {
  if (page.kind === 'listing') return [];
  const partials = Object.values(page.partials);
  return [
    { kind: 'source', path: page.document.source.path },
    ...[page, ...partials].flatMap(({ document: { source } }) =>
      source.origin ? [{ kind: 'origin', path: source.origin.file } as const] : [],
    ),
    ...partials.map(({ document }) => ({ kind: 'partial', path: document.source.path }) as const),
    ...assets([page.image, ...[page, ...partials].flatMap(({ targets }) => targets)].flatMap(assetOf)),
  ];
}

function assetOf(target: Target | undefined): readonly string[] {
  return target?.kind === 'asset' && isOfSite(target.path) ? [target.path] : [];
}

function assets(paths: readonly string[]): readonly MadeFrom[] {
  return paths.map((path) => ({ kind: 'asset', path }) as const);
}
