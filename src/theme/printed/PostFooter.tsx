// What follows a post: its tags, where to edit it, and its neighbours.
import type { ReactElement } from 'react';
import type { LinkProps, PageProps } from '#model/page-props';
import type { PostProps } from '#model/posts';
import { DocFooter } from '../components/DocFooter/DocFooter.tsx';
import { sayPrinted } from './strings.ts';

export function PostFooter({ page, post }: { readonly page: PageProps; readonly post: PostProps }): ReactElement {
  const { previous, next } = page;
  const newer = sayPrinted('theme.blog.post.paginator.newerPost');
  const older = sayPrinted('theme.blog.post.paginator.olderPost');
  const [before, after] = post.oldestFirst ? [older, newer] : [newer, older];
  return (
    <>
      <DocFooter tags={post.tags} editHref={page.editHref} lastUpdate={page.lastUpdate} />
      {(previous || next) && (
        <nav className="pager" aria-label={sayPrinted('theme.blog.post.paginator.navAriaLabel')}>
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
