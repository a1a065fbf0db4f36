// Answers a query in the terminal.
import {
  nearest,
  type PluginContext,
  type SearchAnswer,
  type SearchEngine,
  type SearchIndex,
  type SearchRefusal,
  type Site,
  type SiteQuery,
  type Version,
} from 'slodocs/kit';
import { scopeOf, unversioned } from './records/search-index.ts';

export async function findInSite(
  engine: SearchEngine,
  index: SearchIndex,
  { query, site }: { readonly query: SiteQuery; readonly site: Pick<Site, 'versions'> },
  ctx: PluginContext,
): Promise<SearchAnswer | SearchRefusal> {
  const { text, version, limit } = query;
  const scopes = queriedScopes(site.versions, version);
  if (!scopes) {
    const name = version ?? '';
    return { message: `there is no version "${name}" to search`, help: helpForVersion(site.versions, name) };
  }
  if (!engine.open) {
    const message = `the search engine "${engine.name}" cannot be queried here`;
    return { message, help: 'Its index is on a server. Search on the pages of the site instead.' };
  }
  const client = await engine.open(index, await engine.index(index, ctx), ctx);
  return client.search({ text, scopes, limit });
}

/**
 * Pages without a version, and of each docs folder the latest version or the named one; a label names a version as well.
 * Undefined where no version has that name.
 */
export function queriedScopes(versions: readonly Version[], name: string | undefined): readonly string[] | undefined {
  const asked = versions.filter((version) =>
    name === undefined ? version.isLast : version.name === name || version.label === name,
  );
  if (name !== undefined && asked.length === 0) return undefined;
  return [...new Set([unversioned, ...asked.map((version) => scopeOf(version, versions))])];
}

/** The way out for a name that no version has. */
export function helpForVersion(versions: readonly Version[], name: string): string {
  const names = [...new Set(versions.map((version) => version.name))];
  const meant = nearest(name, names);
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  return names.length > 1 ? `The versions are ${names.join(', ')}.` : 'The site has no versions to choose from.';
}
