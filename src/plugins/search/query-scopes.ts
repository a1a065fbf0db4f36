// Chooses the scopes that a query asks, by the name of a version.
import { nearest, type Version } from 'slodocs/kit';
import { scopeOf, unversioned } from './records/scopes.ts';

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
