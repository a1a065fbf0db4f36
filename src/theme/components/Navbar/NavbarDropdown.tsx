// Renders a navbar item with a dropdown; one shared `name` makes the browser close it when another opens.

import type { ReactElement } from 'react';
import type { NavItemProps } from '#model/page-props';
import { type StringId, say } from '../../page/strings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SmartLink } from '../SmartLink/SmartLink.tsx';
import { inVersions } from './in-versions.ts';

/** The accessible name of a menu whose label is the current choice. */
const choices = {
  languages: 'theme.navbar.mobileLanguageDropdown.label',
  versions: 'theme.navbar.mobileVersionsDropdown.label',
} as const satisfies Record<string, StringId>;

export function NavbarDropdown({ item }: { item: NavItemProps }): ReactElement {
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
