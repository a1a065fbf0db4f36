// Shows the site's logo and title as a link home.

import type { ReactElement } from 'react';
import type { SiteProps } from '#model/page-props';
import { Logo } from '../Logo/Logo.tsx';
import { slot } from '../Slot/Slot.tsx';

export const NavbarBrand = slot('NavbarBrand', function NavbarBrand({ site }: { site: SiteProps }): ReactElement {
  const { logo, title } = site;
  return (
    <a className="navbar-brand" href={logo?.href ?? site.homeHref}>
      {logo && <Logo logo={logo} title={title} />}
      {title !== '' && <span className="navbar-title">{title}</span>}
    </a>
  );
});
