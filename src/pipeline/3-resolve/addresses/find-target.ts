// Finds what an address in content leads to, or why it leads nowhere.
import { folderOf, joinFile } from '#model/file-path';
import type { PlacedDoc, PlacedPage } from '#model/page';
import { encodePath, joinPath, routeKey } from '#model/route';
import { currentVersion } from '#model/version';
import { type Destinations, isReachable } from './destinations.ts';
import { type AddressParts, type Found, isOuter, missing, type Origin, splitAddress, url } from './found.ts';
import { candidateFiles, likeliestFile } from './suggest.ts';
import { fromPage, withOrWithoutBase } from './with-or-without-base.ts';

/** Finds the target of a link in content. The forms are Docusaurus's; see "links" in the manual. */
export function findLink(address: string, origin: Origin, destinations: Destinations): Found {
  return withOrWithoutBase(address, destinations, (one) => findLinkBelow(one, origin, destinations));
}

/** Finds the target of a link whose address certainly has no base. */
export function findLinkBelow(address: string, origin: Origin, destinations: Destinations): Found {
  if (isOuter(address)) return findOuter(address, destinations);
  const parts = splitAddress(address);
  if (parts.path === '') return samePage(parts, origin, destinations);
  if (origin.filesOfPages !== false && /\.mdx?$/i.test(parts.path)) return findFile(parts, origin, destinations);
  const asset = findModulePage(parts, origin, destinations) ?? findAsset(parts, origin, destinations);
  if (asset) return asset;
  return parts.path.startsWith('@site/')
    ? missing('asset', parts, assetPath(parts.path, origin))
    : findRoute(parts, origin, destinations);
}

/** Finds the file of an image, or of an address that can be nothing but a file. */
export function findFileAt(address: string, origin: Origin, destinations: Destinations): Found {
  return withOrWithoutBase(address, destinations, (one) => findFileBelow(one, origin, destinations));
}

function findFileBelow(address: string, origin: Origin, destinations: Destinations): Found {
  if (isOuter(address)) return findOuter(address, destinations);
  const parts = splitAddress(address);
  return (
    findAsset(parts, origin, destinations) ??
    findMade(parts, parts.path, destinations) ??
    missing('asset', parts, assetPath(parts.path, origin))
  );
}

/** Checks that an address with the site's own host exists; the address is kept as written. */
function findOuter(address: string, destinations: Destinations): Found {
  const there = destinations.there(address);
  if (there) return there;
  const found = url(outerUrl(address, destinations));
  const own = destinations.ownAddress(address);
  if (own === undefined) return found;
  const parts = splitAddress(own.below);
  const path = joinPath(parts.path);
  const page = destinations.page(path);
  if (page) return { ...(found as Extract<Found, { kind: 'target' }>), page, hash: parts.hash, withHost: true };
  // The bare host means the site as a whole, whose home page may be served externally.
  if (
    path === '/' ||
    destinations.served(path) ||
    destinations.redirectTarget(path) !== undefined ||
    findMade(parts, path, destinations)
  )
    return found;
  return isDraft(path, destinations) ? { kind: 'draft' } : { ...missing('route', parts, path), own };
}

/** `pathname:///x` means `/x` under the base, whoever serves it. With the path of a language, it is below the base of the site. */
function outerUrl(address: string, { baseUrl, languages }: Destinations): string {
  if (!address.startsWith('pathname://')) return address;
  const path = address.slice('pathname://'.length);
  // In the default language of a site without a base, every path begins with the base.
  const named = languages.find((language) => `${path}/`.startsWith(language.path));
  if (named) return named.url + path.slice(named.path.length);
  return path.startsWith('/') && !path.startsWith(baseUrl) ? joinPath(baseUrl, path) : path;
}

/** `#id` is kept; an empty address is a fault. */
function samePage(parts: AddressParts, origin: Origin, { page }: Destinations): Found {
  if (parts.hash === undefined && parts.query === '') return missing('route', parts, parts.path);
  const here = page(origin.path);
  return {
    kind: 'target',
    target: { kind: 'url', url: parts.suffix },
    ...(here ? { page: here } : {}),
    hash: parts.hash,
  };
}

function findFile(parts: AddressParts, origin: Origin, { table }: Destinations): Found {
  const files = candidateFiles(parts.path, origin);
  for (const file of files) {
    const page = table.bySource(file);
    if (page && isReachable(page, origin.version)) return toPage(origin.meansLast ? ofLastVersion(page, table) : page, parts);
  }
  if (files.some((file) => table.excluded.unread.has(file))) return url(parts.path);
  const isDraftOf = (draft: PlacedDoc): boolean => files.includes(draft.document.source.path);
  return table.excluded.drafts.some(isDraftOf)
    ? { kind: 'draft' }
    : missing('file', parts, likeliestFile(parts.path, files, origin));
}

/** The same doc of the version that readers need; the page itself where that version lacks it. */
function ofLastVersion(page: PlacedDoc, { versions, byId }: Destinations['table']): PlacedDoc {
  const last = page.version === currentVersion && versions.find(({ docs, isLast }) => docs === page.docs && isLast);
  return (last && byId(page.docs, last.name, page.id)) || page;
}

/** A module is a page if one is made from it, else an ordinary file. */
function findModulePage(parts: AddressParts, origin: Origin, { table }: Destinations): Found | undefined {
  if (!/\.[jt]sx?$/.test(parts.path)) return undefined;
  const page = candidateFiles(parts.path, origin)
    .map((file) => table.bySource(file))
    .find(Boolean);
  return page && toPage(page, parts);
}

function findAsset(parts: AddressParts, origin: Origin, { asset, served, standIn }: Destinations): Found | undefined {
  const path = assetPath(parts.path, origin);
  // Translations may be deeper in folders than their originals: what they name counts from either.
  const found = path.startsWith('/')
    ? served(path)
    : (asset(path) ?? asset(assetPath(parts.path, { file: standIn(origin.file) })));
  if (!found) return undefined;
  const address = found.served === undefined ? {} : { served: found.served };
  return { kind: 'target', target: { kind: 'asset', path: found.path, ...address, suffix: parts.suffix } };
}

/** The address of a static file, or a path from the root of the site. */
export function assetPath(path: string, { file }: Pick<Origin, 'file'>): string {
  if (path.startsWith('/')) return path;
  return path.startsWith('@site/') ? joinFile('', path.slice('@site/'.length)) : joinFile(folderOf(file), path);
}

function findRoute(parts: AddressParts, origin: Origin, destinations: Destinations): Found {
  const path = parts.path.startsWith('/')
    ? joinPath(parts.path)
    : fromPage(parts.path, origin.path.slice(0, origin.path.lastIndexOf('/') + 1), destinations.baseUrl);
  const page = destinations.page(path);
  if (page) return toPage(page, parts);
  // An address that ends in `.md` means the page, not its Markdown twin.
  const made = /\.mdx?$/i.test(path) && !destinations.isExternal(path) ? undefined : findMade(parts, path, destinations);
  return made ?? (isDraft(path, destinations) ? { kind: 'draft' } : missing('route', parts, path));
}

/** An address that is served externally, or that a plugin will emit. */
function findMade(parts: AddressParts, path: string, destinations: Destinations): Found | undefined {
  if (destinations.isExternal(path)) {
    const route = { locale: 'en', version: null, path };
    return { kind: 'target', target: { kind: 'route', route, suffix: parts.suffix } };
  }
  const base = destinations.emittedBase(path);
  if (base === undefined) return undefined;
  destinations.awaitFile(path);
  return url(base + encodePath(path).slice(1) + parts.suffix);
}

function isDraft(path: string, { table }: Destinations): boolean {
  return table.excluded.drafts.some(({ route }) => routeKey(route.path) === routeKey(path));
}

function toPage(page: PlacedPage, parts: AddressParts): Found {
  return { kind: 'target', target: { kind: 'route', route: page.route, suffix: parts.suffix }, page, hash: parts.hash };
}
