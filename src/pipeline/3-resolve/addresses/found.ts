// Defines the types of the origin and the target of an address.
import type { PlacedPage, Target } from '#model/page';
import type { Version } from '#model/source-file';
import type { AddressParts } from './address-parts.ts';
import type { OwnAddress } from './own-address.ts';

/** The origin of an address: where it is written. */
export interface Origin {
  /** The file, relative to the root. */
  readonly file: string;
  /** The content folder of its version, relative to the root. */
  readonly contentFolder: string;
  /** The file's version; absent for files that are no content. */
  readonly version?: Version | undefined;
  /** The address of the page that shows it, without the base: relative addresses resolve from there. */
  readonly path: string;
  /** The source of that page, where the file is a partial of it. */
  readonly shownBy?: string | undefined;
  /** The file of a page means the page of the last version, where that has it. */
  readonly meansLast?: true;
  /** False where an address that ends in `.md` means no page. */
  readonly filesOfPages?: boolean;
}

export type Found =
  | {
      readonly kind: 'target';
      readonly target: Target;
      readonly page?: PlacedPage;
      readonly hash?: string | undefined;
      /** It was written with the site's host, and is printed as written. */
      readonly withHost?: true;
      /** The page that it would mean as well, if its base were read as part of a route. */
      readonly rival?: string;
    }
  | Missing
  | { readonly kind: 'draft' };

export interface Missing {
  readonly kind: 'missing';
  readonly wanted: 'file' | 'asset' | 'route';
  /** The path as written, percent-decoded. */
  readonly written: string;
  /** The route, address or root-relative path that was looked for. */
  readonly path: string;
  /** Set for an address with the site's host or base. */
  readonly own?: OwnAddress;
}

export function missing(wanted: Missing['wanted'], { path: written }: AddressParts, path: string): Missing {
  return { kind: 'missing', wanted, written, path };
}

export function url(address: string): Found {
  return { kind: 'target', target: { kind: 'url', url: address } };
}
