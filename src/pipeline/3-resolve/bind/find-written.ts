// What a document names, as written, to what it leads to.
import type { Link } from '#model/document';
import { joinPath } from '#model/route';
import type { Destinations } from './destinations.ts';
import { findFileAt, findLink } from './find-target.ts';
import type { Found, Origin } from './found.ts';

export function findWritten({ kind, target, syntax }: Link, from: Origin, destinations: Destinations): Found {
  const origin = { ...from, filesOfPages: syntax !== 'html' };
  const found = (kind === 'link' ? findLink : findFileAt)(target, origin, destinations);
  if (found.kind !== 'missing' || syntax === undefined || !/^[^/#?@]/.test(target)) return found;
  return findFromPage(target, from, destinations) ?? found;
}

/** Browsers count from the address of the page, whose slash the host decides where the site does not: a static file may stand there. */
function findFromPage(target: string, origin: Origin, destinations: Destinations): Found | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const own = origin.path.replace(/[^/]*$/, '');
  const folders = destinations.trailingSlash === undefined ? [own, `${origin.path}/`] : [own];
  const address = folders.map((folder) => joinPath(folder, path)).find((one) => destinations.served(one));
  return address === undefined ? undefined : findFileAt(address + rest, origin, destinations);
}
