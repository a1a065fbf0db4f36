// Defines the types of the check of links to other hosts.

/** How `slodocs check --external` asks other hosts. */
export interface ExternalCheckSettings {
  /** Addresses that are not asked; `*` stands for any characters. */
  readonly ignore: readonly string[];
  /** True where pages of other hosts are searched for the anchors that links name. */
  readonly anchors: boolean;
  /** Hosts in private networks that may be asked, such as `wiki.corp` or `localhost:8080`. */
  readonly privateHosts: readonly string[];
  /** Requests to one host at once. */
  readonly perHost: number;
  /** Milliseconds between the starts of two requests to one host. */
  readonly delay: number;
  /** Seconds. */
  readonly timeout: number;
  readonly maxAttempts: number;
  /** Days for which an address that was found is not asked again. */
  readonly maxAge: number;
}

/** Where a host is reached. */
export interface Endpoint {
  readonly addresses: readonly { readonly address: string; readonly family: number }[];
  readonly port: number;
}
