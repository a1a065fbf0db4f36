// Shows a page's tags, edit link, and last update.

import type { ReactElement } from 'react';
import type { LastUpdateProps, PageProps } from '#model/page-props';
import { interpolate } from '../../page/interpolate.ts';
import { say } from '../../page/strings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { slot } from '../Slot/Slot.tsx';
import { DocTags } from './DocTags.tsx';

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

function LastUpdate({ update }: { update: LastUpdateProps }): ReactElement {
  const { date, dateTime, author } = update;
  const time = <time dateTime={dateTime ?? undefined}>{date}</time>;
  return (
    <p className="last-update">
      {interpolate(say('theme.lastUpdated.lastUpdatedAtBy'), {
        atDate: date && interpolate(say('theme.lastUpdated.atDate'), { date: time }),
        byUser: author && interpolate(say('theme.lastUpdated.byUser'), { user: author }),
      })}
    </p>
  );
}
