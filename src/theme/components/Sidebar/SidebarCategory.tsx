// Renders a category of the sidebar: its link, and the button that opens and closes it once scripts run.
import type { ReactElement } from 'react';
import type { SidebarEntry } from '#model/page-props';
import { isPlainClick } from '../../dom/plain-click.ts';
import { say } from '../../page/strings.ts';
import { SmartLink } from '../SmartLink/SmartLink.tsx';
import { SidebarLabel } from './SidebarLabel.tsx';
import { stop, Toggler } from './Toggler.tsx';
import type { ListInTree } from './use-tree.ts';

export interface SidebarCategoryProps extends ListInTree {
  readonly entry: SidebarEntry;
  readonly expanded: boolean;
}

export function SidebarCategory({ entry, tree, list, expanded }: SidebarCategoryProps): ReactElement {
  const { label, href, collapsible } = entry;
  const active = list.fresh && entry.active;
  const toggle = (_: unknown): void => tree.toggle(entry, list);
  return (
    <>
      {!collapsible || href === null ? (
        <SmartLink href={href} external={entry.external} current={active && 'here'}>
          <SidebarLabel entry={entry} />
        </SmartLink>
      ) : entry.leadsInside ? (
        <Toggler href={href} awake={tree.awake} expanded={expanded} onToggle={toggle}>
          <SidebarLabel entry={entry} />
        </Toggler>
      ) : (
        <a
          href={href}
          {...(active && { 'aria-current': 'page', onClick: (event) => isPlainClick(event) && toggle(stop(event)) })}
        >
          <SidebarLabel entry={entry} />
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
    </>
  );
}
