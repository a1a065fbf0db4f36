// The way from the home page down to the page shown, which comes last and is no link.

import type { ReactElement } from 'react';
import type { PageProps } from '#model/theme';
import { slot } from '../../slot.tsx';
import { say } from '../../strings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SmartLink } from '../SmartLink/SmartLink.tsx';

export const Breadcrumbs = slot('Breadcrumbs', function Breadcrumbs({ page }: { page: PageProps }): ReactElement | null {
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
        {crumbs.map((crumb, index) => (
          <li key={index}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <SmartLink href={crumb.href}>{crumb.label}</SmartLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});
