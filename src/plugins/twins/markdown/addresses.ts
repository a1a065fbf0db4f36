// Leaves marks in Markdown in the places of addresses, which are known only when a page has its own, and fills them in.
import { escapeAddress } from './escape.ts';

/** Plain data: each address as it is in the body, and the words of its link where these may be the address itself. */
export type Addresses = (readonly [address: string, words: string | null])[];

export interface AddressNotes {
  readonly addresses: Addresses;
  /** The mark of an address. */
  note(address: string): string;
  /** A link, as an autolink where its words turn out to be its address. */
  either(address: string, words: string, link: (mark: string) => string): string;
}

/** NUL, which no text contains. In the cell of a table, a bar in an address is escaped, so the marks there are others. */
const [address, inCell] = ['\0(', '\0['];
const [own, ownInCell] = ['\0<', '\0{'];
const end = '\0>';

export function noteAddresses(): AddressNotes {
  const addresses: Addresses = [];
  const add = (one: Addresses[number]): number => addresses.push(one) - 1;
  return {
    addresses,
    note: (text) => `${address}${add([text, null])}\0`,
    either(text, words, link) {
      const at = add([text, words]);
      return `${own}${at}\0${link(`${address}${at}\0`)}${end}`;
    },
  };
}

/** Turns the marks of a text into those of a cell. */
export function marksInCell(text: string): string {
  return text.includes('\0') ? text.replaceAll(address, inCell).replaceAll(own, ownInCell) : text;
}

/** `resolve` makes an address of the page absolute. */
export function fillAddresses(markdown: string, addresses: Addresses, resolve: (address: string) => string): string {
  const made = addresses.map(([one]) => resolve(one));
  const at = (n: string): string => made[Number(n)] ?? '';
  const escaped = (kind: string, text: string): string => (kind === '[' || kind === '{' ? text.replace(/\|/g, '\\|') : text);
  return markdown
    .replace(/\0([([])(\d+)\0/g, (_, kind, n) => escaped(kind, escapeAddress(at(n))))
    .replace(/\0([<{])(\d+)\0([^\0]*)\0>/g, (_, kind, n, link) =>
      at(n) === addresses[Number(n)]?.[1] ? escaped(kind, `<${at(n)}>`) : link,
    );
}
