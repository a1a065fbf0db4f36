// Explains a broken address with the site's own host.
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Link } from '#model/document';
import { askFor } from '../likeliest.ts';
import { helpElsewhere, routeElsewhere } from '../other-versions.ts';
import type { Destinations } from './destinations.ts';
import type { Missing, Origin } from './found.ts';
import type { OwnAddress } from './own-address.ts';
import { rewriteAddress } from './rewrite-address.ts';
import { suggestAddresses, suggestHeir } from './suggest.ts';

/** Suggests the nearest address in the same form, with the host. */
export function explainOwn(
  link: Link,
  missing: Missing,
  { prefix, below }: OwnAddress,
  origin: Origin,
  destinations: Destinations,
): Omit<DiagnosticDraft, 'code'> {
  const message = `"${link.target}" is an address of this site, which has nothing at "${missing.path}"`;
  const elsewhere = routeElsewhere(destinations.table, missing.path);
  const root = { ...origin, path: '/' };
  const heir = suggestHeir(below, { ...missing, written: missing.path }, root, destinations);
  const found = heir === undefined ? suggestAddresses(below, missing, root, destinations, elsewhere) : [heir];
  const choices = found.map((one) => prefix + one);
  const [only, ...others] = choices;
  const help =
    askFor(choices) ??
    helpElsewhere(destinations.table, elsewhere?.page) ??
    'Addresses that others serve under this host belong in `links.external`.';
  if (only === undefined || others.length > 0 || origin.file === '') return { message, help };
  return { message, help, ...rewriteAddress(link, only) };
}
