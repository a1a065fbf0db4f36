// Finds the component at fault in a React component stack, and the place where the author uses it.
import { type Place, wholeFile } from './place.ts';
import { componentsIn } from './react-fault.ts';

/** A page, and the site's own components on it. */
export interface OpenedPage {
  /** Without the base. */
  readonly path: string;
  /** Its source; undefined for a page without one. */
  readonly file: string | undefined;
  /** Components, with where the page names them. */
  readonly components: readonly { readonly name: string; readonly place: Place }[];
  /** Slots that the site replaces, each with its module and its place in the configuration. */
  readonly parts: readonly { readonly name: string; readonly module: string; readonly place: Place }[];
  /** Names of the theme's own components. */
  readonly themes: ReadonlySet<string>;
}

export interface Culprit {
  /** Undefined if no component is at fault. */
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
  // Elements of the content itself belong to the page.
  const [name] = [...own, ...named, ...(all.includes(contentName) ? [] : all)];
  if (name === undefined) return { name, subject: 'the page', place: placeOf(page) };
  const around = all.slice(all.indexOf(name));
  const places = around.map((one) => used.get(one) ?? partPlace(page, one));
  return { name, subject: `the component "${name}"`, place: places.find((place) => place !== undefined) ?? placeOf(page) };
}

/** A slot's component is named after the slot or after its module. */
function partPlace({ parts }: OpenedPage, name: string): Place | undefined {
  return parts.find((part) => part.name === name || new RegExp(`(?:^|/)${name}\\.\\w+$`).test(part.module))?.place;
}

export function placeOf({ file }: OpenedPage): Place | undefined {
  return file === undefined ? undefined : wholeFile(file);
}
