// Renders a link in a component: internal addresses get the base, external ones open a new tab.
import type { ComponentProps, ReactElement } from 'react';
import { say } from '../../page/strings.ts';
import { isAbsolute, useBaseUrl } from './base-url.ts';

export interface LinkProps extends ComponentProps<'a'> {
  /** An address of this site, or any other. `href` means the same. */
  readonly to?: string;
  /** False leaves the address as it is written. */
  readonly autoAddBaseUrl?: boolean;
  // Props for Docusaurus' router and link checker, which must not become attributes.
  readonly activeClassName?: string;
  readonly exact?: boolean;
  readonly isActive?: unknown;
  readonly isNavLink?: boolean;
  readonly 'data-noBrokenLinkCheck'?: boolean;
}

export function Link({
  to,
  href,
  autoAddBaseUrl = true,
  activeClassName: _activeClassName,
  exact: _exact,
  isActive: _isActive,
  isNavLink: _isNavLink,
  'data-noBrokenLinkCheck': _unchecked,
  children,
  ...rest
}: LinkProps): ReactElement {
  const written = (to ?? href ?? '').replace(/^pathname:\/\//, '');
  const based = useBaseUrl(written);
  // A relative address is relative to its page.
  const target = autoAddBaseUrl && written.startsWith('/') ? based : written;
  const anchor = to === undefined && href === undefined ? undefined : target;
  if (!isAbsolute(target) || /^(?:mailto|tel):/i.test(target)) {
    return (
      <a href={anchor} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={anchor} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="visually-hidden"> {say('theme.externalLinkAriaLabel')}</span>
    </a>
  );
}
