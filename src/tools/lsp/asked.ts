// Finds what a request is about: the file, its text and the site.
import type { LinedText, Position } from './positions.ts';
import { linedText } from './positions.ts';
import type { Snapshot } from './snapshot.ts';
import type { View } from './view.ts';

export interface InDocument {
  readonly textDocument: { readonly uri: string };
}

export interface AtPosition extends InDocument {
  readonly position: Position;
}

export interface Asked {
  readonly uri: string;
  /** Relative to the root. */
  readonly file: string;
  readonly site: Snapshot;
}

/** With all edits. Undefined for a document outside of the site, and without a valid configuration. */
export async function askedOf({ textDocument: { uri } }: InDocument, view: View): Promise<Asked | undefined> {
  const file = view.texts.fileOf(uri);
  const site = file === undefined ? undefined : await view.fresh();
  return file !== undefined && site ? { uri, file, site } : undefined;
}

/** The text of a file as the editor has it, or the disk; undefined where there is none. */
export function textOf(file: string, view: View): LinedText | undefined {
  const open = view.texts.open(file);
  if (open) return open;
  const saved = view.savedText(file);
  return saved === undefined ? undefined : linedText(saved);
}
