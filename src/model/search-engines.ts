// Determines why search engines are asked not to index a page.
import type { PlacedPage } from './page.ts';
import { isNotFound } from './route.ts';
import type { Settings } from './settings.ts';
import type { Version } from './source-file.ts';

/** The reasons in the page and its version; head elements of content, plugins or the config may add others. */
export function hiddenBecause(
  { unlisted, route }: PlacedPage,
  version: Pick<Version, 'noIndex'> | undefined,
  { noIndex }: Pick<Settings, 'noIndex'>,
): readonly ('site' | 'unlisted' | 'version' | 'not-found')[] {
  return [
    ...(noIndex ? (['site'] as const) : []),
    ...(isNotFound(route.path) ? (['not-found'] as const) : unlisted ? (['unlisted'] as const) : []),
    ...(version?.noIndex ? (['version'] as const) : []),
  ];
}
