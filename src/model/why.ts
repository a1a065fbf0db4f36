// Defines the types of the answers of `slodocs why`: what a page or a file is made of, and why it was rendered.
import type { Diagnostic } from './diagnostic.ts';
import type { Page } from './page.ts';
import type { Place } from './place.ts';
import type { PageChange } from './reshaping.ts';
import type { HeadElement } from './theme.ts';

/** Ingredients that every page shares: slices of the settings, and what is bound or bundled once. */
export type SiteIngredient =
  | 'identity'
  | 'addresses'
  | 'language'
  | 'policy'
  | 'colors'
  | 'fonts'
  | 'icons'
  | 'metadata'
  | 'announcement'
  | 'storage'
  | 'variants'
  | 'navbar'
  | 'footer'
  | 'home'
  | 'search'
  | 'sidebars'
  | 'contents'
  | 'actions'
  | 'slots'
  | 'scripts'
  | 'styles';

/** Ingredients that differ between pages, or that only some pages have. */
export type PageIngredient =
  | 'content'
  | 'partials'
  | 'links'
  | 'components'
  | 'layout'
  | 'owner'
  | 'code'
  | 'stylesheets'
  | 'images'
  | 'picture'
  | 'head'
  | 'languages'
  | 'robots'
  | 'sidebar'
  | 'neighbours'
  | 'versions'
  | 'sections'
  | 'lead'
  | 'page';

/** The kinds of ingredients of a page's HTML. */
export type Ingredient = SiteIngredient | PageIngredient;

/**
 * Why a page was rendered: an ingredient whose key changed, a file that its components read (`files`), a changed answer to a page
 * query (`answers`), or a cache miss: the page is `new`, its entry is `lost`, or the whole cache was cold, because of the `first`
 * run, another version of slodocs (`engine`), or a deleted cache (`cache`).
 */
export type RenderReason = Ingredient | 'files' | 'answers' | 'new' | 'lost' | 'first' | 'engine' | 'cache';

/** Why search engines are asked not to index a page: `head` is a robots element from content, a plugin or the config. */
export type NoIndexReason = 'site' | 'unlisted' | 'version' | 'not-found' | 'head';

/** The page that a `why` hook explains. */
export interface PageInQuestion {
  readonly page: Page;
  /** The elements of its head. Those from its content are known only after rendering. */
  readonly head: readonly HeadElement[];
}

export type Explanation = PageExplanation | DraftExplanation | FileExplanation;

export interface PageExplanation {
  readonly kind: 'page';
  /** Without base. */
  readonly route: string;
  /** Its whole address. */
  readonly url: string;
  readonly title: string;
  /** The plugin that made the page, `sidebar` for a category's index, `core` for slodocs; undefined for a page with a file. */
  readonly madeBy: string | undefined;
  readonly madeFrom: readonly MadeFrom[];
  /** The changes by `resolve` hooks, in plugin order. */
  readonly changedBy: readonly PageChange[];
  /** The keys that its components query with `useData`, with the plugin that answers. */
  readonly data: readonly { readonly key: string; readonly plugin: string | undefined }[];
  /** Redirects to it, with the plugins that added them. */
  readonly redirectedFrom: readonly { readonly from: string; readonly plugin: string | undefined }[];
  /** The reasons of its last rendering; empty where unknown. */
  readonly rendered: readonly RenderReason[];
  /** The reasons why the next build will render it; empty where it will not. */
  readonly pending: readonly RenderReason[];
  readonly linkedFrom: readonly LinkFrom[];
  /** The navigation bars that list it. */
  readonly navigation: readonly ('navbar' | 'footer')[];
  /** Other pages that show its content as a partial. */
  readonly shownOn: readonly PageName[];
  readonly sidebar: string | undefined;
  /** Labels from the top of the sidebar down to the page. */
  readonly breadcrumbs: readonly string[];
  readonly previous: PageName | undefined;
  readonly next: PageName | undefined;
  readonly version: { readonly name: string; readonly label: string; readonly isLast: boolean } | undefined;
  readonly unlisted: boolean;
  /** Empty where search engines may index it. */
  readonly noIndex: readonly NoIndexReason[];
  /** Explanations of plugins. */
  readonly plugins: readonly { readonly plugin: string; readonly says: readonly string[] }[];
}

/** A draft. */
export interface DraftExplanation {
  readonly kind: 'draft';
  readonly route: string;
  readonly title: string;
  /** The path of its source. */
  readonly path: string;
  /** Where it is marked as a draft. */
  readonly place: Place | undefined;
}

/** A file that is no page, and the pages that are made from it. */
export interface FileExplanation {
  readonly kind: 'file';
  readonly path: string;
  /** `site` is an input of the config, a plugin or a written sidebar: any page may depend on it. */
  readonly role: FileRole | 'site' | 'unused';
  /** The address of a static file, without base. */
  readonly served: string | undefined;
  readonly pages: readonly PageName[];
}

export type FileRole = 'partial' | 'origin' | 'component' | 'slot' | 'layout' | 'stylesheet' | 'asset' | 'read' | 'sidebar';

export interface MadeFrom {
  /** `origin` is the file that a plugin made the source from. */
  readonly kind: 'source' | Exclude<FileRole, 'sidebar'>;
  /** Relative to the root; for a package, its name. */
  readonly path: string;
  /** Files that are bundled into it. */
  readonly with?: readonly string[];
}

export interface PageName {
  readonly route: string;
  readonly title: string;
}

/** A link in content, by the page that shows it. */
export interface LinkFrom extends PageName {
  readonly place: Place;
}

export interface WhyResult {
  /** Undefined where nothing is found, and where faults of the site hide it. */
  readonly explanation: Explanation | undefined;
  /** The address or path relative to the root that is most similar to the requested one. */
  readonly nearest: string | undefined;
  /** False where the site has errors, so that a missing result is not conclusive. */
  readonly resolved: boolean;
  /** The diagnostics of `check`, without those of later stages. */
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: Readonly<Record<string, string>>;
  /** Absolute, as is `outDir`. */
  readonly root: string;
  readonly outDir: string;
}
