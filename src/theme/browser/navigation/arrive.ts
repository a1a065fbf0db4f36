// Restores scroll position and focus on a page that has just been shown, and announces its title.
import { mainId } from '#model/page-data';
import { targetOf } from '../../dom/hash-target.ts';
import type { RouteUpdate } from './client-modules.ts';
import type { Position } from './history-entries.ts';

/** Scrolls to where the reader was before, else to the hash, else to the top; a change of the query alone does not scroll. */
export function scrollAfter({ location, previousLocation }: RouteUpdate, position?: Position): void {
  if (position) {
    scrollTo({ left: position[0], top: position[1], behavior: 'instant' });
    return;
  }
  const isOnlyQuery =
    previousLocation?.pathname === location.pathname &&
    previousLocation.hash === location.hash &&
    previousLocation.search !== location.search;
  if (isOnlyQuery) return;
  const target = targetOf(location.hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ left: 0, top: 0, behavior: 'instant' });
}

/** Moves the keyboard focus to the hash's target, or to the skip link as on a first page. */
export function focusAfter({ location }: RouteUpdate): void {
  const start = document.querySelector<HTMLElement>('[role="region"]:has(> .skip-link)') ?? document.getElementById(mainId);
  const element = targetOf(location.hash) ?? start;
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Closes what covered the last page: menus, drawers and dialogs. */
export function closeOverlays(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[popover]')) element.hidePopover?.();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

export type Announce = (title: string) => void;

/** Screen readers announce titles only on full page loads. */
export function createAnnouncer(): Announce {
  const status = Object.assign(document.createElement('div'), { className: 'visually-hidden', role: 'status' });
  document.body.append(status);
  return (title) => {
    status.textContent = title;
  };
}
