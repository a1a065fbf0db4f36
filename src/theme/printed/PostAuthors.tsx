// All authors, each with how many posts they have written.
import type { ReactElement } from 'react';
import type { PageProps } from '#model/page-props';
import type { PostAuthorsProps } from '#model/posts';
import { Author } from './Authors.tsx';
import { sayPosts } from './strings.ts';

export function PostAuthors({ page, authors }: { readonly page: PageProps; readonly authors: PostAuthorsProps }): ReactElement {
  return (
    <>
      <header className="posts-header">
        <h1 className="title">{page.title}</h1>
      </header>
      <ul className="listing authors-list">
        {authors.authors.map((author) => (
          <li key={author.key}>
            <Author author={author} as="h2" />
            {author.description !== '' && <p>{author.description}</p>}
            <p className="author-count">{sayPosts(author.count)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
