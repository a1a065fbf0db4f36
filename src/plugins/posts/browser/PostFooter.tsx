// Renders what follows a post: tags, edit link, and its neighbors.
import type { ReactElement } from 'react';
import { DocFooter, type LinkProps, type StaticLayoutProps, useSay } from 'slodocs/theme';
import type { PostProps } from './props.ts';

export function PostFooter({ page }: Pick<StaticLayoutProps<PostProps>, 'page'>): ReactElement {
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
