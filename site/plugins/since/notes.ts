// Lists the release notes of each product by version.
import { collectionKey, type PlacedDoc, type PlacedPage } from 'slodocs';

/** The release notes folder of each product, by the id of its `posts()`. */
export type Products = Readonly<Record<string, string>>;

export interface Note {
  readonly product: string;
  readonly version: string;
  /** ISO 8601 date. */
  readonly date: string;
  readonly page: PlacedDoc;
}

/** Returns the version of a note, which is its file name. */
export function versionOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.mdx?$/, '');
}

/** Returns the notes, newest version first. */
export function notesOf(pages: readonly PlacedPage[], products: Products): readonly Note[] {
  const owners = new Map(Object.keys(products).map((product) => [collectionKey(`posts-${product}`, product), product]));
  const notes = pages.flatMap((page) => {
    const product = page.kind === 'doc' ? owners.get(page.docs) : undefined;
    if (page.kind !== 'doc' || product === undefined || page.date === undefined) return [];
    return [{ product, version: versionOf(page.document.source.path), date: page.date.slice(0, 10), page }];
  });
  return notes.sort((a, b) => compareVersions(b.version, a.version));
}

/** Compares versions; a beta precedes the stable version with the same number. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  const difference = left.numbers.map((number, at) => number - (right.numbers[at] ?? 0)).find((one) => one !== 0);
  if (difference !== undefined) return difference;
  if (left.beta === right.beta) return 0;
  if (left.beta === '' || right.beta === '') return left.beta === '' ? 1 : -1;
  return left.beta < right.beta ? -1 : 1;
}

function partsOf(version: string) {
  const [numbers = '', ...beta] = version.split('-');
  const [major = 0, minor = 0, patch = 0] = numbers.split('.').map(Number);
  return { numbers: [major, minor, patch], beta: beta.join('-') };
}
