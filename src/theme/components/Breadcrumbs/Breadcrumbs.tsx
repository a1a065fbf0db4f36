// Shows the breadcrumbs from the home page to the current page, which is no link.

import type { ReactElement } from 'react';
import type { LinkProps, PageProps } from '#model/page-props';
import { say } from '../../page/strings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { slot } from '../Slot/Slot.tsx';
import { Foreign } from '../SmartLink/Foreign.tsx';
import { SmartLink } from '../SmartLink/SmartLink.tsx';

/** The number of crumbs kept at the start and at the end of a long path; the sidebar shows the rest. */
const [fromStart, fromEnd] = [2, 4];

export const Breadcrumbs = slot(
  'Breadcrumbs',
  function Breadcrumbs({ page }: { page: Pick<PageProps, 'breadcrumbs' | 'site'> }): ReactElement | null {
    const crumbs = page.breadcrumbs;
    if (crumbs.length === 0) return null;
    return (
      <nav className="breadcrumbs" aria-label={say('theme.docs.breadcrumbs.navAriaLabel')}>
        <ol>
          <li>
            <a href={page.site.homeHref} aria-label={say('theme.docs.breadcrumbs.home')}>
              <Icon name="home" />
            </a>
          </li>
          {shorten(crumbs).map((crumb, index, all) => (
            <li key={index}>
              {index === all.length - 1 ? (
                <span aria-current="page">{crumb.label}</span>
              ) : (
                <SmartLink href={crumb.href} lang={crumb.lang}>
                  <Foreign lang={crumb.lang}>{crumb.label}</Foreign>
                </SmartLink>
              )}
            </li>
          ))}
        </ol>
      </nav>
    );
  },
);

function shorten(crumbs: readonly LinkProps[]): readonly LinkProps[] {
  if (crumbs.length <= fromStart + fromEnd + 1) return crumbs;
  return [...crumbs.slice(0, fromStart), { label: '…', href: null }, ...crumbs.slice(-fromEnd)];
}
