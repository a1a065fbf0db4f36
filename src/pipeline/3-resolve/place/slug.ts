// Validates slugs, ids and file names that become part of a route.
import { fitsAddress } from '#model/address-part';
import type { DiagnosticDraft } from '#model/diagnostic';
import { joinFile } from '#model/file-path';
import type { Place } from '#model/place';

/** True for a path, relative to `folder` or to the docs folder, that stays inside the docs folder. */
export function isSlug(slug: string, folder: string): boolean {
  if (!fitsAddress(slug) || /^[a-z][a-z\d+.-]*:\/\/|^\/\/|^\/(?:.*\/)?\.\.?(?:\/|$)/i.test(slug)) return false;
  return !`${joinFile(slug.startsWith('/') ? '' : folder, slug)}/`.startsWith('../');
}

export function badSlug(slug: string, place: Place): DiagnosticDraft {
  return {
    code: 'resolve/invalid-slug',
    message: `the slug "${slug}" cannot be part of an address`,
    help: 'A slug is a path such as `install` or `/guides/install`: no scheme or host, no `?`, `#` or `\\`, and no `..` above the docs folder or behind a `/` at its start.',
    place,
  };
}

/** Without a slug, the id is the last segment of the route. */
export function badId(id: string, place: Place): DiagnosticDraft | undefined {
  if (fitsAddress(id) && id !== '.' && id !== '..') return undefined;
  return {
    code: 'resolve/invalid-slug',
    message: `the id "${id}" cannot be part of an address`,
    help: 'It may hold no `?`, `#` or `\\`, and may not be `.` or `..`. Change it, or give the page a `slug` besides.',
    place,
  };
}

/** Checks the part of a file's path that becomes part of its route. */
export function badName(name: string, place: Place): DiagnosticDraft | undefined {
  if (fitsAddress(name)) return undefined;
  return {
    code: 'resolve/invalid-slug',
    message: `the name "${name}" cannot be part of an address`,
    help: 'Rename it without `?`, `#` or `\\`, or give the page a `slug` that begins with `/`.',
    place,
  };
}
