// Slugs: what an author may write as the last part of a route.
import type { DiagnosticDraft } from '#model/diagnostic';
import { joinFile } from '#model/file-path';
import type { Place } from '#model/place';

/** True for a path, relative to `folder` or from the docs folder, that stays in the docs folder. */
export function isSlug(slug: string, folder: string): boolean {
  if (/[?#\\\p{Cc}]|^[a-z][a-z\d+.-]*:\/\//iu.test(slug)) return false;
  return !`${joinFile(slug.startsWith('/') ? '' : folder, slug)}/`.startsWith('../');
}

export function badSlug(slug: string, place: Place): DiagnosticDraft {
  return {
    code: 'resolve/invalid-slug',
    message: `the slug "${slug}" cannot be part of an address`,
    help: 'A slug is a path such as `install` or `/guides/install`: no scheme, no `?`, `#` or `\\`, and no `..` above the docs folder.',
    place,
  };
}
