// Renders when and by whom a page was last changed, as far as known.

import type { ReactElement } from 'react';
import type { LastUpdateProps } from '#model/page-props';
import { interpolate } from '../../page/interpolate.ts';
import { say } from '../../page/strings.ts';

export function LastUpdate({ update }: { update: LastUpdateProps }): ReactElement {
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
