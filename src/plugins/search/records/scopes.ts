// Lists the search scopes of a site: its versions, and what has no version.
import type { ScopeName, TaggedScope } from '#model/search';
import type { Version } from '#model/source-file';

/** The scope of pages without a version. */
export const unversioned = 'default';

/** All scopes that pages can be in: that of pages without a version, and the versions of docs that have several. */
export function scopeNames(versions: readonly Version[]): readonly ScopeName[] {
  const named = versions.filter((version) => scopeOf(version, versions) !== unversioned);
  return [{ id: unversioned, label: '' }, ...named.map((version) => ({ id: scopeOf(version, versions), label: version.label }))];
}

/** Docs with a single version need no scope of their own. */
export function scopeOf(version: Version | undefined, versions: readonly Version[]): string {
  const isOneOfMany = version && versions.some((one) => one.docs === version.docs && one.name !== version.name);
  return isOneOfMany ? `docs-${version.docs}-${version.name}` : unversioned;
}

/** All scopes, with the tags that their pages have for crawlers. */
export function taggedScopes(versions: readonly Version[]): readonly TaggedScope[] {
  return scopeNames(versions).map((scope) => {
    const own = versions.filter((version) => scopeOf(version, versions) === scope.id);
    const tags = own.map(({ docs, name }) => `docs-${docs}-${name}`);
    return { ...scope, crawlerTags: scope.id === unversioned ? [unversioned, ...tags] : tags };
  });
}
