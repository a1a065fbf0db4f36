// Manages open drawers: focus moves in and returns, and the Back button closes them.

import { isPlainClick } from '../dom/plain-click.ts';
import { bringIntoView } from '../dom/toc-spy.ts';

const openDrawer = (): HTMLElement | null => document.querySelector('.drawer:popover-open');

/** `container` holds the whole page; its listeners hear of a click before those of the document. */
export function tendDrawers(container: HTMLElement): void {
  /** While a drawer is open, an extra history entry lets "Back" close it. */
  let hasEntry = false;
  /** Runs once that entry is gone. */
  let leaving: (() => void) | undefined;
  let opener: HTMLElement | null = null;

  const close = (then: () => void = () => undefined): void => {
    openDrawer()?.hidePopover();
    // A page requested earlier may have been shown meanwhile: then the entry is no longer the last one.
    if (!leaving && !history.state?.drawer) hasEntry = false;
    if (!hasEntry || leaving) then();
    else {
      leaving = then;
      history.back();
    }
  };
  const addEntry = (): void => {
    hasEntry = true;
    history.pushState({ ...history.state, drawer: true }, '');
  };
  const onToggle = ({ target, newState }: ToggleEvent): void => {
    if (!(target instanceof HTMLElement) || !target.matches('.drawer')) return;
    const drawer = openDrawer();
    if (!drawer) {
      close();
      // The button that opened it may have gone with another drawer.
      if (document.activeElement === document.body) opener?.focus();
    } else if (newState === 'open') {
      if (!hasEntry) {
        opener = document.querySelector(`.drawer-open[popovertarget="${drawer.id}"]`);
        addEntry();
      }
      drawer.querySelector<HTMLElement>('.drawer-close')?.focus();
      bringIntoView(drawer, drawer.querySelector('[aria-current]'));
    }
  };
  // A toggle does not bubble.
  document.addEventListener('toggle', onToggle, true);
  window.addEventListener(
    'popstate',
    (event) => {
      if (!hasEntry) return;
      hasEntry = false;
      event.stopImmediatePropagation();
      const then = leaving;
      leaving = undefined;
      if (then) then();
      else close();
      // It was opened again in the meantime.
      if (openDrawer()) addEntry();
    },
    true,
  );
  document.addEventListener('focusin', ({ target }) => {
    const drawer = openDrawer();
    if (drawer && !drawer.contains(target as Node)) drawer.hidePopover();
  });
  container.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const drawer = openDrawer();
    if (!link || !drawer?.contains(link) || link.target || event.defaultPrevented || !isPlainClick(event)) return;
    // The next page replaces the drawer's entry, so the link is followed once that entry is gone.
    event.preventDefault();
    event.stopImmediatePropagation();
    close(() => link.click());
  });
  matchMedia('(width > 996px)').addEventListener('change', () => close());
}
