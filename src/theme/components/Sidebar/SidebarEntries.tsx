// One level of the sidebar's tree, and the levels below it that are open.

import type { ReactElement } from 'react';
import type { SidebarEntry } from '#model/theme';
import { Icon } from '../Icon/Icon.tsx';
import { SmartLink } from '../SmartLink/SmartLink.tsx';

export function SidebarEntries({ entries }: { entries: readonly SidebarEntry[] }): ReactElement {
  return (
    <ul className="sidebar-entries">
      {entries.map((entry, index) => (
        <SidebarItem key={index} entry={entry} />
      ))}
    </ul>
  );
}

function SidebarItem({ entry }: { entry: SidebarEntry }): ReactElement {
  if (entry.html) {
    const className = ['sidebar-entry', !entry.html.plain && 'sidebar-html', entry.className].filter(Boolean).join(' ');
    // What the author of the sidebar wrote as HTML.
    return <li className={className} dangerouslySetInnerHTML={{ __html: entry.html.content }} />;
  }
  const category = entry.type === 'category';
  const names = ['sidebar-entry', category && 'sidebar-category', category && entry.open && 'sidebar-open', entry.className];
  return (
    <li className={names.filter(Boolean).join(' ')}>
      <SmartLink className="sidebar-link" href={entry.href} external={entry.external} current={entry.active}>
        {entry.label}
        {category && entry.collapsible && <Icon name="forward" />}
      </SmartLink>
      {category && entry.open && entry.items.length > 0 && <SidebarEntries entries={entry.items} />}
    </li>
  );
}
