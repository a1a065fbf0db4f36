// Defines what the browser modules of analytics services read of the config. Everybody can read it.

export interface PlausibleConfig {
  readonly domain: string;
  readonly script: string;
}

export interface GoogleConfig {
  readonly id: string;
}

export interface MatomoConfig {
  /** Ends with a slash. */
  readonly url: string;
  readonly siteId: string;
  readonly script: string;
  readonly cookies: boolean;
}

export interface BeaconConfig {
  readonly url: string;
}

export interface ScriptConfig {
  readonly src: string;
  readonly attributes: Readonly<Record<string, string>>;
}
