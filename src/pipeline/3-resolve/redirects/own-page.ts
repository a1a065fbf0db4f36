// Finds the page that answers an address, so that no redirect can start there.
import type { PlacedPage } from '#model/page';
import type { Settings } from '#model/settings';
import type { Destinations } from '../addresses/destinations.ts';

/** `/a.html` differs from the page `/a`, unless it is that page's own file. */
export function ownPage(
  key: string,
  { trailingSlash }: Pick<Settings, 'trailingSlash'>,
  { page }: Pick<Destinations, 'page'>,
): PlacedPage | undefined {
  const found = page(key);
  const isOwn = !key.endsWith('.html') || trailingSlash === false || found?.route.path.endsWith('.html');
  return isOwn ? found : undefined;
}
