// All posts by their years, newest first.
import type { ReactElement } from 'react';
import type { PageProps } from '#model/page-props';
import type { PostArchiveProps } from '#model/posts';

export function PostArchive({ page, archive }: { readonly page: PageProps; readonly archive: PostArchiveProps }): ReactElement {
  return (
    <>
      <header className="posts-header">
        <h1 className="title">{page.title}</h1>
        {page.description !== '' && page.description !== page.title && <p className="lead">{page.description}</p>}
      </header>
      <div className="archive">
        {archive.years.map(({ year, items }) => (
          <section key={year}>
            <h2 id={year}>{year}</h2>
            <ul>
              {items.map(({ title, href, date, dateText }) => (
                <li key={href}>
                  <a href={href}>
                    <time dateTime={date}>{dateText}</time> {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
