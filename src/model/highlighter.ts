// Defines what highlights code: what it is given, and what it returns.
import type { FenceMeta } from './code-meta.ts';
import type { Say } from './strings/strings.ts';

/** Undefined for code to be shown unhighlighted. */
export type Highlight = (code: CodeToShow) => ShownCode | undefined;

export interface CodeToShow {
  /** Lower-case; `text` where the author names none. */
  readonly language: string;
  /** The meta string that a fence would have. */
  readonly meta: FenceMeta;
  readonly code: string;
}

export interface ShownCode {
  /** The language's display name. */
  readonly language: string;
  /** The class of the `code` element. */
  readonly className: string;
  /** The inner HTML of the `code` element: each line followed by a line break. */
  readonly html: string;
  /** What the block looks like, unless it is an ordinary one. */
  readonly frame?: 'terminal' | undefined;
}

/** Rendering is synchronous, so languages are loaded between two renderings. */
export interface Highlighter {
  /** Loads what the code needs. The result of `show` then depends only on the code, the texts and the plugin's options. */
  load(code: CodeToShow): Promise<void>;
  /** Undefined for code that was not loaded. `say` translates a text of the theme. */
  show(code: CodeToShow, say: Say): ShownCode | undefined;
}
