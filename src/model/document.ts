// Documents: a parsed source, its small facts and the name of its compiled body. Nothing in it depends on another page.
import type { Root } from 'hast';
import type { FrontMatter } from './front-matter.ts';
import type { Place } from './place.ts';
import type { SourceFile } from './source-file.ts';

export interface Document {
  readonly source: SourceFile;
  readonly facts: Facts;
  /** Digests of the facts and of the compiled body: documents with equal ones are rendered alike. */
  readonly factsKey: string;
  readonly bodyKey: string;
}

/** All that resolve needs to know of a document. */
export interface Facts {
  /** False when the content could not be parsed, or is a module: nothing is known then but the front matter. */
  readonly complete: boolean;
  readonly frontMatter: FrontMatter;
  /** The id and the slug that the author wrote, where the front matter around them has a fault, too. */
  readonly address: Pick<FrontMatter, 'id' | 'slug'>;
  /** Where the values of front matter stand, by key; nested keys joined with a dot. */
  readonly frontMatterPlaces: Readonly<Record<string, Place>>;
  /** The text of the first heading of depth 1 where that is the page's title. */
  readonly contentTitle: string | undefined;
  /** True where the content shows a heading of depth 1 of its own, whether or not it is the page's title. */
  readonly hasOwnTitle: boolean;
  /** The first line of text, for a page that sets no description. */
  readonly excerpt: string;
  /** Headings and imported partials in the order in which they stand. */
  readonly outline: readonly OutlineItem[];
  /** Ids of elements that are not headings. */
  readonly ids: readonly string[];
  readonly links: readonly Link[];
  /** What steps of plugins have ordered. */
  readonly orders: readonly Order[];
  readonly imports: readonly Import[];
  /** Names that the document's own code declares. */
  readonly declarations: readonly string[];
  /** `style` attributes that became classes, each a list of declarations, sorted. */
  readonly styles: readonly string[];
  /** Components used by name, in code as well, each name at its first place. */
  readonly components: readonly ComponentUse[];
  /** Of a source that belongs to a plugin's collection. */
  readonly post?: PostFacts;
}

export interface PostFacts {
  /** The author has said where the excerpt ends. */
  readonly truncated: boolean;
  /** The author has said so where nothing can be cut, which is reported. */
  readonly misplaced?: true;
  /** Of the source, as `Intl.Segmenter` counts them. */
  readonly words: number;
}

export type OutlineItem = Heading | PartialUse;

export interface Heading {
  readonly kind: 'heading';
  readonly depth: number;
  /** Empty for a heading without an id. */
  readonly id: string;
  /** True for an id that the author wrote. */
  readonly explicit?: true;
  /** Where that id stands in the heading. */
  readonly idPlace?: Place;
  /** The heading as inline HTML without links, for tables of contents. */
  readonly html: string;
  readonly text: string;
  readonly place: Place;
}

/** An imported partial, at the place where it is used. */
export interface PartialUse {
  readonly kind: 'partial';
  readonly name: string;
  /** Of the name. */
  readonly place: Place;
}

/** Something in a document that names an address: resolve binds it to what exists, or reports it. */
export interface Link {
  /** A `picture` is an image that is shown as it is, such as one of a `srcset`; a `file` is any other that a page loads or code names. */
  readonly kind: 'link' | 'image' | 'picture' | 'file';
  /** As written, character references and escapes undone. */
  readonly target: string;
  /** The range of the target itself. */
  readonly place: Place;
  /** Absent for Markdown. In both others the base may stand before an address; in HTML no file of a page is meant. */
  readonly syntax?: 'jsx' | 'html';
}

/** An image that a plugin's step shows and that its `resolve` hook draws, when all orders of the site are known. */
export interface Order {
  readonly plugin: string;
  /** Whatever the plugin needs to know to draw it; equal requests are one image. */
  readonly request: string;
  /** Of what it is drawn from. */
  readonly place: Place;
}

export interface Import {
  /** As written, such as `./chart.tsx`. */
  readonly specifier: string;
  /** Local names to exported ones: `default`, `*`, or a name. */
  readonly names: Readonly<Record<string, string>>;
  /** The site has registered these components: no statement imports them, and `place` is that of their first use. */
  readonly registered?: true;
  /** The names are members of this export's value. */
  readonly membersOf?: string;
  /** Of an import of Markdown: where the exported names stand that it asks for. */
  readonly namePlaces?: Readonly<Record<string, Place>>;
  readonly place: Place;
}

export interface ComponentUse {
  /** `Tabs`, or the first part of `Tabs.Item`. */
  readonly name: string;
  readonly place: Place;
}

/** A compiled body. Its link targets are open: the n-th link of the facts fills hole n, and orders are counted after the links. */
export type Body = HtmlBody | TreeBody;

/** A body without components: ready HTML, cut where targets belong. `parts` is one longer than `holes`. */
export interface HtmlBody extends CutHtml {
  readonly kind: 'html';
  /** What lists show of it; absent outside of collections. It has no ids: several may stand on one page. */
  readonly excerpt?: CutHtml;
}

export interface CutHtml {
  readonly parts: readonly string[];
  readonly holes: readonly Hole[];
}

/** Where a body takes something of a link's target. */
export interface Hole {
  /** The index of the link in the facts, or of the order after them. */
  readonly link: number;
  /**
   * Its address, the attributes that follow from what it leads to, such as the width of an image, or what stands before and
   * after the element of an image that has smaller copies. From `either` to `or` stands what is shown where an order is drawn,
   * from there to `end` what is shown where it is not.
   */
  readonly takes: 'address' | 'attributes' | 'before' | 'after' | 'either' | 'or' | 'end';
  /** The width that its author gives an image, in pixels. */
  readonly width?: number;
}

/** A body with components or expressions. */
export interface TreeBody {
  readonly kind: 'tree';
  /** Expressions are replaced by references `$n` into the values that `code` makes. Targets are `holeMark(n)`. */
  readonly tree: Root;
  /** What lists show of it, as in `HtmlBody`. */
  readonly excerpt?: Root;
  /** The document's own code: a function body that returns `{ values, declarations }`. Files that its JSX names are holes too. */
  readonly code: string;
  /** Its own code has something to do in a browser. */
  readonly usesBrowser: boolean;
  /** Where the n-th of the document's own statements stands in the source; `code` calls `$at(n)` before it. */
  readonly statements: readonly Place[];
  /** Where the n-th expression stands in the source. */
  readonly expressions: readonly Place[];
}

/** The mark of hole `n` in an attribute. NUL cannot stand in Markdown: the parser replaces it. */
export function holeMark(n: number): string {
  return `\u0000${n}\u0000`;
}

/** The component that `img` elements in code become, so that they get what images of content get. */
export const codeImage = '$img';

/** The attribute whose value, another mark of hole `n`, says that the target's attributes belong here. */
export const attributesHole = { name: 'data-hole', property: 'dataHole' } as const;

/** The properties of an element in whose values marks of holes may stand. */
export const addressProperties = ['href', 'src', 'srcSet', 'poster', 'data', 'background', 'xLinkHref'] as const;

/** An element of two children, of which the first is shown where an order is drawn. Its attribute `data-hole` names the order. */
export const eitherElement = 'slodocs-either';

/** The element that stands for the truncate marker until the body is compiled. */
export const truncateElement = 'slodocs-truncate';
