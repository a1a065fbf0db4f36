// Code that a component shows while a page is rendered, and what a plugin makes of it.
import type { FenceMeta } from './code-meta.ts';

export interface CodeToShow {
  /** In lower case; `text` where the author names none. */
  readonly language: string;
  /** What would stand behind the language of a fence. */
  readonly meta: FenceMeta;
  readonly code: string;
}

export interface ShownCode {
  /** The name that readers see. */
  readonly language: string;
  /** Of the `code` element. */
  readonly className: string;
  /** What stands inside of the `code` element: a line each, with a line break behind it. */
  readonly html: string;
}

/** Rendering cannot wait: what a language needs is loaded between two renderings. */
export interface Highlighter {
  /** Makes ready what the code needs. What it then shows follows from the code and the plugin's options alone. */
  load(code: CodeToShow): Promise<void>;
  /** Undefined for code that nothing was loaded for. */
  show(code: CodeToShow): ShownCode | undefined;
}
