// The modules that content imports, bundled together and loaded once.
import { join } from 'node:path';
import type { Document, Import } from '#model/document';
import { importedFile } from '#model/file-path';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import type { Site } from '#model/site';
import type { ThemeServer } from '#model/theme';
import type { Context } from '../../context/context.ts';

/** The exports of a module, by what a document imports. */
export type ModuleOf = (document: Document, imported: Import) => Readonly<Record<string, unknown>> | undefined;

export async function loadModules(context: Context, site: Site, server: ThemeServer): Promise<ModuleOf> {
  const uses = documentsOf(site).flatMap((document) =>
    document.facts.imports.flatMap((imported) => {
      const entry = entryOf(context, document, imported);
      return entry === undefined ? [] : [{ document, imported, entry }];
    }),
  );
  const entries = [...new Set(uses.map(({ entry }) => entry))].sort();
  const loaded = entries.length === 0 ? new Map() : await context.userCode(entries);
  for (const { imported, entry } of uses) reportUse(context, imported, loaded.get(entry));
  return (document, imported) => {
    const alias = context.config.theme.aliases[imported.specifier];
    if (alias) return Object.fromEntries(alias.map((name) => [name, server.components[`${imported.specifier}#${name}`]]));
    const entry = entryOf(context, document, imported);
    return entry === undefined ? undefined : loaded.get(entry)?.exports;
  };
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
  if (/\.mdx?$/i.test(specifier) || specifier in config.theme.aliases) return undefined;
  const file = importedFile(source.path, specifier);
  return file === undefined ? specifier : join(config.root, file);
}

function reportUse(
  context: Context,
  { specifier, names, place }: Import,
  loaded: Awaited<ReturnType<Context['userCode']>> extends ReadonlyMap<string, infer M> ? M | undefined : never,
): void {
  if (!loaded || loaded.problems.length > 0) {
    for (const problem of loaded?.problems ?? [{ message: 'it was not built' }])
      reportProblem(context, specifier, place, problem);
    return;
  }
  for (const name of Object.values(names)) {
    if (name === '*' || name in loaded.exports) continue;
    const exported = Object.keys(loaded.exports).sort();
    const meant = nearest(name, exported);
    context.reporter.report({
      code: 'render/unknown-export',
      message: name === 'default' ? `"${specifier}" has no default export` : `"${specifier}" does not export "${name}"`,
      help: meant
        ? `Did you mean "${meant}"?`
        : exported.length === 0
          ? 'It exports nothing.'
          : `It exports ${exported.join(', ')}.`,
      place,
    });
  }
}

/** A fault inside the module is reported there, and leads back to the import. */
function reportProblem(context: Context, specifier: string, place: Place, problem: { message: string; place?: Place }): void {
  context.reporter.report({
    code: 'render/module-failed',
    message: `"${specifier}" cannot be loaded: ${problem.message}`,
    help: 'Modules that content imports are bundled by esbuild and run at build time, in Node.',
    place: problem.place ?? place,
    ...(problem.place ? { related: [{ message: 'imported here', place }] } : {}),
  });
}
