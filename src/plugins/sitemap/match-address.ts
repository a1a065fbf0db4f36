// Compiles globs to a matcher of addresses.

import picomatch from 'picomatch';
import { trimEnd } from 'slodocs/kit';

/** Globs as Docusaurus takes them: `*` stays inside a part of the path. A slash at the end of an address makes no difference. */
export function matchAddress(globs: readonly string[]): (address: string) => boolean {
  const matches = picomatch(globs.map(trim), { dot: true });
  return (address) => matches(trim(address));
}

function trim(path: string): string {
  return trimEnd(path, '/') || '/';
}
