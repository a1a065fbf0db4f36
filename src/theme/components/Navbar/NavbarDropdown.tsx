// A navbar item with items of its own. One `name` for all: the browser closes one when another opens.

import type { ReactElement } from 'react';
import type { NavItemProps } from '#model/theme';
import { Icon } from '../Icon/Icon.tsx';
import { SmartLink } from '../SmartLink/SmartLink.tsx';

export function NavbarDropdown({ item }: { item: NavItemProps }): ReactElement {
  // A summary cannot be a link: the item's own address becomes the first entry.
  const entries = item.href === null ? item.items : [{ ...item, items: [] }, ...item.items];
  return (
    <details className="dropdown" name="navbar-dropdown">
      <summary className="navbar-link" data-active={item.active ? '' : undefined}>
        {item.label}
        <Icon name="down" />
      </summary>
      <ul className="dropdown-items">
        {entries.map((entry, index) => (
          <li key={index}>
            <SmartLink className="dropdown-link" href={entry.href} external={entry.external} current={entry.active}>
              {entry.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
