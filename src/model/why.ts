// What can be told of a page or of a file of a site: the answers to `slodocs why`.
import type { Diagnostic } from './diagnostic.ts';
import type { Page } from './page.ts';
import type { Place } from './place.ts';
import type { PageChange } from './reshaping.ts';
import type { HeadElement } from './theme.ts';

/** What every page takes from its site: slices of the settings, and what is bound or bundled for all pages. */
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
  | 'navbar'
  | 'footer'
  | 'home'
  | 'search'
  | 'sidebars'
  | 'contents'
  | 'slots'
  | 'scripts'
  | 'styles';

/** What differs from page to page, or is taken by some pages alone. */
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
  | 'robots'
  | 'sidebar'
  | 'neighbours'
  | 'versions'
  | 'sections'
  | 'lead'
  | 'page';

/** What the HTML of a page is made of, by kind. */
export type Ingredient = SiteIngredient | PageIngredient;

/**
 * Why a page was rendered: an ingredient that was another one than at the rendering before, a file that its components
 * looked at (`files`), what they asked of the site (`answers`), or that nothing was kept of it: the page is `new`, the cache has
 * `lost` it, or nothing was kept of any page, because it is the `first` run, another slodocs ran before (`engine`), or the cache is gone (`cache`).
 */
export type RenderReason = Ingredient | 'files' | 'answers' | 'new' | 'lost' | 'first' | 'engine' | 'cache';

/** Why search engines are told to leave a page out: `head` is a robots element of content, of a plugin or of the config. */
export type NoIndexReason = 'site' | 'unlisted' | 'version' | 'not-found' | 'head';

/** What a `why` hook is asked about. */
export interface PageInQuestion {
  readonly page: Page;
  /** The elements of its head. Those that its content adds are known once it has been rendered. */
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
  /** The plugin that made the page, `sidebar` for the index of a category, `core` for slodocs; undefined for that of a file. */
  readonly madeBy: string | undefined;
  readonly madeFrom: readonly MadeFrom[];
  /** What `resolve` hooks have changed of it, in the order of the plugins. */
  readonly changedBy: readonly PageChange[];
  /** What its components ask for by `useData`, with the plugin that answers. */
  readonly data: readonly { readonly key: string; readonly plugin: string | undefined }[];
  /** Addresses that lead on to it, with the plugin that added them. */
  readonly redirectedFrom: readonly { readonly from: string; readonly plugin: string | undefined }[];
  /** Why it was rendered when it was rendered last; empty where that is not known. */
  readonly rendered: readonly RenderReason[];
  /** Why the next build will render it; empty where it will not. */
  readonly pending: readonly RenderReason[];
  readonly linkedFrom: readonly LinkFrom[];
  /** It is an item of these. */
  readonly navigation: readonly ('navbar' | 'footer')[];
  /** Other pages that show its content as a partial. */
  readonly shownOn: readonly PageName[];
  readonly sidebar: string | undefined;
  /** Labels, from the top of the sidebar to the page. */
  readonly breadcrumbs: readonly string[];
  readonly previous: PageName | undefined;
  readonly next: PageName | undefined;
  readonly version: { readonly name: string; readonly label: string; readonly isLast: boolean } | undefined;
  readonly unlisted: boolean;
  /** Empty where search engines may have it. */
  readonly noIndex: readonly NoIndexReason[];
  /** What plugins have to say of it. */
  readonly plugins: readonly { readonly plugin: string; readonly says: readonly string[] }[];
}

/** A page that is not published. */
export interface DraftExplanation {
  readonly kind: 'draft';
  readonly route: string;
  readonly title: string;
  /** Of its source. */
  readonly path: string;
  /** Where it says so. */
  readonly place: Place | undefined;
}

/** A file that is no page, and the pages that are made from it. */
export interface FileExplanation {
  readonly kind: 'file';
  readonly path: string;
  /** `site` is one that the config, a plugin or a written sidebar was made from: any page may depend on it. */
  readonly role: FileRole | 'site' | 'unused';
  /** Where a static file is served, without base. */
  readonly served: string | undefined;
  readonly pages: readonly PageName[];
}

export type FileRole = 'partial' | 'origin' | 'component' | 'slot' | 'layout' | 'stylesheet' | 'asset' | 'read' | 'sidebar';

export interface MadeFrom {
  /** `origin` is the file that a plugin made the source from. */
  readonly kind: 'source' | Exclude<FileRole, 'sidebar'>;
  /** Relative to the root; of a package its name. */
  readonly path: string;
  /** Files that are bundled with it. */
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
  /** Undefined for what is not there, and where faults of the site hide it. */
  readonly explanation: Explanation | undefined;
  /** What is most like the word that was asked for: an address, or a path relative to the root. */
  readonly nearest: string | undefined;
  /** False where the site has errors: what is asked for may be there or not. */
  readonly resolved: boolean;
  /** As `check` would list them, but for those of later stages. */
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: Readonly<Record<string, string>>;
  /** Absolute, as is `outDir`. */
  readonly root: string;
  readonly outDir: string;
}
