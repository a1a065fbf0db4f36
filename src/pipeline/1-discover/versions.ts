// Resolves the versions of a docs folder from their names and the settings for them.

import type { Context } from '#context/context';
import type { DocsSettings } from '#model/content-settings';
import { joinPath } from '#model/route';
import type { Version } from '#model/source-file';
import { trimEnds } from '#model/trim';
import { currentVersion } from '#model/version';
import { versionFolder } from '#model/version-files';
import { checkVersionNames, reportNoVersion, withoutEqualPaths } from './version-faults.ts';
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
    settle(docs, name, { last, lastIndex: names.indexOf(last), index, count: names.length }),
  );
  return withoutEqualPaths(context, docs, versions);
}

interface Rank {
  readonly last: string;
  readonly lastIndex: number;
  readonly index: number;
  readonly count: number;
}

function settle(docs: DocsSettings, name: string, { last, lastIndex, index, count }: Rank): Version {
  const { label, path, banner, badge, className, noIndex } = docs.versioning.byName[name] ?? {};
  const isLast = name === last;
  const isCurrent = name === currentVersion;
  const age = isLast ? null : index < lastIndex ? 'unreleased' : 'unmaintained';
  const part = path ?? (isLast ? '' : isCurrent ? 'next' : name);
  return {
    docs: docs.id,
    name,
    label: label ?? (isCurrent ? 'Next' : name),
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
