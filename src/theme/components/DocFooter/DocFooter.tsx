// Shows a page's tags, edit link, and last update.

import type { ReactElement } from 'react';
import type { PageProps } from '#model/page-props';
import { say } from '../../page/strings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { slot } from '../Slot/Slot.tsx';
import { DocTags } from './DocTags.tsx';
import { LastUpdate } from './LastUpdate.tsx';

type DocFooterProps = Pick<PageProps, 'tags' | 'editHref' | 'lastUpdate'>;

export const DocFooter = slot(
  'DocFooter',
  function DocFooter({ tags, editHref, lastUpdate }: DocFooterProps): ReactElement | null {
    if (tags.length === 0 && editHref === null && lastUpdate === null) return null;
    return (
      <footer className="doc-footer">
        {tags.length > 0 && <DocTags tags={tags} />}
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
  },
);
