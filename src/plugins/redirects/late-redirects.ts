// Expands the redirects that had to wait for routes: rules, patterns, extensions and front matter.

import {
  type AssetFile,
  decoded,
  encodePath,
  isNotFound,
  type PlacedPage,
  type Redirect,
  redirectKey,
  type Version,
} from 'slodocs/kit';
import { expand } from './expand.ts';
import { redirectsOfDocs } from './front-matter.ts';
import type { RedirectsOptions } from './options.ts';
import type { Pattern } from './pattern.ts';
import type { Report, Rule } from './rule.ts';

export interface Rules {
  readonly single: readonly Rule[];
  readonly patterns: readonly Pattern[];
}

/** Rules for single addresses come first, then patterns in order, then extensions. */
export function redirectsOf(
  { single, patterns }: Rules,
  options: RedirectsOptions,
  { pages, assets, versions }: { pages: readonly PlacedPage[]; assets: readonly AssetFile[]; versions: readonly Version[] },
  report: Report,
): readonly Redirect[] {
  const { paths, taken } = addressesOf(pages, assets);
  return [
    ...single.map(({ from, to, status, place, targetPlace }) => ({ from: decoded(from), to, status, place, targetPlace })),
    ...redirectsOfDocs(pages, versions, report),
    ...patterns.flatMap((pattern) => expand(pattern, paths, taken, report)),
    ...fromExtensions(options.fromExtensions ?? [], paths),
    ...toExtensions(options.toExtensions ?? [], [...taken]),
  ];
}

/** Of pages, and of all that is there. */
export function addressesOf(pages: readonly Pick<PlacedPage, 'route'>[], assets: readonly AssetFile[]) {
  const paths = pages.flatMap(({ route }) => (isNotFound(route.path) ? [] : [redirectKey(route.path)]));
  const files = assets.flatMap(({ served }) => (served === undefined ? [] : [redirectKey(served)]));
  return { paths, taken: new Set([...paths, ...files]) };
}

/** `/a` is reached as `/a.html` as well, where `extensions` has `html`. */
function fromExtensions(extensions: readonly string[], pages: readonly string[]): readonly Redirect[] {
  const plain = pages.filter((page) => page !== '/');
  return extensions.flatMap((extension) =>
    plain.flatMap((page) => (page.endsWith(`.${extension}`) ? [] : [redirect(`${page}.${extension}`, page, 'fromExtensions')])),
  );
}

/** `/a.zip` is reached as `/a` as well, where `extensions` has `zip`. */
function toExtensions(extensions: readonly string[], addresses: readonly string[]): readonly Redirect[] {
  return extensions.flatMap((extension) =>
    addresses.flatMap((address) => {
      const bare = address.slice(0, -extension.length - 1);
      return address === `${bare}.${extension}` && !bare.endsWith('/') ? [redirect(bare, address, 'toExtensions')] : [];
    }),
  );
}

function redirect(from: string, to: string, rule: string): Redirect {
  return { from, to: encodePath(to), status: 301, rule };
}
