// What a page tells the browser of itself, and the names by which that is found.
import type { PageProps } from './page-props.ts';

export interface PageData {
  readonly page: PageProps;
  /** The address of the module that wakes the body up; undefined for a body that stays as it is. */
  readonly bodyModule?: string;
  /** The address of the module of the page's layout, where a plugin brings it; undefined for a static one. */
  readonly layoutModule?: string;
  /** The address of the module that exports the site's own parts of the theme, by their names. */
  readonly slots?: string;
  /** The address of the module that exports what the theme says otherwise than English. */
  readonly words?: string;
  /** Addresses of modules that the site wants on every page, which are told of every change of the route. */
  readonly clientModules?: readonly string[];
  /** Undefined for a page whose modules import nothing late. */
  readonly late?: LateModules;
}

/** By address the integrity of each module that may be loaded late, and the addresses of those in the list that it imports. */
export type LateModules = Readonly<Record<string, readonly [integrity: string, ...imports: string[]]>>;

/** The id of the element that holds all of a page that React has rendered. */
export const containerId = 'slodocs';

/** The id of the script that holds the data: nothing of it runs. */
export const dataId = 'slodocs-page';

/** The id of the script that runs before a page is painted. Its `data-*` attributes are the site's settings for the browser. */
export const earlyId = 'slodocs-early';

/** The attribute that holds a `style` which the policy refuses in HTML, until a script sets it. */
export const heldStyle = 'data-style';
