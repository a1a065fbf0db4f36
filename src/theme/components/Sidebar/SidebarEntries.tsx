// Renders one level of the sidebar's tree, with the open levels below it.
// As it is on every page of a site, elements that stylesheets can select by structure have no class.

import type { ReactElement } from 'react';
import type { SidebarEntry } from '#model/page-props';
import { sayCount } from '../../page/strings.ts';
import { SmartLink } from '../SmartLink/SmartLink.tsx';
import { SidebarCategory } from './SidebarCategory.tsx';
import { SidebarLabel } from './SidebarLabel.tsx';
import { Toggler } from './Toggler.tsx';
import type { ListInTree } from './use-tree.ts';

export function SidebarEntries({ tree, list }: ListInTree): ReactElement {
  // Keys keep an entry's element when entries are added before it.
  const before = list.entries[0]?.type === 'earlier' ? (list.entries[0].count ?? 0) - 1 : 0;
  return (
    <ul>
      {list.entries.map((entry, index) => (
        <li key={entry.count ? entry.type : before + index} {...attributesOf(entry)}>
          {entry.html ? null : entry.type === 'category' ? (
            <Category entry={entry} tree={tree} list={list} />
          ) : entry.count ? (
            <Rest entry={entry} tree={tree} list={list} />
          ) : (
            <SmartLink href={entry.href} external={entry.external} current={list.fresh && entry.active && 'here'}>
              <SidebarLabel entry={entry} />
            </SmartLink>
          )}
        </li>
      ))}
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

function Category({ entry, tree, list }: ListInTree & { readonly entry: SidebarEntry }): ReactElement {
  const inside = tree.inside(entry, list);
  return (
    <>
      <SidebarCategory entry={entry} tree={tree} list={list} expanded={inside !== undefined} />
      {inside && inside.entries.length > 0 && <SidebarEntries tree={tree} list={inside} />}
    </>
  );
}

/** Replaces the link to the rest of a long list. */
function Rest({ entry, tree, list }: ListInTree & { readonly entry: SidebarEntry }): ReactElement {
  const label = sayCount(`theme.docs.sidebar.${entry.type as 'earlier' | 'later'}Entries`, entry.count ?? 0);
  return (
    <Toggler
      href={entry.href ?? ''}
      awake={tree.awake}
      onToggle={(link) => {
        const isEarlier = entry.type === 'earlier';
        const beside = isEarlier ? link.parentElement?.nextElementSibling : link.parentElement?.previousElementSibling;
        tree.complete(list, entry, () => {
          const next = isEarlier ? beside?.previousElementSibling : beside?.nextElementSibling;
          next?.querySelector('a')?.focus();
        });
      }}
    >
      {label}
    </Toggler>
  );
}
