// Tells the reader of the 404 page which address they have asked for.
import type { Behavior } from '../behavior.ts';

/** Every missing page is this page at another address. */
export const tellAddress: Behavior = ({ find }) => {
  for (const place of find('[data-not-found]')) {
    const shown = place.querySelector('code');
    if (shown) shown.textContent = readable(location.pathname);
    place.dataset['asked'] = '';
  }
};

/** Decoded as the reader typed it; what cannot be decoded stays as it is. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
