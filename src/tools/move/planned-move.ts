// Defines the types of a planned move, and the identity of a link's target before and after it.
import type { PlacedDoc } from '#model/page';
import type { Place } from '#model/place';
import type { BoundSite, Found } from '#pipeline/3-resolve/addressing';

/** The path that a file, or a folder, will have. */
export type NewPath = (path: string) => string;

/** A move between two states of one site. */
export interface Move {
  readonly before: BoundSite;
  readonly after: BoundSite;
  readonly newPath: NewPath;
  /** The address that a listing will have, by the one that it has. */
  readonly newListing: (path: string) => string;
}

/** Replaces the text from one offset to another. Offsets count from the start of the text without byte order mark. */
export interface Edit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface MovedNames {
  /** The id that a doc will have, by the docs folder, the version and the id that it has. */
  idOf(docs: string, version: string, id: string): string;
  /** A folder relative to that of a version, by the same. */
  folderOf(docs: string, version: string, folder: string): string;
}

/** Why something cannot be rewritten: the move is refused as a whole. */
export interface Obstacle {
  readonly place: Place;
  readonly message: string;
}

export function docAt({ destinations: { table } }: BoundSite, path: string): PlacedDoc | undefined {
  return table.bySource(path) ?? table.excluded.drafts.find(({ document }) => document.source.path === path);
}

/** The identity of what an address leads to, which survives the move; undefined for what is not ours. */
export function identityOf(found: Found): string | undefined {
  if (found.kind !== 'target') return undefined;
  const { target, page } = found;
  if (page?.kind === 'doc') return `file ${page.document.source.path}`;
  if (page) return `listing ${page.route.path}`;
  return target.kind === 'asset' ? `file ${target.path}` : undefined;
}

/** The identity of the same thing after the move. */
export function movedIdentity(identity: string, { newPath, newListing }: Move): string {
  if (identity.startsWith('file ')) return `file ${newPath(identity.slice(5))}`;
  return `listing ${newListing(identity.slice('listing '.length))}`;
}
