// Reads what a page says of search, and which scopes its readers mean.

import type { SearchMeta } from 'slodocs/kit';
import { createStorageSlot } from 'slodocs/theme';

/** Throws on a page of another site, which has none. */
export function readMeta(): SearchMeta {
  const content = document.querySelector<HTMLMetaElement>('meta[name="slodocs-search"]')?.content;
  if (content === undefined) throw new Error('the page does not say how it is searched');
  return JSON.parse(content) as SearchMeta;
}

/** The scope of each docs folder with versions: that of the page, else the reader's choice, else the latest. By docs folder. */
export function chosenScopes({ scopes, scope }: SearchMeta): ReadonlyMap<string, string> {
  const chosen = new Map<string, string>();
  const active = scopes.find(({ id }) => id === scope);
  for (const { docs, id } of scopes) {
    if (docs === '' || chosen.has(docs)) continue;
    const preferred = createStorageSlot(`docs-preferred-version-${docs}`).get();
    const known = scopes.find((one) => one.docs === docs && one.version === preferred);
    chosen.set(docs, active?.docs === docs ? scope : (known?.id ?? id));
  }
  return chosen;
}

/** Pages without a version are always searched. */
export function withUnversioned(chosen: ReadonlyMap<string, string>): readonly string[] {
  return ['default', ...chosen.values()];
}
