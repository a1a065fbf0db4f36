// Reports an address that begins with the base and may mean two pages.

import type { Context } from '#context/context';
import { cutAt } from '#kit/cut';
import type { Place } from '#model/place';
import type { Found } from './found.ts';

export function reportAmbiguous({ reporter, config }: Context, written: string, found: Found, place: Place): void {
  if (found.kind !== 'target' || found.rival === undefined) return;
  const { baseUrl } = config.settings;
  const [path, rest] = cutAt(written, '?#');
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : '/';
  const longer = `${baseUrl.slice(0, -1)}${path}${rest}`;
  reporter.report({
    code: 'resolve/ambiguous-address',
    message: `"${written}" begins with the base of the site, and is the route of a page as well`,
    help: `It leads to the page at "${below}". Write "${below}${rest}" for that one, "${longer}" for the other, or link to their files.`,
    place,
  });
}
