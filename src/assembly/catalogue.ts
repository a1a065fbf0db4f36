// Merges the catalogs of all diagnostic codes.
import type { Catalogue } from '#model/diagnostic';
import type { Plugin } from '#model/plugin';
import { coreCatalogue } from '#pipeline/catalogue';
import { externalDiagnostics } from '#tools/external-links/diagnostics';
import { proseDiagnostics } from '#tools/prose/diagnostics';
import { takeoverDiagnostics } from '#tools/takeover/diagnostics';
import { verifyDiagnostics } from '#tools/verify/diagnostics';
import * as firstParty from '../plugins/plugins.ts';

/** Includes the codes of first-party plugins. */
export const catalogue: Catalogue = {
  ...coreCatalogue,
  ...verifyDiagnostics,
  ...externalDiagnostics,
  ...takeoverDiagnostics,
  ...proseDiagnostics,
  ...firstPartyCatalogue(),
};

function firstPartyCatalogue(): Catalogue {
  // Engines of search and services of analytics are no plugins, and have no codes.
  const made = Object.values(firstParty).map((make): Pick<Plugin, 'name' | 'diagnostics'> => make({ specs: [] } as never));
  const entries = made.flatMap(({ name, diagnostics }) =>
    Object.entries(diagnostics ?? {}).map(([code, entry]) => [`${name}/${code}`, entry] as const),
  );
  return Object.fromEntries(entries);
}
