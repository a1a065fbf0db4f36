// Finds the page or file that an address or a path means.

import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Context } from '#context/context';
import { cutAt } from '#kit/without-marks';
import { isWithinSite } from '#model/file-path';
import type { Page, PlacedDoc } from '#model/page';
import { decoded, parseUrl } from '#model/parse-url';
import { joinPath, routeKey } from '#model/route';
import type { Settings } from '#model/settings';
import { pageAt } from '#model/site';
import type { Resolved } from '#pipeline/resolve-languages';

/** The target, and the absolute folder that a path is relative to. */
export interface Question {
  readonly target: string;
  readonly from: string;
}

export type Found =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'draft'; readonly draft: PlacedDoc }
  | { readonly kind: 'file'; readonly path: string };

/** Tries addresses, then files, from the given folder and from the root, then addresses without a slash. */
export async function findTarget(
  context: Context,
  resolved: Resolved,
  drafts: readonly PlacedDoc[],
  question: Question,
): Promise<Found | undefined> {
  const { site, documents } = resolved;
  const { settings } = site;
  const atRoute = (target: string): Found | undefined => {
    for (const key of routesOf(target, settings)) {
      const page = pageAt(site, key);
      if (page) return { kind: 'page', page };
      const draft = drafts.find(({ route }) => routeKey(route.path) === key);
      if (draft) return { kind: 'draft', draft };
    }
    return undefined;
  };
  const found = atRoute(question.target);
  if (found) return found;
  const paths = pathsOf(question, context.config.root);
  for (const path of paths) {
    const page = site.pages.find((page) => page.kind === 'doc' && page.document.source.path === path);
    if (page) return { kind: 'page', page };
    const draft = drafts.find(({ document }) => document.source.path === path);
    if (draft) return { kind: 'draft', draft };
    // A partial of a plugin has no file.
    if (documents.some(({ source }) => source.path === path)) return { kind: 'file', path };
  }
  for (const path of paths) {
    if (isWithinSite(path, settings.docs) && (await context.files.stat(path))?.isFile) return { kind: 'file', path };
  }
  return isAddress(question.target) ? undefined : atRoute(`/${question.target}`);
}

export function isAddress(target: string): boolean {
  return /^(?:https?:\/)?\//i.test(target);
}

/** The route keys that an address may mean, likeliest first, without base. */
function routesOf(target: string, { url, baseUrl }: Settings): readonly string[] {
  if (!isAddress(target)) return [];
  const isWhole = !target.startsWith('/');
  const whole = isWhole ? parseUrl(target) : undefined;
  if (isWhole && !whole) return [];
  if (whole && whole.origin !== new URL(url).origin) return [];
  const path = decoded(cutAt(whole?.pathname ?? target, '?#')[0]);
  const isBelowBase = `${path}/`.startsWith(baseUrl);
  const withoutBase = isBelowBase ? [joinPath(path.slice(baseUrl.length))] : [];
  return [...(whole ? [] : [path]), ...withoutBase].map(routeKey);
}

/** Relative to the root, `/` between the parts. */
export function pathsOf({ target, from }: Question, root: string): readonly string[] {
  const inRoot = (path: string): string => relative(root, path).split(sep).join('/');
  if (isAbsolute(target)) return [inRoot(target)];
  // A virtual source has a name that is no path.
  return [...new Set([inRoot(resolve(from, target)), inRoot(resolve(root, target)), target])];
}
