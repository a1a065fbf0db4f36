// Finds the highlighter of a site, and makes its key.
import type { Context } from '#context/context';
import { inputsDigest } from '#context/plugin-inputs';
import { keyOf } from '#files/digest';
import type { Config } from '#model/config';
import type { Highlighter } from '#model/highlighter';
import type { Plugin } from '#model/plugin';

/**
 * The key of the highlighter. The preset is covered by slodocs' own version; any other plugin may depend on any module of the
 * config.
 */
export async function highlighterKey({ config, files }: Context): Promise<string> {
  const plugin = highlighting(config);
  if (!plugin || !config.pluginIndexes.has(plugin)) return plugin?.name ?? '';
  return keyOf(config.digest, await inputsDigest(files, plugin), ...config.inputs.map((path) => `${path} ${files.digest(path)}`));
}

/** Of several highlighters, the last one is used. */
export function highlighting({ plugins }: Pick<Config, 'plugins'>): (Plugin & { readonly highlighter: Highlighter }) | undefined {
  return plugins.findLast((plugin): plugin is Plugin & { readonly highlighter: Highlighter } => plugin.highlighter !== undefined);
}
