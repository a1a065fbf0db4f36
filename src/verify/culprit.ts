// A page and a stack of components to the one at fault, and to where the author names it.
import { type Place, wholeFile } from '#model/place';
import { componentsIn } from './react-fault.ts';

/** A page, and what of the site's own stands on it. */
export interface OpenedPage {
  /** Without the base. */
  readonly path: string;
  /** Its source; undefined for a page without one. */
  readonly file: string | undefined;
  /** Components, with where the page names them. */
  readonly components: readonly { readonly name: string; readonly place: Place }[];
  /** Parts of the theme that are the site's, each with its module, and where the configuration names it. */
  readonly parts: readonly { readonly name: string; readonly module: string; readonly place: Place }[];
  /** Names of the theme's own components. */
  readonly themes: ReadonlySet<string>;
}

export interface Culprit {
  readonly names: readonly string[];
  /** At the beginning of a sentence. */
  readonly subject: string;
  readonly place: Place | undefined;
}

/** The innermost component that is the site's own, at the innermost that the page or the configuration names. */
export function culpritOf(page: OpenedPage, stack: string): Culprit {
  const all = componentsIn(stack);
  const used = new Map(page.components.map(({ name, place }) => [name, place]));
  const parts = new Map(page.parts.map(({ name, place }) => [name, place]));
  const isOwn = (name: string): boolean => used.has(name) || parts.has(name) || !page.themes.has(name);
  const own = all.filter(isOwn);
  const names = own.length > 0 ? own : all;
  const [name] = names;
  const place = own.map((one) => used.get(one) ?? partPlace(page, one)).find((found) => found !== undefined) ?? placeOf(page);
  return { names, place, subject: name === undefined ? 'the page' : `the component "${name}"` };
}

/** A part is known by its own name, or by that of its module. */
function partPlace({ parts }: OpenedPage, name: string): Place | undefined {
  return parts.find((part) => part.name === name || new RegExp(`(?:^|/)${name}\\.\\w+$`).test(part.module))?.place;
}

export function placeOf({ file }: OpenedPage): Place | undefined {
  return file === undefined ? undefined : wholeFile(file);
}
