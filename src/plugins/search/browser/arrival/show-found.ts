// Highlights the words of a result on its page, until the reader presses Escape or leaves.
import { markWords } from './mark-words.ts';

export function showFound(words: readonly string[]): void {
  // Ends the marks of an earlier result on the same page.
  document.dispatchEvent(new Event('slodocs:search-found'));
  const done = new AbortController();
  const { first, clear } = markWords(words);
  const { pathname } = location;
  // The fragment says more exactly where the result is.
  if (first && location.hash.length < 2) bringIntoSight(first);
  const end = (): void => {
    done.abort();
    clear();
  };
  const { signal } = done;
  document.addEventListener('keydown', (event) => event.key === 'Escape' && !event.defaultPrevented && end(), { signal });
  document.addEventListener('slodocs:search-found', end, { signal });
  document.addEventListener('slodocs:route-did-update', () => location.pathname !== pathname && end(), { signal });
}

function bringIntoSight(range: Range): void {
  const element = range.startContainer.parentElement;
  // A closed part of the page opens, as it does for a fragment.
  for (let outer = element?.closest('details'); outer; outer = outer.parentElement?.closest('details')) outer.open = true;
  const { top, bottom } = range.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
