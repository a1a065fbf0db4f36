// The site's announcement above everything else, as the author wrote it.

import type { ReactElement } from 'react';
import type { SiteProps } from '#model/theme';
import { slot } from '../../slot.tsx';

export const Announcement = slot(
  'Announcement',
  function Announcement({ announcement }: Pick<SiteProps, 'announcement'>): ReactElement | null {
    if (!announcement) return null;
    return (
      // biome-ignore lint/a11y/useSemanticElements: the role is part of the interface that sites style and script against.
      <div
        className="announcement"
        role="banner"
        data-announcement-id={announcement.id}
        dangerouslySetInnerHTML={{ __html: announcement.html }}
      />
    );
  },
);
