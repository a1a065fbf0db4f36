// Defines the types of messages between the development server and its pages.
import type { BrowserError } from './browser-error.ts';

/** What a page is told while it is open. */
export type ServerNews =
  /** First of all, so that a page knows what it has missed. */
  | { readonly name: 'state'; readonly data: ServerState }
  /** Pages may be stale. */
  | { readonly name: 'changed'; readonly data: ServerState }
  | { readonly name: 'faults'; readonly data: ShownFaults }
  /** The server does not answer. */
  | { readonly name: 'lost' };

export interface ServerState {
  /** Names the run of the server: another one has other secrets, and counts anew. */
  readonly run: string;
  /** Another one than before where pages may be stale. */
  readonly edition: number;
}

/** The data of the event `faults`. */
export interface ShownFaults {
  readonly errors: number;
  readonly warnings: number;
  /** How many originals have translations that are older, where that is neither. */
  readonly stale: number;
  /** How many pages are not rendered yet; undefined while the site is read. */
  readonly left: number | undefined;
  /** Errors first, stale translations last; not all, where there are very many. */
  readonly faults: readonly ShownFault[];
}

export interface ShownFault {
  readonly id: string;
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly help: string | undefined;
  /** Relative to the root. */
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** Its place and frame, as a terminal shows them without colours. */
  readonly frame: string;
  /** What its fix does; undefined where it has none. */
  readonly fix: string | undefined;
  /** Of a fault that only browsers find: addresses of the pages that showed it, with the base; else empty. */
  readonly pages: readonly string[];
}

/** The body of the action `report`: all that the browser of a page has found since the page was mounted. */
export interface PageReport {
  /** As the address of the page has it. */
  readonly path: string;
  readonly errors: readonly BrowserError[];
}

/** The answer to why a page was rendered again. */
export interface ShownReasons {
  readonly version: 1;
  /** Without the base. */
  readonly path: string;
  /** In how many states it was shown since the server was started. */
  readonly states: number;
  readonly summary: string;
  readonly reasons: readonly {
    /** As `slodocs why` names it. */
    readonly ingredient: string;
    readonly because: string;
    /** What of it has changed. */
    readonly parts: readonly string[];
  }[];
}

/** Bounds of a report: longer texts are cut, further errors are dropped. In characters. */
export const reportBounds = { errors: 20, message: 4000, stack: 3000 } as const;

/** Names of the events by which the live-update script and the theme talk to each other on `document`. */
export const updateEvent = 'slodocs:update';
export const shownEvent = 'slodocs:shown';

/** The detail of `shownEvent`, which the theme dispatches before it shows a page. */
export interface ShownPage {
  /** False for another page than before, or another query of the same one. */
  readonly isUpdate: boolean;
  /** The live components of the body are mounted anew. */
  readonly mounts: boolean;
  /** The body as the server has rendered it; null for a page without one. */
  readonly body: string | null;
}
