// Names what this package holds: its version, its files, and its built modules.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of a file of this package. */
export function ofPackage(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** The absolute path of this package. */
export const packageFolder = dirname(ofPackage('package.json'));

/** The absolute path of a built module, relative to `dist`. */
export function built(path: string): string {
  return ofPackage(`dist/${path}`);
}

interface Description {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export const description = JSON.parse(readFileSync(ofPackage('package.json'), 'utf8')) as Description;

export const { version } = description;
