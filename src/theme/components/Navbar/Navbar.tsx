// Shows the navbar: brand, main links (behind a button on phones), search and colour mode.

import type { ReactElement } from 'react';
import type { NavItemProps, SiteProps } from '#model/page-props';
import { type StringId, say } from '../../page/strings.ts';
import { ColorMode } from '../ColorMode/ColorMode.tsx';
import { Drawer, menuDrawer } from '../Drawer/Drawer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { NavbarEnd } from '../Insert/Insert.tsx';
import { slot } from '../Slot/Slot.tsx';
import { SmartLink } from '../SmartLink/SmartLink.tsx';
import { NavbarBrand } from './NavbarBrand.tsx';

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

interface NavbarItemsProps {
  readonly items: readonly NavItemProps[];
  readonly side: 'left' | 'right';
}

function NavbarItems({ items, side }: NavbarItemsProps): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <ul className={`navbar-items navbar-items-${side}`}>
      {items.map((item, index) => (
        <NavbarItem key={index} item={item} />
      ))}
    </ul>
  );
}

function NavbarItem({ item }: { item: NavItemProps }): ReactElement {
  // What the author of the configuration wrote.
  if (item.html !== undefined) return <li className="navbar-html" dangerouslySetInnerHTML={{ __html: item.html }} />;
  return (
    <li {...inVersions(item)}>
      {item.items.length > 0 ? (
        <NavbarDropdown item={item} />
      ) : (
        <SmartLink className="navbar-link" href={item.href} external={item.external} current={item.active}>
          {item.label}
        </SmartLink>
      )}
    </li>
  );
}

/** The accessible name of a menu whose label is the current choice. */
const choices = {
  languages: 'theme.navbar.mobileLanguageDropdown.label',
  versions: 'theme.navbar.mobileVersionsDropdown.label',
} as const satisfies Record<string, StringId>;

function NavbarDropdown({ item }: { item: NavItemProps }): ReactElement {
  const { choice } = item;
  // A summary cannot be a link: the item's own address becomes the first entry.
  const entries = item.href === null ? item.items : [{ ...item, items: [] }, ...item.items];
  return (
    <details className="dropdown" name="navbar-dropdown" data-docs-versions={choice?.of === 'versions' ? choice.docs : undefined}>
      <summary className="navbar-link" data-active={item.active ? '' : undefined}>
        {choice?.of === 'languages' && <Icon name="language" />}
        {choice && <span className="dropdown-choice">{say(choices[choice.of])} </span>}
        {item.label}
        <Icon name="down" />
      </summary>
      <ul className="dropdown-items">
        {entries.map((entry, index) => (
          <DropdownItem key={index} item={entry} />
        ))}
      </ul>
    </details>
  );
}

function DropdownItem({ item }: { item: NavItemProps }): ReactElement {
  const { html, href, external, active, label, version, lang } = item;
  // What the author of the configuration wrote.
  if (html !== undefined) return <li dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <li data-version={version} {...inVersions(item)}>
      <SmartLink className="dropdown-link" href={href} lang={lang} external={external} current={active}>
        {label}
      </SmartLink>
    </li>
  );
}

function inVersions({ inVersions }: NavItemProps): { readonly 'data-in-versions'?: string } {
  return inVersions ? { 'data-in-versions': JSON.stringify(inVersions) } : {};
}

function SearchButton({ href }: { href: string }): ReactElement {
  return (
    <a className="search-button" href={href} aria-label={say('theme.SearchBar.buttonAriaLabel')} data-search-open="">
      <Icon name="search" />
      <span className="search-button-text">{say('theme.SearchBar.label')}</span>
      <span className="search-button-keys" aria-hidden="true" />
    </a>
  );
}
