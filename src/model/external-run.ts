// Defines the types of the options of a check of links to other hosts.
import type { Endpoint } from './external-links.ts';
import type { BuildOptions } from './run.ts';

export interface ExternalOptions extends Omit<BuildOptions, 'outDir' | 'force'> {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How the program introduces itself. */
  readonly userAgent: string;
  /** Finds where a host is reached, in place of the DNS. */
  readonly endpointOf?: ((url: URL) => Promise<Endpoint>) | undefined;
}
