// Tells the reader of the 404 page which address they have asked for.
import { decoded } from '#model/parse-url';
import type { Behavior } from '../behavior.ts';

/** Every missing page is this page at another address. */
export const tellAddress: Behavior = ({ find }) => {
  for (const place of find('[data-not-found]')) {
    const shown = place.querySelector('code');
    if (shown) shown.textContent = decoded(location.pathname, decodeURI);
    place.dataset['asked'] = '';
  }
};
