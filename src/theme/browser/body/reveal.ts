// An address with a hash to what it names, where that stands in a closed part of the page: the part is opened.
import { chooseIn } from './tab-set.ts';

/** What the page was opened with is opened at once. */
export function revealTargets(signal: AbortSignal): void {
  const arrive = (): void => {
    const target = targetOf(location.hash);
    if (reveal(target)) target?.scrollIntoView();
  };
  // Before the browser looks for the way to it. That a link is followed again changes no address.
  const click = ({ target }: Event): void => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (link?.hash && link.href.split('#')[0] === location.href.split('#')[0]) reveal(targetOf(link.hash));
  };
  document.addEventListener('click', click, { capture: true, signal });
  // The search of a browser has found something.
  document.addEventListener('beforematch', ({ target }) => reveal(target as HTMLElement), { signal });
  addEventListener('hashchange', arrive, { signal });
  arrive();
}

/** Opens all around an element. Whether anything was closed. */
function reveal(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { parentElement: around } = element;
  const isClosedDetails = element instanceof HTMLDetailsElement && !element.open;
  const isClosedTab = element.matches('.tab-content[hidden]');
  const isOpened = reveal(around);
  if (isClosedDetails) element.open = true;
  if (isClosedTab && around?.parentElement) chooseIn(around.parentElement, around.dataset['tabValue']);
  return isOpened || isClosedDetails || isClosedTab;
}

/** An address that somebody wrote by hand may hold a percent sign that means nothing. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
