// Shows the page anew when the development server says that the site has changed.
import { updateEvent } from '#model/dev-page';
import type { Navigator } from './navigate.ts';

/** The event's default is what a page without these scripts does: a full load. */
export function followUpdates({ update }: Navigator): void {
  document.addEventListener(updateEvent, (event) => {
    if (!update) return;
    event.preventDefault();
    update();
  });
}
