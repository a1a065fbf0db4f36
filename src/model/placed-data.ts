// Defines the data of a file that a plugin reads, with its places.
import type { Locate, Place } from './place.ts';

export interface DataOptions {
  /** `exact`: a number that JavaScript would change, such as 1.10, is an `ExactNumber`, which prints as it is written. */
  readonly numbers?: 'exact';
}

/** The data of a file, with its places. */
export interface PlacedData {
  /** Plain data, partial for a faulty file. Dates are texts. An empty file is null. */
  readonly value: unknown;
  readonly locate: Locate;
  /** Syntax faults of the file, for the plugin to report. */
  readonly faults: readonly DataFault[];
}

export interface DataFault {
  /** `depth`: lists and maps are nested deeper than they are read. */
  readonly kind: 'syntax' | 'aliases' | 'depth';
  readonly message: string;
  readonly place: Place;
}
