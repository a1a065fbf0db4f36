// The site's logo and title, which lead home.

import type { ReactElement } from 'react';
import type { SiteProps } from '#model/theme';
import { slot } from '../../slot.tsx';

export const NavbarBrand = slot('NavbarBrand', function NavbarBrand({ site }: { site: SiteProps }): ReactElement {
  const { logo } = site;
  return (
    <a className="navbar-brand" href={site.homeHref}>
      {/* React puts a preload in front of the page for an image outside of <picture>. */}
      {logo && (
        <picture>
          <img className="navbar-logo" src={logo.src} alt={logo.alt === site.title ? '' : logo.alt} height="32" />
        </picture>
      )}
      <span className="navbar-title">{site.title}</span>
    </a>
  );
});
