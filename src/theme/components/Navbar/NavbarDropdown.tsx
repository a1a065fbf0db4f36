// Renders a navbar item with a dropdown; one shared `name` makes the browser close it when another opens.

import { type ReactElement, useEffect, useRef } from 'react';
import type { NavItemProps } from '#model/page-props';
import { tendDropdown } from '../../dom/dropdown.ts';
import { usePage } from '../../page/page-context.tsx';
import { type StringId, say } from '../../page/strings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SmartLink } from '../SmartLink/SmartLink.tsx';
import { usePreferredItem } from './preferred-item.ts';

/** The accessible name of a menu whose label is the current choice. */
const choices = {
  languages: 'theme.navbar.mobileLanguageDropdown.label',
  versions: 'theme.navbar.mobileVersionsDropdown.label',
} as const satisfies Record<string, StringId>;

export function NavbarDropdown({ item }: { item: NavItemProps }): ReactElement {
  const { choice } = item;
  const { href } = usePage();
  const titles = (['expand', 'collapse'] as const).map((deed) =>
    say(`theme.navbar.mobileDropdown.collapseButton.${deed}AriaLabel`),
  );
  const details = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins with closed menus.
  useEffect(() => (details.current ? tendDropdown(details.current, titles) : undefined), [href]);
  // A summary cannot be a link: the item's own address becomes the first entry.
  const entries = item.href === null ? item.items : [{ ...item, items: [] }, ...item.items];
  return (
    <details
      ref={details}
      className="dropdown"
      name="navbar-dropdown"
      data-docs-versions={choice?.of === 'versions' ? choice.docs : undefined}
    >
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
  const { html, href, external, active, label, version } = usePreferredItem(item);
  // What the author of the configuration wrote.
  if (html !== undefined) return <li dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <li data-version={version}>
      <SmartLink className="dropdown-link" href={href} external={external} current={active}>
        {label}
      </SmartLink>
    </li>
  );
}
