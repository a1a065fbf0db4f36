// Defines the types of the options of the server.

/** The output of a site. */
export interface ServedSite {
  /** Absolute. */
  readonly outDir: string;
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  /** The file of the output that tells hosts which headers to send; undefined for none. */
  readonly headersFile: string | undefined;
}

export interface ServeOptions extends ServedSite {
  /** The host that the server listens on. */
  readonly host: string;
}
