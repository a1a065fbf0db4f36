// Merges the catalogues of all diagnostic codes, and finds the manual page of each.
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Catalogue } from '#model/diagnostic';
import type { Plugin } from '#model/plugin';
import { pageOf } from './explained.ts';
import { coreCatalogue } from './pipeline/catalogue.ts';
import * as firstParty from './plugins/plugins.ts';
import { verifyDiagnostics } from './tools/verify/diagnostics.ts';

/** Includes the codes of first-party plugins. */
export const catalogue: Catalogue = { ...coreCatalogue, ...verifyDiagnostics, ...firstPartyCatalogue() };

/**
 * The page that explains a code, as Markdown. Undefined for a code that is not ours. Links lead to files of the manual; with
 * `from`, a folder, they are relative to that.
 */
export async function explain(code: string, from?: string): Promise<string | undefined> {
  if (!Object.hasOwn(catalogue, code)) return undefined;
  const file = pageOf(code);
  const page = await readFile(file, 'utf8');
  return from === undefined
    ? page
    : page.replace(linked, (all, _mark?: string, target?: string) => {
        if (target === undefined) return all;
        return `](${relative(from, resolve(dirname(file), target))
          .split(sep)
          .join('/')}`;
      });
}

/** The target of a link in the text, without its anchor; code comes first, so that what it shows is left alone. */
const linked = /^(`{3,})[\s\S]*?^\1`*$|`[^`\n]+`|\]\((\.{1,2}\/[^)\s#]+)/gm;

function firstPartyCatalogue(): Catalogue {
  // An engine of search is no plugin.
  const { algolia: _, ...factories } = firstParty;
  const entries = Object.values(factories)
    .map((make): Plugin => make())
    .flatMap(({ name, diagnostics }) =>
      Object.entries(diagnostics ?? {}).map(([code, entry]) => [`${name}/${code}`, entry] as const),
    );
  return Object.fromEntries(entries);
}
