// Recognizes imports of a file's text, such as `./code.ts?raw` and `raw-loader`.

const query = '?raw';

/**
 * Normalizes `!!raw-loader!./code.ts`, `!!./code.ts?raw` and `./code.ts?raw` to the last form; returns any other specifier
 * unchanged.
 */
export function plainRaw(specifier: string): string {
  const path = /^(?:!!|!|-!)?(?:raw-loader!)?(.*?)(\?raw)?$/.exec(specifier);
  const isRaw = /^(?:!!|!|-!)?raw-loader!/.test(specifier) || specifier.endsWith(query);
  return isRaw ? `${path?.[1] ?? ''}${query}` : specifier;
}

/** The imported file of a raw import; undefined for any other import. */
export function rawFile(specifier: string): string | undefined {
  const plain = plainRaw(specifier);
  return plain.endsWith(query) ? plain.slice(0, -query.length) : undefined;
}
