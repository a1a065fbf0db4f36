// Settles what the configuration says of links, and where the indexes of linked sites are read in one run.
import { resolve } from 'node:path';
import { relativeTo } from '#files/site-path';
import type { ExternalCheckSettings } from '#model/external-links';
import { isWebAddress, type LinkedSiteSettings, type LinkSettings } from '#model/linked-site';
import type { UserConfig } from '#model/user-config';

const defaultExternalCheck: ExternalCheckSettings = {
  ignore: [],
  anchors: false,
  privateHosts: [],
  perHost: 2,
  delay: 100,
  timeout: 15,
  maxAttempts: 3,
  maxAge: 7,
};

export function settleLinks(
  config: UserConfig['links'] = {},
  against: Readonly<Record<string, string>>,
  root: string,
): LinkSettings {
  return {
    external: (config.external ?? []).map((path) => (path.startsWith('/') ? path : `/${path}`)),
    externalCheck: { ...defaultExternalCheck, ...config.externalCheck },
    index: config.index ?? false,
    sites: settleSites(config.sites, against, root),
  };
}

/** Paths become relative to the root. What this run names instead is not what the config has pinned. */
function settleSites(
  sites: Readonly<Record<string, LinkedSiteSettings>> = {},
  against: Readonly<Record<string, string>>,
  root: string,
): LinkSettings['sites'] {
  const pathOf = (index: string): string => (isWebAddress(index) ? index : relativeTo(root, resolve(root, index)) || '.');
  return Object.fromEntries(
    Object.entries(sites).map(([name, { index, digest }]) => {
      const instead = against[name];
      return [name, instead === undefined ? { index: pathOf(index), digest } : { index: pathOf(instead) }];
    }),
  );
}
