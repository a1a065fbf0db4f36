// Renders a list of the newest release notes.
import type { ReactElement } from 'react';
import { useData } from 'slodocs/theme';
import type { RecentNote } from '../plugins/recent-notes.ts';
import './home.css';

/** Uses UTC, so that the date is the same on every machine. */
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Lists the newest release notes of all products, newest first. */
export function WhatsNew(): ReactElement {
  const notes = useData('recent-notes:notes') as unknown as readonly RecentNote[];
  return (
    <ul className="news">
      {notes.map(({ title, description, href, date }) => (
        <li key={href}>
          <time dateTime={date}>{format.format(new Date(date))}</time>
          <div>
            <a href={href}>{title}</a>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
