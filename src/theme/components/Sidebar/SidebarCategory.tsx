// A category of the sidebar: its link, what opens and closes it once scripts run, and what stands in it.
import type { ReactElement } from 'react';
import type { SidebarEntry } from '#model/theme';
import { isPlainClick } from '../../browser/plain-click.ts';
import { say } from '../../strings.ts';
import { SmartLink } from '../SmartLink/SmartLink.tsx';
import { SidebarEntries, type SidebarEntriesProps } from './SidebarEntries.tsx';
import { stop, Toggler } from './Toggler.tsx';

export function SidebarCategory({ entry, tree, list }: SidebarEntriesProps & { readonly entry: SidebarEntry }): ReactElement {
  const { label, href, collapsible } = entry;
  const inside = tree.inside(entry, list);
  const expanded = inside !== undefined;
  const active = list.fresh && entry.active;
  const toggle = (_: unknown): void => tree.toggle(entry, list);
  return (
    <>
      {!collapsible || href === null ? (
        <SmartLink href={href} external={entry.external} current={active}>
          {label}
        </SmartLink>
      ) : entry.leadsInside ? (
        <Toggler href={href} awake={tree.awake} expanded={expanded} onToggle={toggle}>
          {label}
        </Toggler>
      ) : (
        <a
          href={href}
          {...(active && { 'aria-current': 'page', onClick: (event) => isPlainClick(event) && toggle(stop(event)) })}
        >
          {label}
        </a>
      )}
      {collapsible && !entry.leadsInside && tree.awake && (
        <button
          type="button"
          aria-label={say(`theme.DocSidebarItem.${expanded ? 'collapse' : 'expand'}CategoryAriaLabel`, { label })}
          aria-expanded={expanded}
          onClick={toggle}
        />
      )}
      {inside && inside.entries.length > 0 && <SidebarEntries tree={tree} list={inside} />}
    </>
  );
}
