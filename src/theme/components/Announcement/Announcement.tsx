// Shows the site's announcement above the page until its reader closes it.

import { type ReactElement, useEffect } from 'react';
import type { SiteProps } from '#model/page-props';
import { createStorageSlot } from '../../dom/storage.ts';
import { say } from '../../page/strings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { slot } from '../Slot/Slot.tsx';

const dismissKey = 'docusaurus.announcement.dismiss';

export const Announcement = slot(
  'Announcement',
  function Announcement({ announcement }: Pick<SiteProps, 'announcement'>): ReactElement | null {
    const closeable = announcement?.closeable ?? false;
    useEffect(() => {
      const kept = createStorageSlot(dismissKey);
      return closeable ? kept.listen(() => hide(kept.get() === 'true')) : undefined;
    }, [closeable]);
    if (!announcement) return null;
    const { id, html } = announcement;
    return (
      // biome-ignore lint/a11y/useSemanticElements: the role is part of the interface that sites style and script against.
      <div className="announcement" role="banner" data-announcement-id={id}>
        <div className="announcement-text" dangerouslySetInnerHTML={{ __html: html }} />
        {closeable && (
          <button
            type="button"
            className="announcement-close"
            aria-label={say('theme.AnnouncementBar.closeButtonAriaLabel')}
            onClick={() => {
              hide(true);
              createStorageSlot(dismissKey).set('true');
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    );
  },
);

/** Sets the same attribute as the early script, so that the next page need not ask the storage again. */
function hide(dismissed: boolean): void {
  document.documentElement.dataset['announcementBarInitiallyDismissed'] = String(dismissed);
}
