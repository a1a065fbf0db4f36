// Defines what a plugin adds to the theme.
import type { Sources } from './policy.ts';

/** What a plugin adds to the theme, by paths. Its modules may import `slodocs/theme`, React, packages, and one another. */
export interface PluginTheme {
  /** What the paths count from: the module that names them, `import.meta.url`, or an absolute path to it. */
  readonly from: string;
  /** Layouts by the names by which pages ask for them. A module that begins with `'use static'` is rendered by the server alone. */
  readonly layouts?: Readonly<Record<string, string>>;
  /** Components that content uses without importing them. `./notes.tsx#Note` is another export than the default one. */
  readonly components?: Readonly<Record<string, string>>;
  /** Stylesheets of every page, before those of the site. One that a layout or component imports is on the pages that use it. */
  readonly css?: readonly string[];
  /** Modules that browsers run on every page, before those of the site. */
  readonly clientModules?: readonly string[];
  /** What its code loads from besides the site itself, on any page, for the CSP: `{ 'connect-src': ['https://api.example'] }`. */
  readonly loads?: Sources;
}
