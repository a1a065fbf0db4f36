// Defines documents: a parsed source's facts and the key of its compiled body, independent of other pages.
import type { Root } from 'hast';
import type { FrontMatter } from './front-matter.ts';
import type { Json } from './json.ts';
import type { Place } from './place.ts';
import type { SourceFile } from './source-file.ts';
import type { LeftOut, ShownTo } from './variants.ts';

export interface Document {
  readonly source: SourceFile;
  readonly facts: Facts;
  /** Digests of the facts and the compiled body: documents with equal keys render alike. */
  readonly factsKey: string;
  readonly bodyKey: string;
}

/** All that resolve needs to know of a document. */
export interface Facts {
  /** False when the content could not be parsed, or is a module: then only front matter is known. */
  readonly complete: boolean;
  readonly frontMatter: FrontMatter;
  /** The id and slug as written, recovered even from faulty front matter. */
  readonly address: Pick<FrontMatter, 'id' | 'slug'>;
  /** The places of front matter values, by key; nested keys are joined with dots. */
  readonly frontMatterPlaces: Readonly<Record<string, Place>>;
  /** The text of the first heading of depth 1 where that is the page's title. */
  readonly contentTitle: string | undefined;
  /** True where the content shows a heading of depth 1 of its own, whether or not it is the page's title. */
  readonly hasOwnTitle: boolean;
  /** The first line of text, for a page that sets no description. */
  readonly excerpt: string;
  /** Headings and imported partials in document order. */
  readonly outline: readonly OutlineItem[];
  /** What this build leaves out, for it is meant for others; absent where that is nothing. */
  readonly leftOut?: readonly LeftOut[];
  /** Ids of elements that are not headings. */
  readonly ids: readonly string[];
  readonly links: readonly Link[];
  /** Images that plugins' steps have ordered. */
  readonly orders: readonly Order[];
  /** Data that plugins' steps have collected. */
  readonly collected: readonly Collected[];
  readonly imports: readonly Import[];
  /** Names that the document's own code declares. */
  readonly declarations: readonly string[];
  /** `style` attributes that became classes, each a list of declarations, sorted. */
  readonly styles: readonly string[];
  /** Components used, including in code, each at its first use. */
  readonly components: readonly ComponentUse[];
  /** The elements of components that the theme does not bring, in source order. */
  readonly uses: readonly ElementUse[];
  /** Set for a source of a plugin's collection. */
  readonly post?: PostFacts;
  /** Of the original of a site in several languages: the digest of what it says, whatever its form. */
  readonly meaning?: string;
  /** The word count of the source, by `Intl.Segmenter`, where something shows it. */
  readonly words?: number;
}

export interface PostFacts {
  /** True where the author marked the end of the excerpt. */
  readonly truncated: boolean;
  /** The marker is where nothing can be cut, which was reported. */
  readonly misplaced?: true;
}

export type OutlineItem = Heading | PartialUse;

export interface Heading {
  readonly kind: 'heading';
  readonly depth: number;
  /** Empty for a heading without an id. */
  readonly id: string;
  /** True for an id that the author wrote. */
  readonly explicit?: true;
  /** The place of that id in the heading. */
  readonly idPlace?: Place;
  /** The heading as inline HTML without links, for tables of contents. */
  readonly html: string;
  readonly text: string;
  readonly place: Place;
  /** Set where only some readers see it. */
  readonly shownTo?: ShownTo;
}

/** An imported partial, at the place where it is used. */
export interface PartialUse {
  readonly kind: 'partial';
  readonly name: string;
  /** Of the name. */
  readonly place: Place;
  readonly shownTo?: ShownTo;
}

/** An address in a document, which resolve binds to its target or reports. */
export interface Link {
  /**
   * A `picture` is an image that is shown unchanged, such as one in a `srcset`; a `file` is any other file that a page loads or
   * code names.
   */
  readonly kind: 'link' | 'image' | 'picture' | 'file';
  /** As written, with character references and escapes decoded. */
  readonly target: string;
  /** The source of the target, where it is not the target: it has character references or escapes. */
  readonly written?: string;
  /** The range of the target itself. */
  readonly place: Place;
  /** Absent for Markdown. In JSX and HTML an address may include the base; in HTML it never means a page's source file. */
  readonly syntax?: 'jsx' | 'html';
}

/** An image that a plugin's step requests, and its `resolve` hook draws once all orders of the site are known. */
export interface Order {
  readonly plugin: string;
  /** The plugin's own data for drawing; equal requests share one image. */
  readonly request: string;
  /** The place of the source that it is drawn from. */
  readonly place: Place;
}

/** Data that a plugin's step collects from a source, for its `resolve` hook to compare with that of other pages. */
export interface Collected {
  readonly plugin: string;
  readonly data: Json;
  readonly place: Place;
}

export interface Import {
  /** As written, such as `./chart.tsx`. */
  readonly specifier: string;
  /** Local names to exported ones: `default`, `*`, or a name. */
  readonly names: Readonly<Record<string, string>>;
  /** A registered component: no statement imports it, and `place` is its first use. */
  readonly registered?: true;
  /** The names are members of this export's value. */
  readonly membersOf?: string;
  /** For an import of Markdown: the places of the requested export names. */
  readonly namePlaces?: Readonly<Record<string, Place>>;
  readonly place: Place;
}

export interface ComponentUse {
  /** `Tabs`, or the first part of `Tabs.Item`. */
  readonly name: string;
  readonly place: Place;
}

/** An element of a component, with what is known of its props without running code. */
export interface ElementUse {
  /** A single name, as it is in scope: of `<Charts.Pie>`, whose component is known at run time alone, there is none. */
  readonly name: string;
  /** Of the name in the opening tag. */
  readonly place: Place;
  readonly props: readonly WrittenProp[];
  /** It spreads an object, which may hold further props. */
  readonly spreads?: true;
}

export interface WrittenProp {
  readonly name: string;
  /** Of the name. */
  readonly place: Place;
  /** Absent for an expression that has to be evaluated. */
  readonly literal?: { readonly value: string | number | boolean | null; readonly place: Place };
}

/** A compiled body with open link targets: hole n takes the n-th link of the facts; orders are numbered after the links. */
export type Body = HtmlBody | TreeBody;

/** A body without components: ready HTML, split at the holes, so that `parts` is one longer than `holes`. */
export interface HtmlBody extends CutHtml {
  readonly kind: 'html';
  /** The excerpt for lists; absent outside collections. It has no ids, because a page may show several. */
  readonly excerpt?: CutHtml;
  /** What plugins derive from it was derived when it was parsed; otherwise it is when it is rendered. */
  readonly isDerived?: true;
}

export interface CutHtml {
  readonly parts: readonly string[];
  readonly holes: readonly Hole[];
}

/** A position in a body that is filled from a link's target. */
export interface Hole {
  /** The index of the link in the facts, or of the order after them. */
  readonly link: number;
  /**
   * The target's address; attributes that depend on the target, such as an image's width; or markup before and after an image
   * with smaller copies. From `either` to `or` is shown where an order is drawn, from `or` to `end` where it is not.
   */
  readonly takes: 'address' | 'attributes' | 'before' | 'after' | 'either' | 'or' | 'end';
  /** The width that the author set for an image, in pixels. */
  readonly width?: number;
}

/** A body with components or expressions. */
export interface TreeBody {
  readonly kind: 'tree';
  /** Expressions are replaced by references `$n` to values that `code` returns. Targets are `holeMark(n)`. */
  readonly tree: Root;
  /** The excerpt for lists, as in `HtmlBody`. */
  readonly excerpt?: Root;
  /** The document's own code: a function body that returns `{ values, declarations }`. Files in its JSX are holes, too. */
  readonly code: string;
  /**
   * The names of the document to which each declaration and each expression (`$n`) refers, and `browserReference` for what has
   * something to do in a browser itself.
   */
  readonly references: Readonly<Record<string, readonly string[]>>;
  /** The place of the n-th statement in the source; `code` calls `$at(n)` before it. */
  readonly statements: readonly Place[];
  /** The place of the n-th expression in the source. */
  readonly expressions: readonly Place[];
}

/** No identifier, so no name can clash with it. */
export const browserReference = '*browser';

/** The mark of hole `n` in an attribute. Markdown cannot contain NUL: the parser replaces it. */
export function holeMark(n: number): string {
  return `\u0000${n}\u0000`;
}

/** The component that replaces `img` elements in code, so that they are treated like images of content. */
export const codeImage = '$img';

/** The attribute that marks where the target's attributes go; its value is the mark of hole `n`. */
export const attributesHole = { name: 'data-hole', property: 'dataHole' } as const;

/** Element properties whose values may contain marks of holes. */
export const addressProperties = ['href', 'src', 'srcSet', 'poster', 'data', 'background', 'xLinkHref'] as const;

/** An element with two children: the first is shown where an order is drawn, else the second. Its `data-hole` names the order. */
export const eitherElement = 'slodocs-either';

/** The placeholder of the truncate marker until the body is compiled. */
export const truncateElement = 'slodocs-truncate';
