// Shows the navbar: brand, main links (behind a button on phones), search and colour mode.

import type { ReactElement } from 'react';
import type { SiteProps } from '#model/page-props';
import { say } from '../../page/strings.ts';
import { ColorMode } from '../ColorMode/ColorMode.tsx';
import { Drawer, menuDrawer } from '../Drawer/Drawer.tsx';
import { NavbarEnd } from '../Insert/Insert.tsx';
import { SearchButton } from '../SearchButton/SearchButton.tsx';
import { slot } from '../Slot/Slot.tsx';
import { NavbarBrand } from './NavbarBrand.tsx';
import { NavbarItems } from './NavbarItems.tsx';

/** Above this total length of labels, they wrap on most desktop screens. */
const most = 140;

export const Navbar = slot('Navbar', function Navbar({ site }: { site: SiteProps }): ReactElement {
  const { navbar, search, colorMode } = site;
  const left = navbar.filter((item) => item.position === 'left');
  const right = navbar.filter((item) => item.position === 'right');
  const letters = navbar.reduce((sum, { label }) => sum + label.length + 3, 0);
  return (
    <nav className={letters > most ? 'navbar navbar-long' : 'navbar'} aria-label={say('theme.NavBar.navAriaLabel')}>
      <div className="navbar-inner">
        <NavbarBrand site={site} />
        {search?.position === 'left' && <SearchButton href={search.href} />}
        {navbar.length > 0 && (
          <Drawer
            id={menuDrawer}
            className="navbar-menu"
            icon="menu"
            label={say('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}
            showLabel={false}
          >
            <NavbarItems items={left} side="left" />
            <NavbarItems items={right} side="right" />
          </Drawer>
        )}
        {(search?.position === 'right' || colorMode) && (
          <div className="navbar-tools">
            {search?.position === 'right' && <SearchButton href={search.href} />}
            {colorMode && <ColorMode mode={colorMode} />}
          </div>
        )}
        <NavbarEnd />
      </div>
    </nav>
  );
});
