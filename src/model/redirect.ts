// Redirects: addresses that lead on to where their content is now.
import type { PlacedPage, Target } from './page.ts';
import type { Place } from './place.ts';
import { type Addressing, joinPath, printRoute } from './route.ts';
import type { AssetFile } from './source-file.ts';

/** What hosts may answer; 301 says that the content has moved for good. */
export const redirectStatuses = [301, 302, 303, 307, 308] as const;

export type RedirectStatus = (typeof redirectStatuses)[number];

interface Source {
  /** The path that is answered: it begins with `/`, has neither base nor query nor hash, and is not percent-encoded. */
  readonly from: string;
  readonly status: RedirectStatus;
  /** Where the source is written. */
  readonly place?: Place | undefined;
  /**
   * The rule that it is one of many of: pages, what is written for its source alone, and what follows from an earlier rule take
   * its place without a word.
   */
  readonly rule?: string | undefined;
  /** The plugin that made it when all pages had their routes. */
  readonly plugin?: string | undefined;
}

/** A redirect as a plugin adds it. */
export interface Redirect extends Source {
  /** As the navbar names it: a route, the address of a static file or the path of a source, with query and hash, or a URL. */
  readonly to: string;
  /** Where that is written, if not in `place`. */
  readonly targetPlace?: Place | undefined;
}

/** Redirects that follow from the pages of a site: asked for when all of them have their routes. */
export interface LateRedirects {
  /** The name of the plugin. */
  readonly plugin: string;
  redirects(pages: readonly PlacedPage[], assets: readonly AssetFile[]): readonly Redirect[];
}

/** A redirect whose target exists. */
export interface BoundRedirect extends Source {
  readonly to: Target;
}

/** Two sources are the same when their keys are equal: without `index.html` and slashes at their end. */
export function redirectKey(path: string): string {
  const trimmed = path.replace(/\/index\.html$/, '/').replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

/** The URL of a target under the site's base. */
export function printTarget(target: Target, addressing: Addressing): string {
  if (target.kind === 'url') return target.url;
  if (target.kind === 'route') return printRoute(target.route, addressing) + target.suffix;
  return joinPath(addressing.baseUrl, encodeURI(target.served ?? target.path)) + target.suffix;
}
