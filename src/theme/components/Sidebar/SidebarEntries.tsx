// Renders one level of the sidebar's tree, with the open levels below it.
// As it is on every page of a site, elements that stylesheets and scripts can select by structure have no class.

import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { SidebarEntry } from '#model/page-props';
import { sayCount } from '../../page/strings.ts';
import { Foreign } from '../SmartLink/Foreign.tsx';
import { SmartLink } from '../SmartLink/SmartLink.tsx';
import type { ListInTree } from './use-tree.ts';

/** Prints the items of a list on the server. Undefined where React must see each: in browsers, and within islands. */
export const PrintEntriesContext = createContext<((inTree: ListInTree) => string) | undefined>(undefined);

/** `browser/sidebar/make-list.ts` makes the same of entries that a reader asks for. */
export function SidebarEntries(inTree: ListInTree): ReactElement {
  const print = useContext(PrintEntriesContext);
  if (print) return <ul dangerouslySetInnerHTML={{ __html: print(inTree) }} />;
  return (
    <ul>
      {itemsOf(inTree).map(({ entry, inside }, index) => (
        <Item key={index} entry={entry}>
          {inside && <SidebarEntries {...inside} />}
        </Item>
      ))}
    </ul>
  );
}

export function itemsOf({ tree, list }: ListInTree): readonly { readonly entry: SidebarEntry; readonly inside?: ListInTree }[] {
  return list.entries.map((entry) => {
    const inside = entry.type === 'category' ? tree.inside(entry, list) : undefined;
    return inside && inside.entries.length > 0 ? { entry, inside: { tree, list: inside } } : { entry };
  });
}

export function Item({ entry, children }: { readonly entry: SidebarEntry; readonly children?: ReactNode }): ReactElement {
  const attributes = attributesOf(entry);
  // What the author of the sidebar wrote as HTML.
  if (entry.html) return <li {...attributes} dangerouslySetInnerHTML={{ __html: entry.html.content }} />;
  return (
    <li {...attributes}>
      <EntryLink entry={entry} />
      {children}
    </li>
  );
}

function attributesOf(entry: SidebarEntry): object {
  const className = [...classesOf(entry), entry.className].filter(Boolean).join(' ') || undefined;
  return { className, 'data-inside': entry.html ? undefined : entry.leadsInside };
}

function classesOf({ type, html, collapsible }: SidebarEntry): readonly string[] {
  if (html) return html.plain ? ['sidebar-html'] : ['sidebar-html', 'sidebar-text'];
  if (type === 'category') return collapsible ? ['branch'] : ['branch', 'fixed'];
  return type === 'link' ? [] : ['rest'];
}

function EntryLink({ entry }: { readonly entry: SidebarEntry }): ReactElement {
  const { type, href, external, active, collapsible, leadsInside, lang, count } = entry;
  // A link to the rest of a long list.
  if (count) return <a href={href ?? ''}>{sayCount(`theme.docs.sidebar.${type as 'earlier' | 'later'}Entries`, count)}</a>;
  const isOpened = type === 'category' && collapsible && href !== null;
  return (
    <SmartLink href={href} external={external && !isOpened} lang={lang} current={active && !(isOpened && leadsInside) && 'here'}>
      <SidebarLabel entry={entry} />
    </SmartLink>
  );
}

function SidebarLabel({ entry: { label: text, lang, badge } }: { readonly entry: SidebarEntry }): ReactNode {
  const label = lang === undefined ? text : <Foreign lang={lang}>{text}</Foreign>;
  if (!badge) return label;
  const { kind = 'neutral' } = badge;
  return (
    <>
      <span>{label}</span> <span className={kind === 'neutral' ? 'badge' : `badge badge-${kind}`}>{badge.text}</span>
    </>
  );
}
