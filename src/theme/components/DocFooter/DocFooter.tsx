// What is known about a page as a file: where to edit it, and who changed it last.

import type { ReactElement } from 'react';
import type { PageProps } from '#model/theme';
import { say } from '../../strings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LastUpdate } from './LastUpdate.tsx';

export function DocFooter({ editHref, lastUpdate }: Pick<PageProps, 'editHref' | 'lastUpdate'>): ReactElement | null {
  if (editHref === null && lastUpdate === null) return null;
  return (
    <footer className="doc-footer">
      {editHref !== null && (
        <a className="edit-link" href={editHref} target="_blank" rel="noopener noreferrer">
          <Icon name="pencil" />
          {say('theme.common.editThisPage')}
          <span className="visually-hidden"> {say('theme.externalLinkAriaLabel')}</span>
        </a>
      )}
      {lastUpdate && <LastUpdate update={lastUpdate} />}
    </footer>
  );
}
