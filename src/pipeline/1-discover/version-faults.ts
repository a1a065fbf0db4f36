// Checks version settings in the configuration against the versions that exist.

import type { Context } from '#context/context';
import type { DocsSettings } from '#model/content-settings';
import { nearest } from '#model/nearest';
import type { Version } from '#model/source-file';
import { currentVersion } from '#model/version';
import { docsPlace } from './docs-place.ts';
import type { VersionList } from './version-list.ts';

/** `known` are all existing versions, built or not. */
export function checkVersionNames(context: Context, docs: DocsSettings, list: VersionList, known: readonly string[]): void {
  const { only, last, byName } = docs.versioning;
  const check = (name: string, path: readonly (string | number)[], part: 'key' | 'value' = 'value'): boolean => {
    if (known.includes(name)) return true;
    // An unreadable entry of the list may be this name.
    if (list.damaged && name !== currentVersion) return false;
    context.reporter.report({
      code: 'discover/unknown-version',
      message: `there is no version "${name}"`,
      help: helpFor(name, docs, list, known),
      place: docsPlace(context, docs, path, part),
    });
    return false;
  };
  for (const name of Object.keys(byName)) check(name, ['versions', name], 'key');
  for (const [index, name] of (only ?? []).entries()) check(name, ['onlyIncludeVersions', index]);
  if (last === undefined || !check(last, ['lastVersion']) || !only || only.includes(last)) return;
  context.reporter.report({
    code: 'discover/unknown-version',
    message: `the version "${last}" is not built, so that it cannot be the last one`,
    help: `Add it to "onlyIncludeVersions", which has ${listed(only)}, or name another.`,
    place: docsPlace(context, docs, ['lastVersion']),
  });
}

function helpFor(name: string, { versioning }: DocsSettings, list: VersionList, known: readonly string[]): string {
  if (name === currentVersion) return 'It is left out by `includeCurrentVersion: false`.';
  if (versioning.disabled) return `Versions other than "${currentVersion}" are left out by \`disableVersioning: true\`.`;
  const near = nearest(name, known);
  const names = known.length === 1 ? `The only version is ${listed(known)}` : `The versions are ${listed(known)}`;
  if (list.names.length === 0) return `${names}: "${list.file}" lists none.`;
  return `${near === undefined ? '' : `Did you mean "${near}"? `}${names}.`;
}

export function reportNoVersion(context: Context, docs: DocsSettings, { file }: VersionList): void {
  const released = docs.versioning.disabled ? 'released versions are left out as well' : `"${file}" lists no other`;
  context.reporter.report({
    code: 'discover/no-version',
    message: `the current version is left out, and ${released}`,
    help: 'Take `includeCurrentVersion: false` out, or release a version with `slodocs version cut`.',
    place: docsPlace(context, docs, ['includeCurrentVersion']),
  });
}

/** Keeps only the first of several versions with the same path, whose pages would collide. */
export function withoutEqualPaths(context: Context, docs: DocsSettings, versions: readonly Version[]): readonly Version[] {
  const byPath = new Map<string, Version>();
  for (const version of versions) {
    const first = byPath.get(version.path);
    byPath.set(version.path, first ?? version);
    if (!first) continue;
    const { byName } = docs.versioning;
    const at = byName[version.name]?.path === undefined ? first.name : version.name;
    context.reporter.report({
      code: 'discover/equal-version-paths',
      message: `the versions "${first.name}" and "${version.name}" both have the path "${version.path}"`,
      help: 'Give one of them another `path`; the last version has none unless it is given one.',
      place: docsPlace(context, docs, ['versions', at, 'path']),
    });
  }
  return [...byPath.values()];
}

function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
