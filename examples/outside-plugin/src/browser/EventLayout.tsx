// Shows the page of an event: what it says, its payload, and the guides about it.
import type { ReactElement } from 'react';
import { Banners, Body, ContentEnd, ContentStart, type LayoutProps, outline, PagePlace, Pager, Shell } from 'slodocs/theme';
import { EventCard } from './EventCard.tsx';
import styles from './event.module.css';
import type { EventPageProps } from './props.ts';

export default function EventLayout({ page, body }: LayoutProps<EventPageProps>): ReactElement {
  const { name, summary, status, fields, guides } = page.props;
  return (
    <Shell page={page} toc={page.tocLevels ? outline(page.toc, page.tocLevels) : []}>
      <PagePlace page={page} />
      <Banners page={page} />
      <ContentStart />
      <article>
        <header className={styles.header}>
          <h1 className="title">{name}</h1>
          <span className={styles.status} data-status={status}>
            {status}
          </span>
        </header>
        <p className="lead">{summary}</p>
        <EventCard fields={fields} />
        <Body html={body} />
        {guides.length > 0 && (
          <nav className={styles.guides} aria-label="Guides about this event">
            <ul>
              {guides.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </article>
      <ContentEnd />
      <Pager previous={page.previous} next={page.next} />
    </Shell>
  );
}
