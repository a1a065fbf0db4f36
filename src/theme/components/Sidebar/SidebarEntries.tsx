// Renders one level of the sidebar's tree, with the open levels below it.
// As it is on every page of a site, elements that stylesheets and scripts can select by structure have no class.

import type { ReactElement } from 'react';
import type { SidebarEntry } from '#model/page-props';
import { sayCount } from '../../page/strings.ts';
import { SmartLink } from '../SmartLink/SmartLink.tsx';
import { SidebarLabel } from './SidebarLabel.tsx';
import type { ListInTree } from './use-tree.ts';

/** `browser/sidebar/make-list.ts` makes the same of entries that a reader asks for. */
export function SidebarEntries({ tree, list }: ListInTree): ReactElement {
  return (
    <ul>
      {list.entries.map((entry, index) => {
        const inside = entry.type === 'category' ? tree.inside(entry, list) : undefined;
        return (
          <li key={index} {...attributesOf(entry)}>
            {entry.html ? null : (
              <>
                <EntryLink entry={entry} />
                {inside && inside.entries.length > 0 && <SidebarEntries tree={tree} list={inside} />}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function attributesOf(entry: SidebarEntry): object {
  const { html, leadsInside } = entry;
  const className = [...classesOf(entry), entry.className].filter(Boolean).join(' ') || undefined;
  // What the author of the sidebar wrote as HTML.
  return html
    ? { className, children: undefined, dangerouslySetInnerHTML: { __html: html.content } }
    : { className, 'data-inside': leadsInside };
}

function classesOf({ type, html, collapsible }: SidebarEntry): readonly string[] {
  if (html) return html.plain ? ['sidebar-html'] : ['sidebar-html', 'sidebar-text'];
  if (type === 'category') return collapsible ? ['branch'] : ['branch', 'fixed'];
  return type === 'link' ? [] : ['rest'];
}

function EntryLink({ entry }: { readonly entry: SidebarEntry }): ReactElement {
  const { type, href, external, active, collapsible, leadsInside, count } = entry;
  // A link to the rest of a long list.
  if (count) return <a href={href ?? ''}>{sayCount(`theme.docs.sidebar.${type as 'earlier' | 'later'}Entries`, count)}</a>;
  const isOpened = type === 'category' && collapsible && href !== null;
  return (
    <SmartLink href={href} external={external && !isOpened} current={active && !(isOpened && leadsInside) && 'here'}>
      <SidebarLabel entry={entry} />
    </SmartLink>
  );
}
