// Renders a page of posts, each up to its truncate marker.
'use static';
import type { ReactElement } from 'react';
import { Banners, DocTags, type StaticLayoutProps, useSay } from 'slodocs/theme';
import './posts.css';
import { Author, Authors } from './Authors.tsx';
import { PostMeta } from './PostMeta.tsx';
import type { ListedPostProps, PostListProps } from './props.ts';

export const bodyClass = 'posts';

const linkTexts = {
  archive: 'theme.blog.archive.title',
  authors: 'theme.blog.authorsList.viewAll',
  tags: 'theme.tags.tagsPageLink',
} as const;

export default function PostList({ page, excerpts }: StaticLayoutProps<PostListProps>): ReactElement {
  const say = useSay();
  const { items, author, all, heading } = page.props;
  const title = heading ?? page.title;
  return (
    <>
      <Banners page={page} />
      <header className="posts-header">
        {author ? <Author author={{ ...author, page: null }} as="h1" /> : <h1 className="title">{title}</h1>}
        {page.description !== '' && page.description !== title && <p className="lead">{page.description}</p>}
        {author && author.description !== '' && <p>{author.description}</p>}
        {all && (
          <p className="all-tags">
            <a href={all.href}>{say(linkTexts[all.of])}</a>
          </p>
        )}
      </header>
      {items.map((item, index) => (
        <Post key={index} post={item} excerpt={excerpts[index] ?? ''} />
      ))}
      {author && items.length === 0 && <p>{say('theme.blog.author.noPosts')}</p>}
      <Pages list={page.props} />
    </>
  );
}

function Post({ post, excerpt }: { readonly post: ListedPostProps; readonly excerpt: string }): ReactElement {
  const say = useSay();
  const { title, href, truncated } = post;
  const tags = post.tagsFirst ? [] : post.tags;
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
            <a className="read-more" href={href} aria-label={say('theme.blog.post.readMoreLabel', { title })}>
              {say('theme.blog.post.readMore')}
            </a>
          )}
        </footer>
      )}
    </article>
  );
}

function Pages({ list }: { readonly list: PostListProps }): ReactElement | null {
  const say = useSay();
  const newer = { href: list.newer, label: say('theme.blog.paginator.newerEntries') };
  const older = { href: list.older, label: say('theme.blog.paginator.olderEntries') };
  const [before, after] = list.oldestFirst ? [older, newer] : [newer, older];
  if (before.href === null && after.href === null) return null;
  return (
    <nav className="pager" aria-label={say('theme.blog.paginator.navAriaLabel')}>
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
