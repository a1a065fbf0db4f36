// The modules that content imports, bundled together and loaded once.
import { join } from 'node:path';
import type { Document, Import } from '#model/document';
import { importedFile } from '#model/file-path';
import type { Site } from '#model/site';
import type { ThemeServer } from '#model/theme';
import type { Context, UserModule } from '../../context/context.ts';
import { faultOf, noComponent, noExport, noModule } from './module-reports.ts';
import { assetModule, importedAsset } from './require-asset.ts';
import type { StylesOf } from './stylesheets.ts';

type Exports = Readonly<Record<string, unknown>>;
type Loaded = ReadonlyMap<string, UserModule>;

/** The exports of a module, by what a document imports. Undefined where that was reported. */
export type ModuleOf = (document: Document, imported: Import) => Exports | undefined;

interface Use {
  readonly document: Document;
  readonly imported: Import;
  readonly entry: string;
}

export interface Modules {
  readonly moduleOf: ModuleOf;
  readonly stylesOf: StylesOf;
}

export async function loadModules(context: Context, site: Site, server: ThemeServer): Promise<Modules> {
  const assets = new Set(site.assets.map(({ path }) => path));
  const uses = documentsOf(site).flatMap((document) =>
    document.facts.imports.flatMap((imported): Use[] => {
      const entry = importedAsset(document, imported, assets) === undefined ? entryOf(context, document, imported) : undefined;
      return entry === undefined ? [] : [{ document, imported, entry }];
    }),
  );
  const loaded = await loadAll(context, [...new Set(uses.map(({ entry }) => entry))].sort());
  const seen = new Set<string>();
  for (const { document, imported, entry } of uses) await reportUse(context, document, imported, entry, loaded.get(entry), seen);
  const stylesOf: StylesOf = (document, imported) => loaded.get(entryOf(context, document, imported) ?? '')?.styles ?? [];
  const moduleOf: ModuleOf = (document, imported) => {
    const { aliases } = context.config.theme;
    const alias = Object.hasOwn(aliases, imported.specifier) ? aliases[imported.specifier] : undefined;
    if (alias) return Object.fromEntries(alias.map((name) => [name, server.components[`${imported.specifier}#${name}`]]));
    const asset = importedAsset(document, imported, assets);
    if (asset !== undefined) return assetModule(document, imported, asset, server);
    const module = loaded.get(entryOf(context, document, imported) ?? '');
    if (!module || module.problems.length > 0 || missingNames(imported, module).length > 0) return undefined;
    return noComponent(document, imported, module.exports['default']) ? undefined : module.exports;
  };
  return { moduleOf, stylesOf };
}

/** Modules are bundled together; where that fails one by one, so that each is known to be sound or not. */
async function loadAll(context: Context, entries: readonly string[]): Promise<Loaded> {
  if (entries.length === 0) return new Map();
  const together = await context.userCode(entries);
  if (entries.length === 1 || [...together.values()].some(({ problems }) => problems.length === 0)) return together;
  const alone = new Map<string, UserModule>();
  for (const entry of entries) for (const [name, module] of await context.userCode([entry])) alone.set(name, module);
  return alone;
}

function documentsOf(site: Site): readonly Document[] {
  const documents = new Set<Document>();
  for (const page of site.pages) {
    if (page.kind !== 'doc') continue;
    documents.add(page.document);
    for (const { document } of Object.values(page.partials)) documents.add(document);
  }
  return [...documents];
}

/** What esbuild is told to bundle: an absolute path, or the name of a package. Partials and theme modules are not bundled. */
function entryOf({ config }: Context, { source }: Document, { specifier }: Import): string | undefined {
  if (/\.(?:mdx?|css|s[ac]ss|less)$/i.test(specifier) || Object.hasOwn(config.theme.aliases, specifier)) return undefined;
  const file = importedFile(source.path, specifier);
  return file === undefined ? specifier : join(config.root, file);
}

function missingNames({ names }: Import, { exports }: UserModule): readonly string[] {
  return Object.values(names).filter((name) => name !== '*' && !(name in exports));
}

async function reportUse(
  context: Context,
  document: Document,
  imported: Import,
  entry: string,
  module: UserModule | undefined,
  seen: Set<string>,
): Promise<void> {
  for (const problem of module?.problems ?? []) {
    if (problem.message === `could not resolve "${entry}"`) {
      context.reporter.report(await noModule(context, document, imported));
      continue;
    }
    const key = JSON.stringify([problem.message, problem.place ?? imported.place]);
    if (!seen.has(key)) context.reporter.report(faultOf(imported, problem));
    seen.add(key);
  }
  if (module && module.problems.length === 0) {
    for (const name of missingNames(imported, module))
      context.reporter.report(noExport(document, imported, name, Object.keys(module.exports)));
    const fault = 'default' in module.exports && noComponent(document, imported, module.exports['default']);
    if (fault) context.reporter.report(fault);
  }
}
