// Where an address is written, and what it was found to lead to.
import type { PlacedPage, Target } from '#model/page';
import type { Version } from '#model/source-file';
import type { AddressParts } from './address-parts.ts';
import type { OwnAddress } from './own-address.ts';

/** Where an address is written. */
export interface Origin {
  /** The file, relative to the root. */
  readonly file: string;
  /** The content folder of its version, relative to the root. */
  readonly contentFolder: string;
  /** The version that the file belongs to; absent for what is no content. */
  readonly version?: Version | undefined;
  /** The address at which the page that shows it is served, without the base: relative addresses start from there. */
  readonly path: string;
  /** The source of that page, where the file is a partial of it. */
  readonly shownBy?: string | undefined;
  /** False where an address that ends in `.md` names no page. */
  readonly filesOfPages?: boolean;
}

export type Found =
  | {
      readonly kind: 'target';
      readonly target: Target;
      readonly page?: PlacedPage;
      readonly hash?: string | undefined;
      /** It is written with the host of the site, and printed as it is written. */
      readonly withHost?: true;
      /** The address of a page that it leads to as well, if the base at its start is taken for a part of a route. */
      readonly rival?: string;
    }
  | Missing
  | { readonly kind: 'draft' };

export interface Missing {
  readonly kind: 'missing';
  readonly wanted: 'file' | 'asset' | 'route';
  /** The path as written, percent-decoded. */
  readonly written: string;
  /** The route, address or path from the root of the site that was looked for. */
  readonly path: string;
  /** Of an address with the host or the base of the site. */
  readonly own?: OwnAddress;
}

export function missing(wanted: Missing['wanted'], { path: written }: AddressParts, path: string): Missing {
  return { kind: 'missing', wanted, written, path };
}

export function url(address: string): Found {
  return { kind: 'target', target: { kind: 'url', url: address } };
}
