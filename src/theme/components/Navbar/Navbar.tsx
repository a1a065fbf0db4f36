// The bar at the top: the site's name and its main links, which stand behind a button on phones.

import type { ReactElement } from 'react';
import type { SiteProps } from '#model/theme';
import { slot } from '../../slot.tsx';
import { say } from '../../strings.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { NavbarEnd } from '../Insert/Insert.tsx';
import { NavbarBrand } from './NavbarBrand.tsx';
import { NavbarItems } from './NavbarItems.tsx';

export const Navbar = slot('Navbar', function Navbar({ site }: { site: SiteProps }): ReactElement {
  const left = site.navbar.filter((item) => item.position === 'left');
  const right = site.navbar.filter((item) => item.position === 'right');
  return (
    <nav className="navbar" aria-label={say('theme.NavBar.navAriaLabel')}>
      <div className="navbar-inner">
        <NavbarBrand site={site} />
        {site.navbar.length > 0 && (
          <Drawer
            id="slodocs-navbar-items"
            className="navbar-menu"
            icon="menu"
            label={say('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}
            showLabel={false}
          >
            <NavbarItems items={left} side="left" />
            <NavbarItems items={right} side="right" />
          </Drawer>
        )}
        <NavbarEnd />
      </div>
    </nav>
  );
});
