// Closes the announcement for good, here and in other tabs.
import { createStorageSlot } from '../../dom/storage.ts';
import type { Behavior } from '../behavior.ts';

export const closeAnnouncement: Behavior = ({ find, signal }) => {
  for (const button of find('.announcement-close')) {
    const kept = createStorageSlot('docusaurus.announcement.dismiss');
    const close = (): void => {
      hide(true);
      kept.set('true');
    };
    button.addEventListener('click', close, { signal });
    const stop = kept.listen(() => hide(kept.get() === 'true'));
    signal.addEventListener('abort', stop);
  }
};

/** Sets the same attribute as the early script, so that the next page need not ask the storage again. */
function hide(isDismissed: boolean): void {
  document.documentElement.dataset['announcementBarInitiallyDismissed'] = String(isDismissed);
}
