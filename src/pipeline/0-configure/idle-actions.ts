// Finds actions of pages on sites that publish no Markdown.
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Plugin } from '#model/plugin';
import type { Settings } from '#model/settings';
import type { ConfigSource } from './config-source.ts';

/** A plugin of the site's own may publish Markdown as well, by its elements in the head. */
export function idleActions(
  { locate }: Pick<ConfigSource, 'locate'>,
  { theme }: Settings,
  plugins: readonly Plugin[],
  isOwn: (plugin: Plugin) => boolean,
): readonly DiagnosticDraft[] {
  const canPublish = plugins.some((plugin) => plugin.name === 'twins' || (plugin.head && isOwn(plugin)));
  if (theme.actions.length === 0 || canPublish) return [];
  return [
    {
      code: 'configure/invalid-value',
      message: '"theme.docs.actions" has no effect, because no plugin publishes the Markdown of pages',
      help: 'Add the plugin "twins", or remove the actions.',
      place: locate(['theme', 'docs', 'actions']),
    },
  ];
}
