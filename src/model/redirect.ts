// Defines the types of redirects: as plugins add them, deferred, and bound to existing targets.

import { trimEnd } from './cut-text.ts';
import type { PlacedPage, Target } from './page.ts';
import type { Place } from './place.ts';
import { type Addressing, encodePath, joinPath, printRoute } from './route.ts';
import type { AssetFile } from './source-file.ts';

/** The allowed HTTP statuses; 301 means that the content has moved permanently. */
export const redirectStatuses = [301, 302, 303, 307, 308] as const;

export type RedirectStatus = (typeof redirectStatuses)[number];

interface Source {
  /** The redirected path: it begins with `/`, has neither base nor query nor hash, and is not percent-encoded. */
  readonly from: string;
  readonly status: RedirectStatus;
  /** Where the source is written. */
  readonly place?: Place | undefined;
  /** The rule that it comes from: pages, explicit redirects and earlier rules take precedence silently. */
  readonly rule?: string | undefined;
  /** The plugin that made it after all pages had routes. */
  readonly plugin?: string | undefined;
}

/** A redirect as a plugin adds it. */
export interface Redirect extends Source {
  /** Written like a navbar address: a route, a static file, or a source path, with query and hash, or a URL. */
  readonly to: string;
  /** Where that is written, if not in `place`. */
  readonly targetPlace?: Place | undefined;
}

/** Deferred redirects that depend on the site's pages: computed once all of them have routes. */
export interface LateRedirects {
  /** The name of the plugin. */
  readonly plugin: string;
  redirects(pages: readonly PlacedPage[], assets: readonly AssetFile[]): readonly Redirect[];
}

/** A redirect whose target exists. */
export interface BoundRedirect extends Source {
  readonly to: Target;
}

/** A normalized path without `index.html` and trailing slashes: two sources are the same when their keys are equal. */
export function redirectKey(path: string): string {
  const trimmed = trimEnd(path.replace(/\/index\.html$/, '/'), '/');
  return trimmed === '' ? '/' : trimmed;
}

/** The URL of a target under the site's base. */
export function printTarget(target: Target, addressing: Addressing): string {
  if (target.kind === 'url') return target.url;
  if (target.kind === 'route') return printRoute(target.route, addressing) + target.suffix;
  return joinPath(addressing.baseUrl, encodePath(target.served ?? target.path)) + target.suffix;
}
