// Types of the options and results of a move, and its refusals.
import type { Place } from '#model/place';
import type { BuildOptions, BuildResult } from '#model/run';

export type Refusal = NonNullable<MoveResult['refusal']>;

/** The message is one sentence without a period. */
export function refuse(message: string, help: string): Refusal {
  return { message, help };
}

export interface MoveOptions extends Omit<BuildOptions, 'outDir' | 'strict' | 'onProgress'> {
  /** A page, a file or a folder of content: its path, or the address of a page. */
  readonly from: string;
  /** Its new path, a folder to move it into, or its new address. */
  readonly to: string;
  /** The base of relative paths; the working directory when absent. */
  readonly cwd?: string | undefined;
  /** Write nothing, and only report what would be written. */
  readonly dryRun?: boolean | undefined;
}

export interface MoveResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  readonly moved: Moved | undefined;
  /** Why nothing was moved, if not because of an earlier fault of the site. */
  readonly refusal: { readonly message: string; readonly help: string; readonly obstacles?: readonly MoveObstacle[] } | undefined;
}

/** Something that cannot be rewritten. */
export interface MoveObstacle {
  readonly place: Place;
  readonly message: string;
}

/** Paths are relative to the root. */
export interface Moved {
  readonly from: string;
  readonly to: string;
  /** How many files were moved, translations aside. */
  readonly files: number;
  /** The translations that were moved along: files, or folders of them. */
  readonly translations: readonly { readonly from: string; readonly to: string }[];
  /** The edits of texts, by their paths before the move. */
  readonly texts: readonly MovedText[];
  /** Addresses that now redirect to another. */
  readonly redirects: readonly MovedAddress[];
  /** Those of them for which a redirect has to be written by hand. */
  readonly unwritten: readonly MovedAddress[];
  /** The links to changed addresses that components make: their code has to be changed by hand. */
  readonly componentLinks: readonly { readonly href: string; readonly place: Place }[];
}

export interface MovedText {
  readonly path: string;
  readonly newPath: string;
  readonly before: string;
  readonly after: string;
  /** The number of edits in it. */
  readonly edits: number;
}

export interface MovedAddress {
  readonly from: string;
  readonly to: string;
}
