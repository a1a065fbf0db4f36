// Reads a site's settings and folders, for commands that build nothing.
import { readSettings } from '#index';
import { exitCodeOf, UsageError } from './exit-codes.ts';
import { printDiagnostics } from './printers/pretty.ts';
import type { Shell, SiteOptions } from './shell.ts';

type Site = Awaited<ReturnType<typeof readSettings>>;

/** Without `cache`, the configuration is not cached for the next command. */
export function readSite(site: SiteOptions, { signal, watched }: Shell, { cache }: { readonly cache: boolean }): Promise<Site> {
  return readSettings({ ...site, signal, siteCode: watched?.siteCode, cache });
}

/** Prints why a site's configuration cannot be used, and answers the exit code for it. */
export function printUnusable(site: Site, { environment }: Shell): number {
  const { stderr, cwd } = environment;
  if (site.diagnostics.length === 0) throw new UsageError('the configuration of the site could not be read');
  stderr.write(printDiagnostics(site.diagnostics, site, { colors: stderr.colors, columns: stderr.columns, cwd }));
  return exitCodeOf(site.diagnostics, false);
}
