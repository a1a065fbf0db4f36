// Defines what a plugin's `markdown` hook returns, and what its steps are given.
import type { Element, ElementContent } from 'hast';
import type { Pluggable } from 'unified';
import type { DiagnosticDraft } from './diagnostic.ts';
import type { Json } from './json.ts';

export interface StepLists {
  readonly remark?: readonly Pluggable[];
  readonly rehype?: readonly Pluggable[];
}

/** All plugins' steps run in three rounds, each in the order of the plugins. */
export interface MarkdownSteps extends StepLists {
  /** Steps before those of slodocs: for "remark", before headings have ids and containers are admonitions. */
  readonly before?: StepLists;
  /** Steps after those of all plugins. */
  readonly after?: StepLists;
}

/** The data in `file.data.slodocs` for a Markdown step. */
export interface StepData {
  /** The source, relative to the root. */
  readonly path: string;
  /** True for a partial, which other pages show and which has no page of its own. */
  readonly partial: boolean;
  /** Reports with the plugin's own code at a node's position. */
  report(draft: Omit<DiagnosticDraft, 'plugin' | 'place' | 'ignores'>, node: { readonly position?: unknown } | undefined): void;
  /**
   * Reads a text file that content may use, relative to the root. The file becomes an input of the document. Rejects for any
   * other.
   */
  read(path: string): Promise<string>;
  /**
   * Collects data with a node's place for the plugin's `resolve` hook, which finds those of all pages in `site.collected`. Throws
   * for data that JSON cannot hold.
   */
  collect(data: Json, node: { readonly position?: unknown } | undefined): void;
  /**
   * Orders images that the plugin's `resolve` hook will draw, and returns the element to insert in the tree. `node` is their
   * source. For rehype steps.
   */
  order(requests: readonly string[], node: { readonly position?: unknown } | undefined, shown: ShownOrder): Element;
}

/** How a page shows an order. */
export interface ShownOrder {
  /** The element to show once it is drawn: takes the `img` properties of each request. */
  drawn(images: readonly Element['properties'][]): ElementContent;
  /** The element to show where it is not drawn. */
  readonly plain: ElementContent;
}
