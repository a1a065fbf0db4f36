// Defines the types of a baseline: the known faults of a site, which do not fail a check.

/** How often each known fault occurs. Sorted by file, code and fingerprint. */
export interface Baseline {
  readonly faults: readonly KnownFault[];
}

/** All faults of a code and file with the same message. */
export interface KnownFault {
  readonly code: string;
  /** Relative to the root; empty for a fault without a place. */
  readonly file: string;
  /** Of code, file and message: it survives edits around the fault. */
  readonly fingerprint: string;
  readonly count: number;
}
