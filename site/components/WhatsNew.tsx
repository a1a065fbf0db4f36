import type { ReactElement, ReactNode } from 'react';
import './home.css';

export interface NewProps {
  /** ISO 8601, a day. */
  readonly date: string;
  readonly children: ReactNode;
}

/** In UTC, so that it is the same day on every machine. */
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export function New({ date, children }: NewProps): ReactElement {
  return (
    <li>
      <time dateTime={date}>{format.format(new Date(date))}</time>
      <div>{children}</div>
    </li>
  );
}

/** Releases, the last one first. */
export function WhatsNew({ children }: { readonly children: ReactNode }): ReactElement {
  return <ul className="news">{children}</ul>;
}
