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
  /** Undefined where it is no component that speaks. */
  readonly name: string | undefined;
  /** At the beginning of a sentence. */
  readonly subject: string;
  readonly place: Place | undefined;
}

/** The theme's component that shows the content of a page that lives in the browser. */
const contentName = 'Part';

/** Components of React's own have names like any other. */
const ofReact: ReadonlySet<string> = new Set(['Activity', 'Lazy', 'Profiler', 'StrictMode', 'Suspense', 'SuspenseList']);

/** The innermost component that is the site's own, at the innermost that the page or the configuration names. */
export function culpritOf(page: OpenedPage, stack: string): Culprit {
  const all = componentsIn(stack).filter((name) => !ofReact.has(name));
  const used = new Map(page.components.map((use) => [use.name, use.place]));
  const own = all.filter((name) => !page.themes.has(name));
  const named = all.filter((name) => used.has(name) || partPlace(page, name));
  // What stands in the content itself is nobody's but the page's.
  const [name] = [...own, ...named, ...(all.includes(contentName) ? [] : all)];
  if (name === undefined) return { name, subject: 'the page', place: placeOf(page) };
  const around = all.slice(all.indexOf(name));
  const places = around.map((one) => used.get(one) ?? partPlace(page, one));
  return { name, subject: `the component "${name}"`, place: places.find((place) => place !== undefined) ?? placeOf(page) };
}

/** A part is known by its own name, or by that of its module. */
function partPlace({ parts }: OpenedPage, name: string): Place | undefined {
  return parts.find((part) => part.name === name || new RegExp(`(?:^|/)${name}\\.\\w+$`).test(part.module))?.place;
}

export function placeOf({ file }: OpenedPage): Place | undefined {
  return file === undefined ? undefined : wholeFile(file);
}
