// Open drawers to what is expected of them: focus goes in and comes back, and so does the reader who asks for the page before.
import { bringIntoView } from './bring-into-view.ts';
import { isPlainClick } from './plain-click.ts';

const openDrawer = (): HTMLElement | null => document.querySelector('.drawer:popover-open');

/** `container` holds all of the page, and its listeners have heard of a click before those of the document. */
export function tendDrawers(container: HTMLElement): void {
  /** While a drawer is open, the history has an entry more, which "Back" takes away. */
  let hasEntry = false;
  /** What waits until that entry is gone. */
  let leaving: (() => void) | undefined;
  let opener: HTMLElement | null = null;

  const close = (then: () => void = () => undefined): void => {
    openDrawer()?.hidePopover();
    // A page that was asked for before it was opened has come meanwhile: the entry is not the last one any more.
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
      // What had opened it may have gone with another drawer.
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
    // The next page takes the place of the drawer's entry: it is followed when that has gone.
    event.preventDefault();
    event.stopImmediatePropagation();
    close(() => link.click());
  });
  matchMedia('(width > 996px)').addEventListener('change', () => close());
}
