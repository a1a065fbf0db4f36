// Reads the site that a `resolve` hook returns.

import { messageOf } from '#kit/thrown';
import type { Document } from '#model/document';
import type { Fields } from '#model/fields';
import type { PlacedPage } from '#model/page';
import type { LateRedirects, Redirect } from '#model/redirect';
import type { Emitted, PlacedSite } from '#model/site';
import type { SourceFile } from '#model/source-file';
import { readPage } from './pages.ts';
import { changedList, foundOf, listBy, plainCopyOf, type Read, readBy } from './read-answers.ts';
import * as shapes from './shapes.ts';

/** Calls a function that a plugin returned for later. Empty, and a report, where it throws or returns something else. */
export type CallLater = <T>(
  plugin: string,
  what: string,
  call: () => unknown,
  read: (list: unknown) => Read<readonly T[]>,
) => readonly T[];

class WrongSite extends Error {}

/** Thrown by a function that a plugin returned for later, where it answers something else. */
export class InvalidAnswer extends Error {}

/** What the hook was given and returns unchanged is read no further. `problem` is the end of a sentence that begins with the hook. */
export function readSite(answer: unknown, given: PlacedSite, later: CallLater): Read<PlacedSite> {
  try {
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
      return { problem: `did not return a site, but ${foundOf(answer)}` };
    if (answer === given) return { value: given };
    return { value: siteOf(answer as Fields, given, later) };
  } catch (thrown) {
    return {
      problem: thrown instanceof WrongSite ? thrown.message : `returned a site that cannot be read: ${messageOf(thrown)}`,
    };
  }
}

function siteOf(answer: Fields, given: PlacedSite, later: CallLater): PlacedSite {
  const lists = [
    'pages',
    'versions',
    'assets',
    'orders',
    'collected',
    'drawn',
    'sidebars',
    'redirects',
    'emitted',
    'addresses',
  ] as const;
  const returned = Object.fromEntries(lists.map((key) => [key, answer[key]]));
  for (const key of lists)
    if (!Array.isArray(returned[key]))
      throw new WrongSite(`did not return a valid site: "${key}" is ${foundOf(returned[key])}, not a list`);
  const changed = <T>(key: keyof PlacedSite & (typeof lists)[number], read: (entry: unknown) => Read<T>): readonly T[] =>
    soundOf(changedList(returned[key], key, given[key] as never, read));
  const documents = new Map<SourceFile, Document>();
  for (const page of given.pages) if (page.kind === 'doc') documents.set(page.document.source, page.document);
  return {
    // Settings come from the config alone.
    settings: given.settings,
    versions: changed('versions', (entry) => readBy(shapes.version, entry)),
    pages: changed<PlacedPage>('pages', (page) => readPage(page, documents)),
    assets: changed('assets', (entry) => readBy(shapes.asset, entry)),
    orders: changed('orders', (entry) => readBy(shapes.order, entry)),
    collected: changed('collected', (entry) => readBy(shapes.collected, entry)),
    drawn: changed('drawn', (entry) => readBy(shapes.drawn, entry)),
    sidebars: changed('sidebars', (entry) => readBy(shapes.sidebar, entry)),
    redirects: changed('redirects', (entry) => readRedirect(entry)),
    data: dataOf(answer['data'], given.data),
    emitted: changed('emitted', (entry) => readEmitted(entry, later)),
    addresses: changed('addresses', (entry) => readBy(shapes.address, entry)),
    loads: answer['loads'] === given.loads ? given.loads : loadsOf(answer['loads']),
  };
}

function loadsOf(loads: unknown): PlacedSite['loads'] {
  const read = readBy<PlacedSite['loads']>(shapes.sources, loads);
  if ('problem' in read) throw new WrongSite(`did not return a valid site: "loads" does not map directives to lists of sources`);
  return read.value;
}

function dataOf(data: unknown, given: PlacedSite['data']): PlacedSite['data'] {
  if (data === given) return given;
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new WrongSite(`did not return a valid site: "data" is ${foundOf(data)}, not an object`);
  const made: Record<string, PlacedSite['data'][string]> = {};
  for (const key of Object.keys(data)) {
    const value = (data as Fields)[key];
    const copied = Object.hasOwn(given, key) && given[key] === value ? { value } : plainCopyOf(value, ['data', key]);
    if ('problem' in copied) throw new WrongSite(`returned data that cannot be passed to pages: ${copied.problem}`);
    Object.defineProperty(made, key, { value: copied.value, enumerable: true });
  }
  return made;
}

function readRedirect(entry: unknown): Read<Redirect | LateRedirects> {
  const isLate = typeof entry === 'object' && entry !== null && 'redirects' in entry;
  if (!isLate) return readBy<Redirect>(shapes.redirect, entry);
  const read = readBy<LateRedirects>(shapes.lateRedirects, entry);
  if ('problem' in read) return read;
  const { plugin, redirects } = read.value;
  return {
    value: {
      plugin,
      redirects(...known) {
        const list = listBy<Redirect>(redirects.call(entry, ...known), 'redirects', shapes.redirect);
        if ('problem' in list) throw new InvalidAnswer(list.problem);
        return list.value;
      },
    },
  };
}

function readEmitted(entry: unknown, later: CallLater): Read<Emitted> {
  const read = readBy<Emitted>(shapes.emitted, entry);
  if ('problem' in read) return read;
  const { plugin, addresses } = read.value;
  const what = `the plugin "${plugin}", while listing the addresses of its files,`;
  const readAll = (list: unknown): Read<readonly string[]> => listBy(list, 'addresses', shapes.text);
  return { value: { plugin, addresses: (pages) => later(plugin, what, () => addresses.call(entry, pages), readAll) } };
}

function soundOf<T>(read: Read<T>): T {
  if ('problem' in read) throw new WrongSite(read.problem);
  return read.value;
}
