// Lists all events. Nothing here reacts to readers: a static layout is HTML, and brings no script.
'use static';
import type { ReactElement } from 'react';
import { PagePlace, type StaticLayoutProps } from 'slodocs/theme';
import type { EventListProps } from './props.ts';

export default function EventList({ page }: StaticLayoutProps<EventListProps>): ReactElement {
  return (
    <>
      <PagePlace page={page} />
      <h1 className="title">{page.title}</h1>
      <table>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Sent</th>
            <th scope="col">Fields</th>
          </tr>
        </thead>
        <tbody>
          {page.props.events.map(({ name, summary, fields }) => (
            <tr key={name}>
              <td>
                <a href={`${page.href}/${name.replace('.', '-')}`}>{name}</a>
              </td>
              <td>{summary}</td>
              <td>{fields}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
