// Assigns each of several sites its own options, and refuses two sites under one base.

import { UsageError } from '../exit-codes.ts';
import { plural } from '../printers/counts.ts';
import type { SiteOptions } from '../shell.ts';
import { siteOptions } from '../site-options.ts';

/** The options that say which sites are served: each holds one value for every site, in their order. */
export interface SitesFlags {
  readonly config?: readonly string[];
  /** A single one is for all sites, since it is relative to theirs. */
  readonly outDir?: readonly string[];
  readonly baseUrl?: readonly string[];
}

export function optionsOfSites(cwd: string, roots: readonly string[], flags: SitesFlags): readonly SiteOptions[] {
  const count = roots.length;
  const configs = oneForEach('--config', flags.config, count);
  const outDirs = flags.outDir?.length === 1 ? roots.map(() => flags.outDir?.[0]) : oneForEach('--out-dir', flags.outDir, count);
  const baseUrls = oneForEach('--base-url', flags.baseUrl, count);
  return roots.map((root, at) => siteOptions(cwd, root, { config: configs[at], outDir: outDirs[at], baseUrl: baseUrls[at] }));
}

function oneForEach(name: string, values: readonly string[] = [], count: number): readonly string[] {
  if (values.length === 0 || values.length === count) return values;
  throw new UsageError(
    `"${name}" is given ${plural(values.length, 'time')} for ${plural(count, 'site')}`,
    'Repeat it for every site, in the same order, or leave it out.',
  );
}

/** `name` is how messages call a site. */
export function refuseSharedBase(sites: readonly { readonly name: string; readonly baseUrl: string }[]): void {
  const taken = new Map<string, string>();
  for (const { name, baseUrl } of sites) {
    const other = taken.get(baseUrl);
    if (other !== undefined)
      throw new UsageError(
        `"${other}" and "${name}" would both be served under "${baseUrl}"`,
        'Build one of them for another base: change its baseUrl, or build and serve it with --base-url.',
      );
    taken.set(baseUrl, name);
  }
}
