// Compares where addresses without a page lead in two builds.
import type { Build } from './built-site.ts';
import { differenceOf } from './compare-pages.ts';
import type { CompatDifference } from './difference.ts';

export type Redirects = ReadonlyMap<string, string>;

/** Both as the HTML of the builds says. */
export function compareRedirects(
  [theirs, before]: readonly [Build, Redirects],
  [ours, after]: readonly [Build, Redirects],
): readonly CompatDifference[] {
  const pages = new Set(ours.html.keys());
  const found: CompatDifference[] = [];
  for (const [at, to] of before) {
    const wanted = follow(to, before);
    const own = after.get(at);
    if (own === undefined) {
      // Where `guide.html` is the page, its address needs no redirect.
      const isPage = !after.has(at) && (pages.has(at) || ours.html.get(pathOf(wanted)) === at.slice(1));
      if (!isPage) found.push({ code: 'missing-redirect', at, theirs: to });
    } else if (follow(own, after) !== wanted) found.push(differenceOf('redirect', at, to, own));
  }
  for (const [at, to] of after) if (!before.has(at) && !theirs.html.has(at)) found.push({ code: 'extra-redirect', at, ours: to });
  return found;
}

/** To the end of a chain; a circle ends where it closes. */
function follow(to: string, redirects: Redirects): string {
  const seen = new Set<string>();
  let at = to;
  for (;;) {
    const next = redirects.get(pathOf(at));
    if (next === undefined || seen.has(at)) return at;
    seen.add(at);
    at = next;
  }
}

function pathOf(target: string): string {
  return target.replace(/[?#].*/, '');
}
