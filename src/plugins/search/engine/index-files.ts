// Names the files of a scope's index, and reads those that belong together.

export interface IndexReader {
  /** The text of a file of the index. With `isFresh`, not from a cache. Rejects if there is none. */
  read(path: string, isFresh: boolean): Promise<string>;
}

/** The folder of an index, in the output. */
export const indexFolder = 'search-index';

/** The queries of a site's search tests, in the folder of its index: by them, two outputs are compared. */
export const testsFile = 'tests.json';

export interface WrittenTests {
  /** The version of the format. */
  readonly format: 1;
  readonly queries: readonly { readonly query: string; readonly scopes: readonly string[] }[];
}

export function overviewPath(scope: string): string {
  return `${folderOf(scope)}/index.json`;
}

export function shardPath(scope: string, shard: number): string {
  return `${folderOf(scope)}/terms-${shard}.txt`;
}

export function wordListPath(scope: string, list: number): string {
  return `${folderOf(scope)}/words-${list}.txt`;
}

/** `file` is the number of a file within a group. */
export function cardPath(scope: string, group: number, file: number): string {
  return `${folderOf(scope)}/cards-${group}-${file}.json`;
}

/** Versions may be named with characters that file names cannot have. */
function folderOf(scope: string): string {
  return scope.replace(/[^\w.-]/gu, (character) => `~${character.codePointAt(0)?.toString(16)}`);
}

/** The index has files of different builds, as while a site is uploaded. */
export class EditionFault extends Error {
  override readonly name = 'EditionFault';
}

/** The lines after the first one, which is the edition, with the line feed before each. */
export function readLines(text: string, edition: string): string {
  const end = text.indexOf('\n');
  if (text.slice(0, end) !== edition) throw new EditionFault('a file of the index belongs to a different build');
  return text.slice(end);
}
