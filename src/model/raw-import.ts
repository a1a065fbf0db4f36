// Imports of a file's text instead of what it exports, in the forms that bundlers know.

const query = '?raw';

/** `!!raw-loader!./code.ts`, `!!./code.ts?raw` and `./code.ts?raw` are all the last of these; any other specifier is as it was. */
export function plainRaw(specifier: string): string {
  const path = /^(?:!!|!|-!)?(?:raw-loader!)?(.*?)(\?raw)?$/.exec(specifier);
  const isRaw = /^(?:!!|!|-!)?raw-loader!/.test(specifier) || specifier.endsWith(query);
  return isRaw ? `${path?.[1] ?? ''}${query}` : specifier;
}

/** The file that is asked for as text; undefined for any other import. */
export function rawFile(specifier: string): string | undefined {
  const plain = plainRaw(specifier);
  return plain.endsWith(query) ? plain.slice(0, -query.length) : undefined;
}
