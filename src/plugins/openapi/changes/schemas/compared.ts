// Defines what comes of comparing two schemas without looking into their parts.
import type { Finding } from '../change.ts';
import type { Side } from './flatten.ts';

export interface Compared {
  /** `at` is the end of a path, empty for the schema itself. */
  readonly findings: readonly Finding[];
  readonly edges: readonly Edge[];
}

/** Two schemas of a part, and how the path goes on to it. */
export interface Edge {
  readonly suffix: string;
  readonly old: Side;
  readonly next: Side;
}
