// Compares the site before and after each plugin's `resolve` hook, to tell what each changed of a page.
import type { Page, PlacedPage } from './page.ts';
import { redirectKey } from './redirect.ts';
import { routeKey } from './route.ts';
import type { PlacedSite, Reshaping } from './site.ts';

/** What a plugin changed of a page: `page` where it added it, else the names of the changed fields. */
export interface PageChange {
  readonly plugin: string;
  readonly changed: readonly string[];
}

/** In plugin order. Compares all pages, so call it only to explain one page. */
export function changesOf(page: Page, resolveChanges: readonly Reshaping[]): readonly PageChange[] {
  return resolveChanges.flatMap(({ plugin, before, after }) => {
    if (before === after) return [];
    const key = keyOf(page);
    const find = ({ pages }: PlacedSite): PlacedPage | undefined => pages.find((one) => keyOf(one) === key);
    const changed = [...changedKeys(find(before), find(after)), ...(addsSidebar(page, before, after) ? ['sidebar'] : [])];
    return changed.length > 0 ? [{ plugin, changed }] : [];
  });
}

/** The plugin that added an explicit redirect. */
export function adderOfRedirect(from: string, resolveChanges: readonly Reshaping[]): string | undefined {
  const has = ({ redirects }: PlacedSite): boolean =>
    redirects.some((redirect) => 'from' in redirect && redirectKey(redirect.from) === from);
  return resolveChanges.find(({ before, after }) => !has(before) && has(after))?.plugin;
}

/** The last plugin that put data under a key of the site. */
export function providerOfData(key: string, resolveChanges: readonly Reshaping[]): string | undefined {
  const valueIn = ({ data }: PlacedSite): string | undefined => JSON.stringify(data[key]);
  return resolveChanges.findLast(({ before, after }) => before.data !== after.data && valueIn(before) !== valueIn(after))?.plugin;
}

/** The stable identity of a page, whatever plugins change. */
function keyOf(page: PlacedPage): string {
  return page.kind === 'doc' ? page.document.source.path : `listing ${page.origin} ${routeKey(page.route.path)}`;
}

function changedKeys(before: PlacedPage | undefined, after: PlacedPage | undefined): readonly string[] {
  if (!after || before === after) return [];
  if (!before) return ['page'];
  const fields = (page: PlacedPage): Readonly<Record<string, unknown>> => ({ ...page });
  const [old, now] = [fields(before), fields(after)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((key) => old[key] !== now[key]);
  return keys.filter((key) => key !== 'document' && JSON.stringify(old[key]) !== JSON.stringify(now[key])).sort();
}

function addsSidebar({ standing, sidebar }: Page, before: PlacedSite, after: PlacedSite): boolean {
  const wanted = standing?.sidebar;
  if (!wanted || wanted.name !== sidebar) return false;
  const has = ({ sidebars }: PlacedSite): boolean =>
    sidebars.some(({ docs, name }) => docs === wanted.docs && name === wanted.name);
  return !has(before) && has(after);
}
