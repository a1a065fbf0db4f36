// Reads and validates the authors file, which maps keys to authors.
import kebabCase from 'lodash.kebabcase';
import { nearest, type Place, type PluginContext, type PrintedAddress, readPermalink, respell } from 'slodocs/kit';
import { badAddress } from '../bad-address.ts';
import { type DataFile, type Kind, readDataFile, readEntry } from '../data-file.ts';
import { type Terms, usualAuthorsFile } from '../options.ts';
import { type Author, platforms, profileOf, type Social } from './author.ts';
import type { Described, KnownAuthor } from './shapes.ts';

export interface AuthorsFile {
  readonly path: string;
  /** By key, in the order of the file. */
  readonly authors: ReadonlyMap<string, Author>;
  /** Keys with invalid entries, which are reported. */
  readonly unsound: ReadonlySet<string>;
  /** False if the file itself is invalid. */
  readonly sound: boolean;
  /** What these authors name. */
  readonly addresses: readonly PrintedAddress[];
}

const kind: Kind = {
  of: 'authors',
  option: 'authorsMapPath',
  usual: usualAuthorsFile,
  shape:
    'An authors file must be a map. Each key is an author: a map with `name` or `image_url`, and optionally `title`, `url`, `email`, `page`, `description`, `socials`.',
};

/** Undefined where there is none. */
export async function readAuthorsFile(terms: Terms, ctx: PluginContext): Promise<AuthorsFile | undefined> {
  const file = await readDataFile(terms.path, terms.authorsFile, kind, ctx);
  if (!file) return undefined;
  const { knownShape } = await import('./shapes.ts');
  const authors = new Map<string, Author>();
  const unsound = new Set<string>();
  const places = new Map<string, Place>();
  const addresses: PrintedAddress[] = [];
  for (const entry of file.entries) {
    const [key] = entry;
    const known = readEntry(knownShape, entry, file, kind, ctx);
    const placeIn: PlaceIn = (path, part) => file.locate([key, ...path], part);
    if (typeof entry[1] === 'object' && entry[1] !== null) reportMisspelt(entry[1], placeIn, ctx);
    if (!known) {
      unsound.add(key);
      continue;
    }
    authors.set(key, { ...authorOf(known), key, permalink: permalinkOf(key, known, places, file, ctx) });
    addresses.push(...addressesOf(known, placeIn));
  }
  return { path: file.path, authors, unsound, sound: file.sound, addresses };
}

/** Reads the description of an author, from the file or from a post. */
export function authorOf(said: Described): Omit<Author, 'key' | 'permalink'> {
  const { name = '', title = '', url = null, email = null, description = '' } = said;
  const imageUrl = said.imageURL ?? said.image_url ?? null;
  return { name, title, url, email, imageUrl, description, socials: socialsOf(said.socials) };
}

export function socialsOf(written: Readonly<Record<string, string>> = {}): readonly Social[] {
  return Object.entries(written).flatMap(([platform, name]) => profileOf(platform, name) ?? []);
}

function permalinkOf(
  key: string,
  { page }: KnownAuthor,
  places: Map<string, Place>,
  { locate }: DataFile,
  ctx: PluginContext,
): string | undefined {
  if (page === undefined || page === false) return undefined;
  const written = page === true ? undefined : page.permalink;
  const place = written === undefined ? locate([key], 'key') : locate([key, 'page', 'permalink']);
  const permalink = written === undefined ? `/${kebabCase(key)}` : readPermalink(written);
  if (permalink === undefined || permalink === '/') {
    ctx.report({ ...badAddress(written ?? key, `the author "${key}"`), place });
    return undefined;
  }
  const first = places.get(permalink);
  if (first) {
    ctx.report({
      code: 'duplicate-permalink',
      message: `another author has the address "${permalink}"`,
      help: 'Give one of them another address: `page: { permalink: /… }`.',
      place,
      related: [{ message: 'the other author', place: first }],
    });
    return undefined;
  }
  places.set(permalink, place);
  return permalink;
}

const keys = ['name', 'title', 'url', 'email', 'image_url', 'imageURL', 'description', 'socials', 'page', 'key'];

/** Finds the place of a key or value. */
export type PlaceIn = (path: readonly string[], part: 'key' | 'value') => Place;

export function addressesOf(said: Described, placeIn: PlaceIn): readonly PrintedAddress[] {
  const one = (kind: PrintedAddress['kind'], path: readonly string[], target: string | undefined): readonly PrintedAddress[] =>
    target === undefined ? [] : [{ kind, target, place: placeIn(path, 'value') }];
  const whole = Object.entries(said.socials ?? {}).filter(([, written]) => isWhole(written));
  return [
    ...one('link', ['url'], said.url),
    ...(said.imageURL === undefined ? one('image', ['image_url'], said.image_url) : one('image', ['imageURL'], said.imageURL)),
    ...whole.flatMap(([platform, written]) => one('link', ['socials', platform], written)),
  ];
}

function isWhole(written: unknown): boolean {
  return typeof written === 'string' && /^(?:https?|mailto):/i.test(written);
}

/**
 * Reports keys that resemble known ones. A name on an unknown platform is a fault anyway; other keys, and other platforms with a
 * full address, are the author's choice.
 */
export function reportMisspelt(said: object, placeIn: PlaceIn, ctx: PluginContext): void {
  report(said, keys, [], 'not a key of an author');
  const { socials } = said as { readonly socials?: unknown };
  if (typeof socials === 'object' && socials !== null) report(socials, platforms, ['socials'], 'not a known platform');

  function report(map: object, known: readonly string[], path: readonly string[], what: string): void {
    for (const [key, written] of Object.entries(map)) {
      const isKnown = known.includes(key) || (path.length > 0 && (known.includes(key.toLowerCase()) || !isWhole(written)));
      const meant = isKnown || key.length < 3 ? undefined : nearest(key, known);
      if (meant === undefined || meant in map) continue;
      const place = placeIn([...path, key], 'key');
      ctx.report({
        code: 'misspelt-key',
        message: `"${key}" is ${what}`,
        help: `Did you mean "${meant}"?`,
        place,
        ...respell(place, key, meant),
      });
    }
  }
}
