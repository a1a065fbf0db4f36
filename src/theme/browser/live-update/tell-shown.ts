// Notifies the live-update script which page is shown next; development only.
import { type ShownPage, shownEvent } from '#model/dev-page';

export function tellShown(detail: ShownPage): void {
  document.dispatchEvent(new CustomEvent(shownEvent, { detail }));
}
