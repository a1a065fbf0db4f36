// Lists the pages of a content folder, and finds the page at an address.

import { join, posix } from 'node:path';
import fastGlob from 'fast-glob';
import { cutAt } from '#kit/without-marks';
import { trimEnd } from '#model/cut-text';
import { compareText } from '#model/place';

export interface ContentPages {
  /** Relative to the folder, sorted. */
  readonly files: readonly string[];
  /** The id of the page at an address of the site, such as `/guide/` or `guide/intro.html`; undefined where there is none. */
  idAt(address: string): string | undefined;
  /** Whether a folder holds pages. */
  hasFolder(folder: string): boolean;
}

export async function listPages(root: string, folder: string, ignore: readonly string[]): Promise<ContentPages> {
  const found = await fastGlob('**/*.{md,mdx}', { cwd: join(root, folder), ignore: ['**/node_modules/**', ...ignore] });
  const files = found.sort(compareText);
  const ids = new Map(files.map((file) => [plain(file), file.replace(/\.mdx?$/, '')]));
  return {
    files,
    idAt: (address) => ids.get(plain(address)),
    hasFolder: (name) => files.some((file) => file.startsWith(`${posix.normalize(name).replace(/^\/|\/$/g, '')}/`)),
  };
}

/** Letter case, extensions and the names of index files make no difference. */
function plain(address: string): string {
  const [path] = cutAt(address, '?#');
  const inside = trimEnd(path.replace(/^\.?\/+/, ''), '/').replace(/\.(?:mdx?|html)$/i, '');
  return inside.replace(/(?:^|\/)index$/i, '').toLowerCase();
}

/** The address of a page as slodocs has it: `/guide/intro.html` is `/guide/intro`, `/guide/index` is `/guide/`. */
export function addressOf(link: string): string {
  const [path, rest] = cutAt(link, '?#');
  const clean = path.replace(/\.(?:md|html)$/, '').replace(/(^|\/)index$/, '$1');
  return `${clean.startsWith('/') ? clean : `/${clean.replace(/^\.\//, '')}`}${rest}`;
}

export function isExternal(link: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link);
}
