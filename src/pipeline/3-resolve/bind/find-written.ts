// What a document names, as written, to what it leads to.
import type { Link } from '#model/document';
import { joinPath } from '#model/route';
import type { Destinations } from './destinations.ts';
import { findFileAt, findLink } from './find-target.ts';
import type { Found, Origin } from './found.ts';

/** In HTML and JSX the base may stand before an address: there Docusaurus adds none. */
export function findWritten({ kind, target, syntax }: Link, from: Origin, destinations: Destinations): Found {
  const origin = { ...from, filesOfPages: syntax !== 'html' };
  const find = (address: string): Found => (kind === 'link' ? findLink : findFileAt)(address, origin, destinations);
  const found = find(target);
  const { baseUrl } = destinations;
  if (found.kind !== 'missing' || syntax === undefined) return found;
  if (/^[^/#?@]/.test(target)) return findFromPage(target, from, destinations) ?? found;
  if (baseUrl === '/' || !target.startsWith(baseUrl)) return found;
  const below = find(target.slice(baseUrl.length - 1));
  return below.kind === 'missing' ? found : below;
}

/** Browsers count from the address of the page, with or without a slash at its end: a static file may stand there. */
function findFromPage(target: string, origin: Origin, destinations: Destinations): Found | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const folders = [origin.path.replace(/[^/]*$/, ''), `${origin.path}/`];
  const address = folders.map((folder) => joinPath(folder, path)).find((one) => destinations.served(one));
  return address === undefined ? undefined : findFileAt(address + rest, origin, destinations);
}
