// A page of posts, each up to where its author has cut it.
import type { ReactElement } from 'react';
import type { PageProps } from '#model/page-props';
import type { ListedPostProps, PostListProps } from '#model/posts';
import { DocTags } from '../components/DocFooter/DocTags.tsx';
import { Author, Authors } from './Authors.tsx';
import { PostMeta } from './PostMeta.tsx';
import { sayPrinted } from './strings.ts';

export interface PostListPageProps {
  readonly page: PageProps;
  readonly list: PostListProps;
  /** Of the items, in their order. */
  readonly excerpts: readonly string[];
}

const sayAll = {
  archive: () => sayPrinted('theme.blog.archive.title'),
  authors: () => sayPrinted('theme.blog.authorsList.viewAll'),
  tags: () => sayPrinted('theme.tags.tagsPageLink'),
} as const;

export function PostList({ page, list, excerpts }: PostListPageProps): ReactElement {
  const { items, author, all, heading } = list;
  const title = heading ?? page.title;
  return (
    <>
      <header className="posts-header">
        {author ? <Author author={{ ...author, page: null }} as="h1" /> : <h1 className="title">{title}</h1>}
        {page.description !== '' && page.description !== title && <p className="lead">{page.description}</p>}
        {author && author.description !== '' && <p>{author.description}</p>}
        {all && (
          <p className="all-tags">
            <a href={all.href}>{sayAll[all.of]()}</a>
          </p>
        )}
      </header>
      {items.map((item, index) => (
        <Post key={index} post={item} excerpt={excerpts[index] ?? ''} />
      ))}
      {author && items.length === 0 && <p>{sayPrinted('theme.blog.author.noPosts')}</p>}
      <Pages list={list} />
    </>
  );
}

function Post({ post, excerpt }: { readonly post: ListedPostProps; readonly excerpt: string }): ReactElement {
  const { title, href, tags, truncated } = post;
  return (
    <article className="post">
      <header className="post-header">
        <h2 className="post-title">
          <a href={href}>{title}</a>
        </h2>
        <PostMeta post={post} />
        <Authors authors={post.authors} />
      </header>
      {/* Compiled Markdown of the site itself. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: excerpt }} />
      {(tags.length > 0 || truncated) && (
        <footer className="post-footer">
          {tags.length > 0 && <DocTags tags={tags} />}
          {truncated && (
            <a className="read-more" href={href} aria-label={sayPrinted('theme.blog.post.readMoreLabel', { title })}>
              {sayPrinted('theme.blog.post.readMore')}
            </a>
          )}
        </footer>
      )}
    </article>
  );
}

function Pages({ list }: { readonly list: PostListProps }): ReactElement | null {
  const newer = { href: list.newer, label: sayPrinted('theme.blog.paginator.newerEntries') };
  const older = { href: list.older, label: sayPrinted('theme.blog.paginator.olderEntries') };
  const [before, after] = list.oldestFirst ? [older, newer] : [newer, older];
  if (before.href === null && after.href === null) return null;
  return (
    <nav className="pager" aria-label={sayPrinted('theme.blog.paginator.navAriaLabel')}>
      {before.href !== null && (
        <a className="pager-link pager-previous" href={before.href} rel="prev">
          <span className="pager-label">{before.label}</span>
        </a>
      )}
      {after.href !== null && (
        <a className="pager-link pager-next" href={after.href} rel="next">
          <span className="pager-label">{after.label}</span>
        </a>
      )}
    </nav>
  );
}
