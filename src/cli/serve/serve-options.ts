// What is served, and to whom.

export interface ServeOptions {
  /** Absolute. */
  readonly outDir: string;
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
}
