// Bundles the modules that content, slots and layouts name, once for the whole site.
import { entryOf } from '#code/site-bundle/imports';
import { namedSlots } from '#code/site-bundle/named-files';
import type { SiteLayouts, SiteModule, SiteModules } from '#code/site-bundle/site-bundle';
import type { Context } from '#context/context';
import type { PartDocument } from '#model/page-parts';

/** Bundles all imports of documents, and the slots' modules. If that fails, bundles them one by one, to find the faulty ones. */
export async function bundleSite(
  context: Context,
  documents: readonly PartDocument[],
  assets: ReadonlySet<string>,
  layouts: SiteLayouts,
): Promise<SiteModules> {
  const found = documents.flatMap((document) =>
    document.facts.imports.flatMap((imported) => entryOf(context.config, document, imported, assets) ?? []),
  );
  const slots = namedSlots(context.config, context.config.settings.theme.slots).map(({ entry }) => entry);
  const ofLayouts = Object.values(layouts).map(({ entry }) => entry);
  const entries = [...new Set([...found, ...slots, ...ofLayouts])].sort();
  if (entries.length === 0) return { modules: {}, packages: [] };
  const together = await context.bundleCode(entries);
  const all = [together];
  if (together.problems.length > 0 && entries.length > 1) {
    all.pop();
    for (const entry of entries) all.push(await context.bundleCode([entry]));
  }
  const modules: Record<string, SiteModule> = {};
  for (const [index, { modules: bundles, problems }] of all.entries()) {
    for (const bundled of bundles) modules[bundled.entry] = { bundled, problems: [] };
    const alone = entries[index];
    if (problems.length > 0 && alone !== undefined) modules[alone] = { problems };
  }
  return { modules, packages: all.flatMap(({ packages }) => packages) };
}
