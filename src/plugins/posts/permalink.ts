// Addresses of tags and authors as their authors write them, to the form in which two can be compared.
import { joinPath } from '#model/route';

/** Undefined where it can be no part of an address. */
export function readPermalink(written: string): string | undefined {
  if (/[?#\\\p{Cc}]|^[a-z][a-z\d+.-]*:|^\/\//iu.test(written)) return undefined;
  if (written.split('/').some((segment) => segment === '..' || segment === '.')) return undefined;
  const path = joinPath(written).replace(/\/+$/, '');
  return path === '' ? undefined : path;
}

/** What is wrong with one, in the words of a report. `whose` is such as `the tag "C++"`. */
export function badAddress(written: string, whose: string) {
  return {
    code: 'invalid-address',
    message: `"${written}" cannot be the address of ${whose}`,
    help: 'Give it a `permalink`: a path such as `/billing`, without scheme, `?`, `#`, `\\` and `..`.',
  };
}
