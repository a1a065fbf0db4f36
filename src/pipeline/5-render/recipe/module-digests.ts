// Digests the modules that pages import, each once: their Node inputs and their browser bundle.
import type { Context } from '#context/context';
import { keyOf } from '#files/digest';
import { entryOf } from '../body/modules.ts';
import type { PartDocument } from '../body/parts.ts';
import type { Stock } from '../stock.ts';

export interface ModuleDigests {
  of(entry: string): string;
  /** The digests of all imports of documents; partials, stylesheets and files are listed by name. */
  ofImports(documents: readonly PartDocument[]): readonly string[];
}

export function moduleDigests({ config, files }: Context, { code, browserCode, assets: paths }: Stock): ModuleDigests {
  const assets = new Set(paths);
  const known = new Map<string, string>();
  const of = (entry: string): string => {
    const found = known.get(entry);
    if (found !== undefined) return found;
    const { bundled, problems } = code.modules[entry] ?? { problems: [] };
    const made = (bundled?.inputs ?? []).map((path) => `${path} ${files.digest(path)}`);
    // Excludes absolute paths, which must not affect page keys.
    const { bundled: forBrowsers, ...traits } = browserCode.modules[entry] ?? {};
    const inBrowsers = JSON.stringify([traits, { ...forBrowsers, entry: undefined }]);
    const digest = keyOf(JSON.stringify(problems), inBrowsers, bundled?.classNames ?? '', ...made);
    known.set(entry, digest);
    return digest;
  };
  return {
    of,
    ofImports: (documents) =>
      documents.flatMap((document) =>
        document.facts.imports.map((imported) => {
          const entry = entryOf(config, document, imported, assets);
          return entry === undefined ? imported.specifier : of(entry);
        }),
      ),
  };
}
