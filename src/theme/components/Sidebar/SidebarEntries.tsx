// One level of the sidebar's tree, and the levels below it that are open. It stands on every page of a site: what structure
// tells the stylesheet bears no class.

import type { ReactElement } from 'react';
import type { SidebarEntry } from '#model/theme';
import { sayCount } from '../../strings.ts';
import { SmartLink } from '../SmartLink/SmartLink.tsx';

export function SidebarEntries({ entries }: { entries: readonly SidebarEntry[] }): ReactElement {
  return (
    <ul>
      {entries.map((entry, index) => (
        <SidebarItem key={index} entry={entry} />
      ))}
    </ul>
  );
}

function SidebarItem({ entry }: { entry: SidebarEntry }): ReactElement {
  const className = [...classesOf(entry), entry.className].filter(Boolean).join(' ') || undefined;
  // What the author of the sidebar wrote as HTML.
  if (entry.html) return <li className={className} dangerouslySetInnerHTML={{ __html: entry.html.content }} />;
  return (
    <li className={className}>
      <SmartLink href={entry.href} external={entry.external} current={entry.active}>
        {labelOf(entry)}
      </SmartLink>
      {entry.open && entry.items.length > 0 && <SidebarEntries entries={entry.items} />}
    </li>
  );
}

function classesOf({ type, html, collapsible }: SidebarEntry): readonly string[] {
  if (html) return html.plain ? ['sidebar-html'] : ['sidebar-html', 'sidebar-text'];
  if (type === 'category') return collapsible ? ['branch'] : ['branch', 'fixed'];
  return type === 'link' ? [] : ['rest'];
}

function labelOf({ type, label, count = 0 }: SidebarEntry): string {
  if (type === 'earlier' || type === 'later') return sayCount(`theme.docs.sidebar.${type}Entries`, count);
  return label;
}
