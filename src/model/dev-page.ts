// Types of what the development server tells the pages that it serves.

/** The data of the event `faults`. */
export interface ShownFaults {
  readonly errors: number;
  readonly warnings: number;
  /** How many pages are not rendered yet; undefined while the site is read. */
  readonly left: number | undefined;
  /** Errors first; not all, where there are very many. */
  readonly faults: readonly ShownFault[];
}

export interface ShownFault {
  readonly id: string;
  readonly code: string;
  readonly severity: 'error' | 'warning';
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
}

/** Names of the events by which the live-update script and the theme talk to each other on `document`. */
export const updateEvent = 'slodocs:update';
