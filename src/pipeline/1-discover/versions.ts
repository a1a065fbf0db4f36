// Resolves the versions of a docs folder from their names and the settings for them.

import type { Context } from '#context/context';
import type { DocsSettings } from '#model/content-settings';
import { trimEnds } from '#model/cut-text';
import { docsLabelsFile } from '#model/i18n';
import { labelKeys } from '#model/label';
import { nearest } from '#model/nearest';
import { joinPath } from '#model/route';
import type { Version } from '#model/source-file';
import { currentVersion, versionFolder } from '#model/version';
import { docsPlace } from './list-sources.ts';
import type { VersionList } from './version-list.ts';

/** The versions of a docs folder that are built, newest first. Rules and defaults are Docusaurus's. */
export function versionsOf(context: Context, docs: DocsSettings, list: VersionList): readonly Version[] {
  const { includeCurrent, only, last: wanted, disabled } = docs.versioning;
  const released = disabled ? [] : list.names;
  const all = includeCurrent ? [currentVersion, ...released] : released;
  checkVersionNames(context, docs, list, all);
  const names = only ? all.filter((name) => only.includes(name)) : all;
  if (all.length === 0 && !list.damaged) reportNoVersion(context, docs, list);

  const newest = names.find((name) => name !== currentVersion) ?? currentVersion;
  const last = wanted !== undefined && names.includes(wanted) ? wanted : newest;
  const versions = names.map((name, index) =>
    settle(context, docs, name, { last, lastIndex: names.indexOf(last), index, count: names.length }),
  );
  return withoutEqualPaths(context, docs, versions);
}

interface Rank {
  readonly last: string;
  readonly lastIndex: number;
  readonly index: number;
  readonly count: number;
}

function settle({ labels }: Context, docs: DocsSettings, name: string, { last, lastIndex, index, count }: Rank): Version {
  const { label, path, banner, badge, className, noIndex } = docs.versioning.byName[name] ?? {};
  const isLast = name === last;
  const isCurrent = name === currentVersion;
  const age = isLast ? null : index < lastIndex ? 'unreleased' : 'unmaintained';
  const text = label ?? (isCurrent ? 'Next' : name);
  const part = path ?? (isLast ? '' : isCurrent ? 'next' : name);
  return {
    docs: docs.id,
    name,
    label: labels.translate({
      file: docsLabelsFile(docs.id, name),
      ...labelKeys(undefined, text, 'version.label'),
      text,
      what: `Name of the version "${name}"`,
    }),
    folder: isCurrent ? docs.path : versionFolder(docs.id, name),
    path: routePath(docs.routeBasePath, part),
    isLast,
    banner: banner === 'none' ? null : (banner ?? age),
    badge: badge ?? count > 1,
    className: className ?? (count > 1 ? `docs-version-${name}` : null),
    noIndex: noIndex ?? false,
  };
}

function routePath(base: string, part: string): string {
  const trimmed = trimEnds(part, '/');
  return trimmed === '' ? joinPath(base) : joinPath(base, trimmed);
}

/** `known` are all existing versions, built or not. */
function checkVersionNames(context: Context, docs: DocsSettings, list: VersionList, known: readonly string[]): void {
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
    message: `the version "${last}" is not built, so it cannot be the last version`,
    help: `Add it to "onlyIncludeVersions", which contains ${listed(only)}, or choose another version.`,
    place: docsPlace(context, docs, ['lastVersion']),
  });
}

function helpFor(name: string, { versioning }: DocsSettings, list: VersionList, known: readonly string[]): string {
  if (name === currentVersion) return 'It is excluded by `includeCurrentVersion: false`.';
  if (versioning.disabled) return `Versions other than "${currentVersion}" are excluded by \`disableVersioning: true\`.`;
  const near = nearest(name, known);
  const names = known.length === 1 ? `The only version is ${listed(known)}` : `The versions are ${listed(known)}`;
  if (list.names.length === 0) return `${names}, because "${list.file}" is empty.`;
  return `${near === undefined ? '' : `Did you mean "${near}"? `}${names}.`;
}

function reportNoVersion(context: Context, docs: DocsSettings, { file }: VersionList): void {
  const released = docs.versioning.disabled ? 'released versions are excluded as well' : `"${file}" lists no other version`;
  context.reporter.report({
    code: 'discover/no-version',
    message: `the current version is excluded, and ${released}`,
    help: 'Remove `includeCurrentVersion: false`, or release a version with `slodocs version cut`.',
    place: docsPlace(context, docs, ['includeCurrentVersion']),
  });
}

/** Keeps only the first of several versions with the same path, whose pages would collide. */
function withoutEqualPaths(context: Context, docs: DocsSettings, versions: readonly Version[]): readonly Version[] {
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
      help: 'Set a different `path` for one of them. The last version has no path by default.',
      place: docsPlace(context, docs, ['versions', at, 'path']),
    });
  }
  return [...byPath.values()];
}

function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
