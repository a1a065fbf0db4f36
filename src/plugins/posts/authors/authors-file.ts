// Reads and validates the authors file, which maps keys to authors.
import kebabCase from 'lodash.kebabcase';
import { type Place, type PluginContext, type PrintedAddress, readPermalink } from 'slodocs/kit';
import { badAddress } from '../bad-address.ts';
import { type DataFile, type Kind, readDataFile, readEntry } from '../data-file.ts';
import type { Terms } from '../options.ts';
import type { Author } from './author.ts';
import { addressesOf, type PlaceIn, reportMisspelt } from './said-of-author.ts';
import type { Described, KnownAuthor } from './shapes.ts';
import { profileOf, type Social } from './socials.ts';

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
  usual: 'authors.yml',
  shape:
    'A file of authors is a map. Each key is an author: a map with `name` or `image_url`, and `title`, `url`, `email`, `page`, `description`, `socials`.',
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
