// Recognizes addresses that run code when they are opened, such as `javascript:`, as browsers parse them.

import { cutAt } from './cut.ts';
import { shorten } from './graphemes.ts';

/** Replaces such an address: it leads nowhere in every browser. */
export const inertAddress = 'about:invalid';

/** MIME types of `data:` URLs that browsers show as a document, in which scripts run. */
const documentTypes = /^(?:text\/(?:html|xml|xsl)|multipart\/x-mixed-replace|[^/]+\/(?:xml|[^/]*\+xml))$/;

/** `isImage`: it is shown as an image, which runs no code. */
export function runsCode(address: string, isImage = false): boolean {
  // Browsers ignore tabs and line breaks everywhere, and control characters and spaces at the start. The part after `pathname://`
  // is printed without it.
  const plain = address.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]*(?:pathname:\/\/[\0-\x20]*)*/i, '');
  const [, scheme, rest = ''] = /^(javascript|vbscript|data):(.*)$/is.exec(plain) ?? [];
  if (scheme === undefined) return false;
  if (scheme.toLowerCase() !== 'data') return true;
  const type = cutAt(rest, ';,')[0].trim().toLowerCase();
  return documentTypes.test(type) && !(isImage && type.startsWith('image/'));
}

/** The end of a sentence that begins with what must be such an address. */
export const wantedAddress = 'an address that runs no code';

export const helpForCodeAddress =
  'An address says where something leads. What is to run when it is clicked belongs in a component, or in a script of the site.';

export function describeCodeAddress(address: string): string {
  const line = address.replace(/[\r\n]+/g, ' ');
  const shown = shorten(line, 60);
  return `"${shown}" is an address that runs code: it is left out`;
}
