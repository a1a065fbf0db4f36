// Renders a post: its header, its body, and links to its neighbors.
'use static';
import type { ReactElement } from 'react';
import { DocFooter, type LinkProps, type StaticLayoutProps, useSay } from 'slodocs/theme';
import './posts.css';
import { Authors } from './Authors.tsx';
import { PostMeta } from './PostMeta.tsx';
import type { PostProps } from './props.ts';

export function Before({ page }: StaticLayoutProps<PostProps>): ReactElement {
  return <PostHeader title={page.title} post={page.props} />;
}

export function After({ page }: StaticLayoutProps<PostProps>): ReactElement {
  return <PostFooter page={page} />;
}

function PostHeader({ title, post }: { readonly title: string; readonly post: PostProps }): ReactElement {
  return (
    <header className="post-header">
      <h1 className="title">{title}</h1>
      <PostMeta post={post} />
      <Authors authors={post.authors} />
    </header>
  );
}

function PostFooter({ page }: Pick<StaticLayoutProps<PostProps>, 'page'>): ReactElement {
  const say = useSay();
  const { previous, next, props: post } = page;
  const newer = say('theme.blog.post.paginator.newerPost');
  const older = say('theme.blog.post.paginator.olderPost');
  const [before, after] = post.oldestFirst ? [older, newer] : [newer, older];
  return (
    <>
      <DocFooter tags={post.tagsFirst ? [] : post.tags} editHref={page.editHref} lastUpdate={page.lastUpdate} />
      {(previous || next) && (
        <nav className="pager" aria-label={say('theme.blog.post.paginator.navAriaLabel')}>
          {previous && <Neighbour link={previous} side="previous" label={before} />}
          {next && <Neighbour link={next} side="next" label={after} />}
        </nav>
      )}
    </>
  );
}

interface NeighbourProps {
  readonly link: LinkProps;
  readonly side: 'previous' | 'next';
  readonly label: string;
}

function Neighbour({ link, side, label }: NeighbourProps): ReactElement {
  return (
    <a className={`pager-link pager-${side}`} href={link.href ?? undefined} rel={side === 'next' ? 'next' : 'prev'}>
      <span className="pager-direction">{label}</span> <span className="pager-label">{link.label}</span>
    </a>
  );
}
