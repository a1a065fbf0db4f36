// Lists all posts by year, newest first.
'use static';
import type { ReactElement } from 'react';
import { Banners, type StaticLayoutProps } from 'slodocs/theme';
import './posts.css';
import type { PostArchiveProps } from './props.ts';

export const bodyClass = 'posts';

export default function PostArchive({ page }: StaticLayoutProps<PostArchiveProps>): ReactElement {
  return (
    <>
      <Banners page={page} />
      <header className="posts-header">
        <h1 className="title">{page.title}</h1>
        {page.description !== '' && page.description !== page.title && <p className="lead">{page.description}</p>}
      </header>
      <div className="archive">
        {page.props.years.map(({ id, year, items }) => (
          <section key={id}>
            <h2 id={id}>{year}</h2>
            <ul>
              {items.map(({ title, description, href, date, dateText }) => (
                <li key={href}>
                  <a href={href}>
                    <time dateTime={date}>{dateText}</time> {title}
                  </a>
                  {description !== '' && <p>{description}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
