// Defines what those that complete something are handed, and what they answer.
import type { Doc } from '#model/page';
import type { Snapshot } from '../snapshot.ts';
import type { View } from '../view.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { AtCursor } from './at-cursor.ts';
import type { Choice } from './choices.ts';

export interface Asked {
  readonly view: View;
  readonly site: Snapshot;
  readonly vocabulary: Vocabulary;
  /** Relative to the root. */
  readonly file: string;
  /** The page of the file; undefined for a partial, and for one that is new. */
  readonly page: Doc | undefined;
  readonly text: string;
  /** What is written between the start of what is replaced and the cursor. */
  readonly typed: string;
  readonly isMdx: boolean;
}

export interface Answer {
  readonly choices: readonly Choice[];
  /** What is searched for, where that is not what is typed. */
  readonly search?: string;
  /** The choices depend on it. */
  readonly isSearch?: boolean;
}

export type Of<Kind extends AtCursor['kind']> = AtCursor & { readonly kind: Kind };

export type Completer<Kind extends AtCursor['kind']> = (at: Of<Kind>, asked: Asked) => Answer | Promise<Answer>;

export const nothing: Answer = { choices: [] };

/** Where relative addresses of the file begin: a translation stands for its original. */
export function sourcePath({ page, file }: Pick<Asked, 'page' | 'file'>): string {
  return page?.document.source.path ?? file;
}
