// Opens the closed parts of a page that hold the target of the address's hash.
import { chooseIn } from './tab-set.ts';

/** Opens the target of the initial address at once. */
export function revealTargets(signal: AbortSignal): void {
  const arrive = (): void => {
    const target = targetOf(location.hash);
    if (reveal(target)) target?.scrollIntoView();
  };
  // Runs before the browser scrolls. Following the same link again does not change the address.
  const click = ({ target }: Event): void => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (link?.hash && link.href.split('#')[0] === location.href.split('#')[0]) reveal(targetOf(link.hash));
  };
  document.addEventListener('click', click, { capture: true, signal });
  // The browser's find-in-page has found something.
  document.addEventListener('beforematch', ({ target }) => reveal(target as HTMLElement), { signal });
  addEventListener('hashchange', arrive, { signal });
  arrive();
}

/** Opens everything around an element. Returns whether anything was closed. */
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

/** A handwritten address may contain a stray percent sign. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
