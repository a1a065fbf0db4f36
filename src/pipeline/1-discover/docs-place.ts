// Locates a key of a docs folder in the configuration.

import type { Context } from '#context/context';
import type { DocsSettings } from '#model/content-settings';
import type { Place } from '#model/place';

export function docsPlace(
  { config }: Context,
  docs: DocsSettings,
  path: readonly (string | number)[],
  part: 'key' | 'value' = 'value',
): Place {
  return config.locate(['docs', config.settings.docs.indexOf(docs), ...path], part);
}
