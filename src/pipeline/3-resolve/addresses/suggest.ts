// Suggests addresses that the author of a broken link may have meant, in the same form.
import { cutAt } from '#kit/without-marks';
import { folderOf, joinFile, relativeFile } from '#model/file-path';
import { encodePath, routeKey } from '#model/route';
import type { Version } from '#model/source-file';
import { type Elsewhere, fileElsewhere, isInVersionOf, routeElsewhere } from '../other-versions.ts';
import type { Destinations } from './destinations.ts';
import { type Missing, type Origin, splitAddress } from './found.ts';

/**
 * Whole addresses, query and hash included: one likely address, several to choose from, or none. Where another version has the
 * page, only new names of it.
 */
export function suggestAddresses(
  target: string,
  missing: Missing,
  origin: Origin,
  destinations: Destinations,
  elsewhere?: Elsewhere | undefined,
): readonly string[] {
  const path = pathOf(target);
  const rest = target.slice(path.length);
  // An address in angle brackets may contain spaces, so its author would not write `%20`.
  const encode = (found: string): string => (path.includes(' ') ? found : encodePath(found));
  return pathsLike(missing, origin, destinations, elsewhere).map((found) => encode(found) + rest);
}

/** The target of an address's redirect, with the link's query and hash unless the redirect has its own. */
export function suggestHeir(
  target: string,
  { written, path }: Missing,
  origin: Origin,
  { redirectTarget }: Destinations,
): string | undefined {
  const heir = redirectTarget(path);
  if (heir === undefined) return undefined;
  const [route, suffix] = cutAt(heir, '?#');
  const isOwn = heir.startsWith('/') && !heir.startsWith('//');
  const found = isOwn && !written.startsWith('/') ? routeAs(written, route, origin) : route;
  return found + (suffix || target.slice(pathOf(target).length));
}

/** The path of an address, as written. */
export function pathOf(target: string): string {
  return /^[^?#]*/.exec(target)?.[0] ?? '';
}

/** A page of another version, which may have another name in this one. */
export function pageElsewhere(
  target: string,
  { wanted, path }: Missing,
  origin: Origin,
  destinations: Destinations,
): Elsewhere | undefined {
  const { table } = destinations;
  if (wanted === 'route') return routeElsewhere(table, path);
  const lacking = wanted === 'file' ? (origin.version ?? versionOfFile(destinations, path)) : undefined;
  const page = lacking && fileElsewhere(table, lacking, candidateFiles(splitAddress(target).path, origin));
  return page && { page, lacking };
}

/** The version to which a file belongs, whether or not it is there. */
function versionOfFile({ table }: Destinations, path: string): Version | undefined {
  return table.versions.find(({ folder }) => path.startsWith(`${folder}/`));
}

function pathsLike(
  { wanted, written, path }: Missing,
  origin: Origin,
  destinations: Destinations,
  elsewhere: Elsewhere | undefined,
): readonly string[] {
  if (elsewhere && !elsewhere.lacking) return [];
  const { like, likeFile, likeRoute, table } = destinations;
  const renamed = (paths: readonly string[]): readonly string[] =>
    elsewhere ? paths.filter((found) => !isInVersionOf(table, elsewhere.page, found)) : paths;
  const printFile = (file: string): string => fileAs(written, file, origin);
  const assetsLike = (file: string): readonly string[] => like.asset(file).map(printFile);
  // A link rarely means its own page.
  if (wanted === 'file') {
    const version = elsewhere?.lacking ?? origin.version ?? versionOfFile(destinations, path);
    return renamed(without(origin.file, likeFile(version)(path))).map(printFile);
  }
  if (wanted === 'asset') return written.startsWith('/') ? like.served(path) : assetsLike(path);
  const found = renamed(without(origin.path, (elsewhere?.lacking ? likeRoute(elsewhere.lacking) : like.route)(path)));
  if (written.startsWith('/')) return found;
  return found.length > 0
    ? found.map((route) => routeAs(written, route, origin))
    : elsewhere
      ? []
      : assetsLike(joinFile(folderOf(origin.file), written));
}

function without(own: string, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => path !== own && (!own.startsWith('/') || routeKey(path) !== routeKey(own)));
}

function fileAs(written: string, file: string, origin: Origin): string {
  if (written.startsWith('@site/')) return `@site/${file}`;
  const { contentFolder } = origin;
  if (written.startsWith('/')) {
    const inContent = file.startsWith(`${contentFolder}/`) && !written.startsWith(`/${contentFolder}/`);
    return inContent ? file.slice(contentFolder.length) : `/${file}`;
  }
  return dotted(written, relativeFile(folderOf(origin.file), file));
}

function routeAs(written: string, route: string, origin: Origin): string {
  return dotted(written, relativeFile(folderOf(origin.path.slice(1)), route.slice(1)));
}

function dotted(written: string, relative: string): string {
  return written.startsWith('.') ? relative : relative.replace(/^\.\//, '');
}

/** The possible paths, most likely first. */
export function candidateFiles(path: string, { file, contentFolder }: Origin): readonly string[] {
  if (path.startsWith('@site/')) return [joinFile('', path.slice('@site/'.length))];
  const beside = joinFile(folderOf(file), path);
  if (path.startsWith('./') || path.startsWith('../')) return [beside];
  const inContent = joinFile(contentFolder, path);
  return path.startsWith('/') ? [inContent, joinFile('', path)] : [beside, inContent, joinFile('', path)];
}

/** The possible path that its author most likely meant. */
export function likeliestFile(
  path: string,
  [first = path, second = first]: readonly string[],
  { contentFolder }: Origin,
): string {
  return path.startsWith(`/${contentFolder}/`) ? second : first;
}
