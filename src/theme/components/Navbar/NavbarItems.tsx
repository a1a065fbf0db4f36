// Renders the links of one side of the navbar.

import type { ReactElement } from 'react';
import type { NavItemProps } from '#model/page-props';
import { SmartLink } from '../SmartLink/SmartLink.tsx';
import { inVersions } from './in-versions.ts';
import { NavbarDropdown } from './NavbarDropdown.tsx';

export interface NavbarItemsProps {
  readonly items: readonly NavItemProps[];
  readonly side: 'left' | 'right';
}

export function NavbarItems({ items, side }: NavbarItemsProps): ReactElement | null {
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
