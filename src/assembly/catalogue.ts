// Merges the catalogs of all diagnostic codes.
import type { Catalogue } from '#model/diagnostic';
import type { Plugin } from '#model/plugin';
import { coreCatalogue } from '#pipeline/catalogue';
import { externalDiagnostics } from '#tools/external-links/diagnostics';
import { takeoverDiagnostics } from '#tools/takeover/diagnostics';
import { verifyDiagnostics } from '#tools/verify/diagnostics';
import * as firstParty from '../plugins/plugins.ts';

/** Includes the codes of first-party plugins. */
export const catalogue: Catalogue = {
  ...coreCatalogue,
  ...verifyDiagnostics,
  ...externalDiagnostics,
  ...takeoverDiagnostics,
  ...firstPartyCatalogue(),
};

function firstPartyCatalogue(): Catalogue {
  // An engine of search is no plugin.
  const { algolia: _, openapi, ...factories } = firstParty;
  const plugins = Object.values(factories).map((make): Plugin => make());
  const entries = [...plugins, openapi({ specs: [] })].flatMap(({ name, diagnostics }) =>
    Object.entries(diagnostics ?? {}).map(([code, entry]) => [`${name}/${code}`, entry] as const),
  );
  return Object.fromEntries(entries);
}
