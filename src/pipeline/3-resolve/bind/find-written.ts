// Finds the target of a document's link, by its kind and syntax.
import { cutAt } from '#kit/cut';
import type { Link } from '#model/document';
import type { Destinations } from '../addresses/destinations.ts';
import { findFileAt, findLink } from '../addresses/find-target.ts';
import type { Found, Origin } from '../addresses/found.ts';
import { fromPage } from '../addresses/with-or-without-base.ts';

export function findWritten({ kind, target, syntax }: Link, from: Origin, destinations: Destinations): Found {
  const origin = { ...from, filesOfPages: syntax !== 'html' };
  const found = (kind === 'link' ? findLink : findFileAt)(target, origin, destinations);
  if (found.kind !== 'missing' || syntax === undefined || !/^[^/#?@]/.test(target)) return found;
  return findFromPage(target, from, destinations) ?? found;
}

/**
 * Finds a static file relative to the page's address, as browsers do. Where the host decides on the trailing slash, both readings
 * are tried.
 */
function findFromPage(target: string, origin: Origin, destinations: Destinations): Found | undefined {
  const [path, rest] = cutAt(target, '?#');
  const own = origin.path.slice(0, origin.path.lastIndexOf('/') + 1);
  const folders = destinations.trailingSlash === undefined ? [own, `${origin.path}/`] : [own];
  const address = folders.map((folder) => fromPage(path, folder, destinations.baseUrl)).find((one) => destinations.served(one));
  return address === undefined ? undefined : findFileAt(address + rest, origin, destinations);
}
