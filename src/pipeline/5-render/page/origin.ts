// Finds the plugin that made a page, and its place in the site's config.
import type { Config } from '#model/config';

export function pluginOf(
  { plugins, pluginIndexes, locate }: Pick<Config, 'plugins' | 'pluginIndexes' | 'locate'>,
  origin: string | undefined,
) {
  if (origin === undefined) return {};
  const plugin = plugins.find(({ name }) => name === origin);
  const index = plugin && pluginIndexes.get(plugin);
  return index === undefined ? { plugin: origin } : { plugin: origin, place: locate(['plugins', index]) };
}
