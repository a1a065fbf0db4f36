// Makes the body of a page interactive: tabs, code buttons, image zoom.
import { finderIn, type SayText } from '../behavior.ts';
import { enhanceCode } from './code-tools.ts';
import { chooseIn, enhanceTabs } from './tabs.ts';
import { enhanceImages } from './zoom.ts';

/**
 * Expects a body in the document that is hydrated if React owns all of it. Covers elements that are added later, and islands that are
 * hydrated later. Returns a function that undoes everything.
 */
export function enhance(body: HTMLElement, say: SayText): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const parts = [enhanceTabs, enhanceCode, enhanceScrollers, enhanceImages].map((part) => part(body, signal, say));
  const refresh = (): void => {
    for (const part of parts) part();
  };
  const additions = new MutationObserver(refresh);
  signal.addEventListener('abort', () => additions.disconnect());
  body.addEventListener('keydown', pressAsButton, { signal });
  // Without this attribute, tabs are listed one below the other: from now on they can be chosen.
  document.documentElement.dataset['tabs'] = '';
  refresh();
  additions.observe(body, { childList: true, subtree: true, attributeFilter: ['data-awake'] });
  revealTargets(signal);
  return () => controller.abort();
}

/** An element with `role="button"` alone needs key handlers. */
function pressAsButton(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (!['Enter', ' '].includes(event.key) || !target.matches('.tab-label[role=tab],[data-zoom]')) return;
  event.preventDefault();
  target.click();
}

/** A table that a component made has no box around it, and scrolls by itself. */
const selector = 'pre, .table-scroll, table:not(.table-scroll > table)';

/** Returns a function that handles the boxes present when it is called. */
function enhanceScrollers(body: HTMLElement, signal: AbortSignal): () => void {
  const boxes = (): readonly HTMLElement[] => finderIn(body)(selector);
  const sizes = new ResizeObserver((entries) => {
    const changed = new Set(entries.map(({ target }) => target.closest<HTMLElement>(selector)));
    // All are measured before one is changed.
    const found = [...changed].map((box) => [box, box && (scrolls(box) || box === document.activeElement)] as const);
    for (const [box, isStop] of found) {
      if (isStop) box?.setAttribute('tabindex', '0');
      else box?.removeAttribute('tabindex');
    }
  });
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    for (const box of boxes()) box.tabIndex = 0;
  });
  return () => {
    // The box resizes with the window, and its content as it is laid out.
    for (const box of boxes()) for (const one of [box, ...box.children]) sizes.observe(one);
  };
}

function scrolls({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

/** Opens the target of the initial address at once. */
function revealTargets(signal: AbortSignal): void {
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
