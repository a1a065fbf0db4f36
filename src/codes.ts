// Merges the catalogues of all diagnostic codes.
import type { Catalogue } from '#model/diagnostic';
import type { Plugin } from '#model/plugin';
import { coreCatalogue } from './pipeline/catalogue.ts';
import * as firstParty from './plugins/plugins.ts';
import { externalDiagnostics } from './tools/external-links/diagnostics.ts';
import { takeoverDiagnostics } from './tools/takeover/diagnostics.ts';
import { verifyDiagnostics } from './tools/verify/diagnostics.ts';

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
