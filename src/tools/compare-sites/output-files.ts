// Reads files of an output folder, and nothing outside of it.

import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { decoded } from '#model/parse-url';

export interface OutputFiles {
  /** Undefined for a file that is missing, not a file, or outside of the folder. */
  read(path: string): Buffer | undefined;
  /** The HTML of a page, by its path without base. */
  page(path: string): string | undefined;
  /** Stands for the bytes of a file that a page names by an address; the address itself where it names none of the folder. */
  digest(address: string): string;
}

export function openOutput(folder: string, baseUrl: string): OutputFiles {
  const root = realpathSync(folder);
  const digests = new Map<string, string>();
  const read = (path: string): Buffer | undefined => {
    if (path.includes('\0')) return undefined;
    const file = join(root, path);
    try {
      // A link within the output may lead out of it.
      const real = realpathSync(file);
      return real.startsWith(root + sep) && lstatSync(real).isFile() ? readFileSync(real) : undefined;
    } catch {
      return undefined;
    }
  };
  const digest = (address: string): string => {
    const path = localPath(address, baseUrl);
    const known = digests.get(address);
    if (path === undefined || known !== undefined) return known ?? address;
    const bytes = read(path);
    const found = bytes ? createHash('sha256').update(bytes).digest('hex').slice(0, 16) : address;
    digests.set(address, found);
    return found;
  };
  return {
    read,
    page(path) {
      const plain = decoded(path)
        .split('/')
        .filter((name) => name !== '')
        .join('/');
      const candidates = plain === '' ? ['index.html'] : [`${plain}/index.html`, `${plain}.html`];
      return candidates.reduce<string | undefined>((found, one) => found ?? read(one)?.toString(), undefined);
    },
    digest,
  };
}

/** The path in the output of an address with the base; undefined for one elsewhere. */
function localPath(address: string, baseUrl: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.startsWith(baseUrl) && !path.startsWith('//') ? decoded(path.slice(baseUrl.length)) : undefined;
}
