// Shows the site's announcement above the page until its reader closes it.

import type { ReactElement } from 'react';
import type { SiteProps } from '#model/page-props';
import { say } from '../../page/strings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { slot } from '../Slot/Slot.tsx';

export const Announcement = slot(
  'Announcement',
  function Announcement({ announcement }: Pick<SiteProps, 'announcement'>): ReactElement | null {
    if (!announcement) return null;
    const { id, html, closeable } = announcement;
    return (
      // biome-ignore lint/a11y/useSemanticElements: the role is part of the interface that sites style and script against.
      <div className="announcement" role="banner" data-announcement-id={id}>
        <div className="announcement-text" dangerouslySetInnerHTML={{ __html: html }} />
        {closeable && (
          <button type="button" className="announcement-close" aria-label={say('theme.AnnouncementBar.closeButtonAriaLabel')}>
            <Icon name="close" />
          </button>
        )}
      </div>
    );
  },
);
