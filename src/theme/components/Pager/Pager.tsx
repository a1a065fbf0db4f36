// Shows links to the previous and the next page.

import type { ReactElement } from 'react';
import type { LinkProps, PageProps } from '#model/page-props';
import { say } from '../../page/strings.ts';
import { slot } from '../Slot/Slot.tsx';
import { Foreign } from '../SmartLink/Foreign.tsx';

export const Pager = slot('Pager', function Pager({ previous, next }: Pick<PageProps, 'previous' | 'next'>): ReactElement | null {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={say('theme.docs.paginator.navAriaLabel')}>
      {previous && <PagerLink link={previous} direction="previous" />}
      {next && <PagerLink link={next} direction="next" />}
    </nav>
  );
});

function PagerLink({ link, direction }: { link: LinkProps; direction: 'previous' | 'next' }): ReactElement {
  return (
    <a
      className={`pager-link pager-${direction}`}
      href={link.href ?? undefined}
      hrefLang={link.lang}
      rel={direction === 'next' ? 'next' : 'prev'}
    >
      <span className="pager-direction">{say(`theme.docs.paginator.${direction}`)}</span>{' '}
      <span className="pager-label">
        <Foreign lang={link.lang}>{link.label}</Foreign>
      </span>
    </a>
  );
}
