// Adds keyboard control to a navbar menu, and closes it when the reader turns elsewhere.
import type { Behavior } from '../behavior.ts';

export const tendDropdowns: Behavior = ({ find, say, signal }) => {
  const titles = (['expand', 'collapse'] as const).map((deed) =>
    say(`theme.navbar.mobileDropdown.collapseButton.${deed}AriaLabel`),
  );
  for (const menu of find<HTMLDetailsElement>('details.dropdown')) tend(menu, titles, signal);
};

/** `titles` describe a click on it while it is closed and while it is open. Each page begins with closed menus. */
function tend(menu: HTMLDetailsElement, titles: readonly string[], signal: AbortSignal): void {
  const close = (): void => {
    menu.open = false;
  };
  const name = (): void => {
    menu.querySelector('summary')?.setAttribute('title', titles[Number(menu.open)] ?? '');
  };
  name();
  menu.addEventListener('toggle', name, { signal });
  // In a drawer, the items below would move away under the reader's finger.
  const closeOnDesks = ({ target }: Event): void => {
    if (menu.open && !menu.contains(target as Node) && !menu.closest(':popover-open')) close();
  };
  document.addEventListener('pointerdown', closeOnDesks, { signal });
  document.addEventListener('focusin', closeOnDesks, { signal });
  menu.addEventListener('keydown', (event) => move(menu, event), { signal });
  signal.addEventListener('abort', close);
}

function move(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const stops = Array.from(menu.querySelectorAll<HTMLElement>('summary, a'));
  const last = stops.length - 1;
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at === 0 ? last : at - 1, Home: 1, End: last, Escape: 0 }[
    event.key
  ];
  if (next === undefined || (!menu.open && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  menu.open = event.key !== 'Escape';
  stops[next]?.focus();
}
