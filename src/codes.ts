// Every code that slodocs itself can report, and the page that explains it.
import { readFile } from 'node:fs/promises';
import type { Catalogue } from '#model/diagnostic';
import type { Plugin } from '#model/plugin';
import { coreCatalogue } from './pipeline/catalogue.ts';
import * as firstParty from './plugins/plugins.ts';
import { verifyDiagnostics } from './verify/diagnostics.ts';

/** Those of its plugins included. */
export const catalogue: Catalogue = { ...coreCatalogue, ...verifyDiagnostics, ...firstPartyCatalogue() };

/** The page that explains a code, as Markdown. Undefined for a code that is not ours. */
export async function explain(code: string): Promise<string | undefined> {
  if (!Object.hasOwn(catalogue, code)) return undefined;
  return readFile(new URL(`../docs/diagnostics/${code}.md`, import.meta.url), 'utf8');
}

function firstPartyCatalogue(): Catalogue {
  const entries = Object.values(firstParty)
    .map((make): Plugin => make())
    .flatMap(({ name, diagnostics }) =>
      Object.entries(diagnostics ?? {}).map(([code, entry]) => [`${name}/${code}`, entry] as const),
    );
  return Object.fromEntries(entries);
}
