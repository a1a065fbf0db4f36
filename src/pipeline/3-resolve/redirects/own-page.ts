// An address to the page that answers it, where no redirect can.
import type { PlacedPage } from '#model/page';
import type { Settings } from '#model/settings';
import type { Destinations } from '../bind/destinations.ts';

/** `/a.html` is an address of its own beside the page `/a`, unless that is the file which holds it. */
export function ownPage(
  key: string,
  { trailingSlash }: Pick<Settings, 'trailingSlash'>,
  { page }: Pick<Destinations, 'page'>,
): PlacedPage | undefined {
  const found = page(key);
  const isOwn = !key.endsWith('.html') || trailingSlash === false || found?.route.path.endsWith('.html');
  return isOwn ? found : undefined;
}
