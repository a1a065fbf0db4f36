// Renders a list of the newest release notes.
import type { ReactElement } from 'react';
import { useData } from 'slodocs/theme';
import type { RecentNote } from '../plugins/recent-notes.ts';
import './home.css';

/** In UTC, so that it is the same day on every machine. */
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The newest release notes of all products, the last one first. */
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
