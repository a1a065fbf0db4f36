// Pages to the reasons why search engines are told to leave them out.
import type { PlacedPage } from './page.ts';
import { isNotFound } from './route.ts';
import type { Settings } from './settings.ts';
import type { Version } from './source-file.ts';

/** What follows from the page and its version; content, plugins and the config may say so in the head as well. */
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
