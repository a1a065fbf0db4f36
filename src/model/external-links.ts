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

/** How `slodocs check --external` asks other hosts. */
export interface ExternalCheckConfig {
  /** Addresses that are not asked, such as `'https://github.com/nines/*'`; `*` stands for any characters. */
  ignore?: string[];
  /** True: pages of other hosts are searched for the anchors that links name. `false` */
  anchors?: boolean;
  /** Hosts in private networks that may be asked, such as `'wiki.corp'` or `'localhost:8080'`. */
  privateHosts?: string[];
  /** Requests to one host at once. `2` */
  perHost?: number;
  /** Milliseconds between the starts of two requests to one host. `100` */
  delay?: number;
  /** Seconds. `15` */
  timeout?: number;
  /** How often an address is asked that does not answer. `3` */
  maxAttempts?: number;
  /** Days for which an address that was found is not asked again. `7` */
  maxAge?: number;
}
