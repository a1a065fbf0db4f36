// Lists all authors with their numbers of posts.
'use static';
import type { ReactElement } from 'react';
import { Banners, type StaticLayoutProps, useSay } from 'slodocs/theme';
import './posts.css';
import { Author } from './Authors.tsx';
import type { PostAuthorsProps } from './props.ts';

export const bodyClass = 'posts';

export default function PostAuthors({ page }: StaticLayoutProps<PostAuthorsProps>): ReactElement {
  const say = useSay();
  return (
    <>
      <Banners page={page} />
      <header className="posts-header">
        <h1 className="title">{page.title}</h1>
      </header>
      <ul className="listing authors-list">
        {page.props.authors.map((author) => (
          <li key={author.key}>
            <Author author={author} as="h2" />
            {author.description !== '' && <p>{author.description}</p>}
            <p className="author-count">{say('theme.blog.post.plurals', { count: author.count })}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
