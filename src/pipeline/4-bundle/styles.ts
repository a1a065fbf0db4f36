// Bundles the stylesheets of content and its components, each once for the whole site.
import type { SiteLayouts, SiteModules, SiteStyles } from '#code/site-bundle/site-bundle';
import { entriesIn, sharedStyles } from '#code/site-bundle/styles-of';
import type { StyleBundle } from '#code/style-bundle';
import type { Context } from '#context/context';
import type { PartDocument } from '#model/page-parts';
import type { Site } from '#model/site';

export async function bundleStyles(
  context: Context,
  { assets }: Site,
  documents: readonly PartDocument[],
  modules: SiteModules,
  layouts: SiteLayouts,
): Promise<SiteStyles> {
  const { config, files, store } = context;
  const { root, bundleDir, settings } = config;
  const served = new Set(assets.map((asset) => asset.served));
  const { baseUrl } = settings;
  const options = { root, bundleDir, baseUrl, files, store, isServed: (address: string) => served.has(address) };
  const entriesOf = entriesIn(config, modules, new Set(assets.map(({ path }) => path)));
  const bundles: Record<string, StyleBundle> = {};
  const add = async (entry: string): Promise<void> => {
    // Loaded with the first stylesheet: many sites have none.
    const { bundleStyle } = await import('#code/style-bundle');
    bundles[entry] ??= await bundleStyle(entry, options);
  };
  for (const { entry } of sharedStyles(config, modules, settings.theme)) await add(entry);
  for (const { entry } of Object.values(layouts)) {
    for (const style of modules.modules[entry]?.bundled?.styles ?? []) await add(style);
  }
  for (const document of documents) {
    for (const imported of document.facts.imports) {
      for (const entry of entriesOf(document, imported)) await add(entry);
    }
  }
  return bundles;
}
