// Sources that plugins make: a text or a tree, with the file that it comes from and its place in a sidebar.
import type { JsonObject } from './json.ts';
import type { Place } from './place.ts';
import type { SidebarSpot } from './sidebar.ts';

/** A source without a file of its own. */
export type VirtualSource = VirtualText | VirtualTree;

interface Virtual {
  /** A path inside the docs folder that it joins, such as `reference/limits.md`: it decides id, route and place in the sidebar. */
  readonly id: string;
  /** The docs folder; the first one when absent. */
  readonly docs?: string;
  /** The file that it is made from, relative to the root: faults of the source and its edit link show that file. */
  readonly origin?: string;
  /** Where it stands in its origin; the start of the file when absent. Of a text that stands there word for word, each word has its place. */
  readonly place?: Range;
  /** Where it stands in the sidebar, and how. */
  readonly sidebar?: SidebarSpot;
}

export interface VirtualText extends Virtual {
  /** Markdown or MDX, which may begin with front matter. */
  readonly text: string;
  readonly tree?: undefined;
}

export interface VirtualTree extends Virtual {
  /** The root of a tree of mdast, in plain data. */
  readonly tree: TreeNode;
  readonly frontMatter?: JsonObject;
  readonly text?: undefined;
}

/**
 * A node of mdast. Components are nodes of the type `mdxJsxFlowElement` or `mdxJsxTextElement`, to which attributes hand texts and
 * plain data. A node `{ type: 'markdown', value, place }` stands for what the Markdown in its value says, of whose HTML nothing runs.
 */
export interface TreeNode {
  readonly type: string;
  readonly value?: unknown;
  /** Of a component. */
  readonly name?: string | null;
  readonly attributes?: readonly TreeAttribute[];
  readonly children?: readonly TreeNode[];
  /** Where it stands in the origin, as `locate` of `ctx.readData` gives it; where what holds it stands when absent. */
  readonly place?: Range;
  /** The same, as trees of unist have it. */
  readonly position?: unknown;
  readonly [key: string]: unknown;
}

export interface TreeAttribute {
  readonly type: 'mdxJsxAttribute';
  readonly name: string;
  /** Plain data; null for an attribute without value. */
  readonly value?: unknown;
  readonly place?: Range;
}

/** The part of a file that a place names. */
export type Range = Pick<Place, 'start' | 'end'>;
