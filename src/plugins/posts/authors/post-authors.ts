// Resolves the authors named in a post's front matter.

import { keyPlace, nearest, type Place, type PlacedDoc, type PluginContext, type PrintedAddress, respell } from 'slodocs/kit';
import { ownValue, postPlace } from '../doc-values.ts';
import type { Author } from './author.ts';
import { type AuthorsFile, addressesOf, authorOf, type PlaceIn, reportMisspelt, socialsOf } from './authors-file.ts';
import type { InlineAuthor } from './shapes.ts';

type OnAddress = (address: PrintedAddress) => void;

/** Maps older keys for a single author to current ones. */
export const olderKeys = {
  author: 'name',
  author_title: 'title',
  authorTitle: 'title',
  author_url: 'url',
  authorURL: 'url',
  author_image_url: 'image_url',
  authorImageURL: 'image_url',
} as const;

/** Reads authors in the order of the post. Reports and skips invalid ones. Calls `onAddress` for each address. */
export async function readAuthors(
  doc: PlacedDoc,
  file: AuthorsFile | undefined,
  ctx: PluginContext,
  onAddress: OnAddress,
): Promise<readonly Author[]> {
  const written = ownValue(doc, 'authors');
  const older = Object.keys(olderKeys).filter((key) => ownValue(doc, key) !== undefined);
  const placeOf = (key: string): Place => keyPlace(doc.document.facts, key) ?? postPlace(doc);
  if (written !== undefined && written !== null && older[0] !== undefined) {
    ctx.report({
      code: 'invalid-authors',
      message: `"${older[0]}" and "authors" cannot be combined`,
      help: 'Keep `authors`, and remove the older keys.',
      place: placeOf(older[0]),
      related: [{ message: 'the authors of the post', place: placeOf('authors') }],
    });
  }
  if (written === undefined || written === null) {
    const said = Object.fromEntries(older.map((key) => [olderKeys[key as keyof typeof olderKeys], ownValue(doc, key)]));
    const placeIn = (key: string): Place => placeOf(older.find((one) => olderKeys[one as keyof typeof olderKeys] === key) ?? key);
    return older.length === 0 ? [] : await readOne(said, placeOf(older[0] ?? ''), placeIn, undefined, ctx, onAddress);
  }
  const list = Array.isArray(written) ? (written as readonly unknown[]) : [written];
  const authors: Author[] = [];
  for (const [index, one] of list.entries()) {
    const at = Array.isArray(written) ? `authors.${index}` : 'authors';
    authors.push(...(await readOne(one, placeOf(at), (key) => placeOf(`${at}.${key}`), file, ctx, onAddress)));
  }
  return authors;
}

async function readOne(
  written: unknown,
  place: Place,
  placeIn: (key: string) => Place,
  file: AuthorsFile | undefined,
  ctx: PluginContext,
  onAddress: OnAddress,
): Promise<readonly Author[]> {
  if (typeof written === 'string' && written.trim() !== '') return knownAuthor(written, place, file, ctx);
  const { inlineShape } = await import('./shapes.ts');
  const { data, error } = inlineShape.safeParse(written);
  for (const { path, message } of error?.issues ?? []) {
    ctx.report({
      code: 'invalid-authors',
      message: path.length === 0 ? `an author must be ${message}` : `"${path.join('.')}" of an author must be ${message}`,
      help: 'Write a key from the authors file, or describe an author: `{ name: Jane Doe, url: https://… }`.',
      place: path.length === 0 ? place : placeIn(path.join('.')),
    });
  }
  const placeOf: PlaceIn = (path) => placeIn(path.join('.'));
  if (typeof written === 'object' && written !== null) reportMisspelt(written, placeOf, ctx);
  if (!data) return [];
  for (const address of addressesOf(data, placeOf)) onAddress(address);
  if (data.key === undefined) {
    if (file) reportInline(data, place, file, ctx);
    return [{ ...authorOf(data), key: null, permalink: undefined }];
  }
  return knownAuthor(data.key, placeIn('key'), file, ctx).map((known) => ({ ...known, ...overrides(data) }));
}

/** A post's description of an author takes precedence over the file. */
function overrides(said: InlineAuthor): Partial<Author> {
  const { name, title, url, email, description, socials } = said;
  const imageUrl = said.imageURL ?? said.image_url;
  const own = { name, title, url, email, description, imageUrl, socials: socials && socialsOf(socials) };
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
}

function knownAuthor(key: string, place: Place, file: AuthorsFile | undefined, ctx: PluginContext): readonly Author[] {
  const known = file?.authors.get(key);
  if (known) return [known];
  // The reason is reported at the file.
  if (file && (!file.sound || file.unsound.has(key))) return [];
  const meant = nearest(key, file?.authors.keys() ?? []);
  const define = file ? `Add it to "${file.path}"` : 'Describe it in an "authors.yml" file next to the posts';
  ctx.report({
    code: 'unknown-author',
    message: file ? `"${file.path}" has no author "${key}"` : `there is no authors file that defines "${key}"`,
    help: meant === undefined ? `${define}: \`${key}: { name: … }\`.` : `Did you mean "${meant}"?`,
    place,
    ...respell(place, key, meant),
  });
  return [];
}

function reportInline({ name }: InlineAuthor, place: Place, file: AuthorsFile, ctx: PluginContext): void {
  ctx.report({
    code: 'inline-author',
    message: `the author${name === undefined ? '' : ` "${name}"`} is described here instead of in "${file.path}"`,
    help: 'Describe each author once in that file, and write only the key here. All posts by the author are then listed together.',
    place,
  });
}
