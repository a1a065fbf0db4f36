// Runs the search page: searches when it loads, and while a reader types.
import { createRoot } from 'react-dom/client';
import type { createFoundWords } from '../arrival/found-words.ts';
import { readMeta } from '../meta.ts';
import type { Session } from '../session.ts';
import { PageSearch } from './PageSearch.tsx';
import { askedAnew } from './use-field.ts';

/** `place` has the links that are shown without results; it goes with its page. */
export function tendSearchPage(place: HTMLElement, session: Session, found: ReturnType<typeof createFoundWords>): void {
  if (place.querySelector('[data-search-found]')) return void place.dispatchEvent(new Event(askedAnew));
  const form = document.querySelector<HTMLFormElement>('main .search-form');
  const input = form?.querySelector<HTMLInputElement>('input');
  if (!form || !input) return;
  const host = document.createElement('div');
  host.dataset['searchFound'] = '';
  place.prepend(host);
  const root = createRoot(host);
  root.render(<PageSearch meta={readMeta()} client={session.client} field={{ form, input, place }} onFollow={found.put} />);
  document.addEventListener('slodocs:route-did-update', function leave() {
    if (place.isConnected) return;
    document.removeEventListener('slodocs:route-did-update', leave);
    root.unmount();
  });
}
