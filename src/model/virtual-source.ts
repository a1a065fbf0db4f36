// Defines the types of virtual sources that plugins make: a text or a tree, with its origin and place in a sidebar.
import type { JsonObject } from './json.ts';
import type { Place } from './place.ts';
import type { SidebarSpot } from './sidebar.ts';

/** A source without a file of its own. */
export type VirtualSource = VirtualText | VirtualTree;

interface Virtual {
  /** A path inside its docs folder, such as `reference/limits.md`, from which id, route and sidebar place are derived. */
  readonly id: string;
  /** The docs folder; the first one when absent. */
  readonly docs?: string;
  /** The name of the version of its docs folder; the first one that is built when absent. */
  readonly version?: string;
  /** The file that it is made from, relative to the root, for diagnostics and the edit link. */
  readonly origin?: string;
  /**
   * Its place in the origin; the start of the file when absent. A text that matches the origin word for word is mapped word by
   * word.
   */
  readonly place?: Range;
  /**
   * What its authors say, without texts of the plugin, such as a digest of that: in a language where it is another than in that of
   * the site, the page is translated.
   */
  readonly meaning?: string;
  /** Its place and label in the sidebar. */
  readonly sidebar?: SidebarSpot;
}

export interface VirtualText extends Virtual {
  /** Markdown or MDX, which may begin with front matter. */
  readonly text: string;
  readonly tree?: undefined;
}

export interface VirtualTree extends Virtual {
  /** The root of an mdast tree, as plain data. */
  readonly tree: TreeNode;
  readonly frontMatter?: JsonObject;
  readonly text?: undefined;
}

/**
 * An mdast node. Components are nodes of type `mdxJsxFlowElement` or `mdxJsxTextElement`, with texts or plain data as attributes.
 * A node `{ type: 'markdown', value, place }` is parsed as Markdown whose HTML cannot run code. A node `{ type: 'partial', path }`
 * stands for the Markdown or MDX file at that path, relative to the root.
 */
export interface TreeNode {
  readonly type: string;
  readonly value?: unknown;
  /** The name of a component. */
  readonly name?: string | null;
  readonly attributes?: readonly TreeAttribute[];
  readonly children?: readonly TreeNode[];
  /** Its place in the origin or another `file`, from `locate` of `ctx.readData`; the parent's place when absent. */
  readonly place?: NodePlace;
  /** The same, in unist's form. */
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

/** A range in the origin, unless it names another file. */
export type NodePlace = Range & { readonly file?: string };

/** The range of a place, without its file. */
export type Range = Pick<Place, 'start' | 'end'>;
