// Shows the sidebar: a column that can be hidden on wide screens, a drawer on phones.

import { type ReactElement, useRef } from 'react';
import type { SidebarEntry } from '#model/page-props';
import { usePage } from '../../page/page-context.tsx';
import { say } from '../../page/strings.ts';
import { Drawer, MainMenuButton, sidebarDrawer } from '../Drawer/Drawer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SidebarEnd, SidebarStart } from '../Insert/Insert.tsx';
import { slot } from '../Slot/Slot.tsx';
import { useSidebarMemory } from './memory.tsx';
import { SidebarEntries } from './SidebarEntries.tsx';
import { useHidden } from './use-hidden.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useSidebarTree } from './use-tree.ts';

export const Sidebar = slot('Sidebar', function Sidebar({ entries }: { entries: readonly SidebarEntry[] }): ReactElement {
  const { site, sidebarHref, sidebarLabels: labels } = usePage();
  const { tree, top } = useSidebarTree(entries);
  const [hidden, hide] = useHidden();
  const nav = useRef<HTMLElement>(null);
  useKeptScroll(nav, useSidebarMemory().of(sidebarHref ?? ''));
  const hiding = say(hidden ? 'theme.docs.sidebar.expandButtonTitle' : 'theme.docs.sidebar.collapseButtonTitle');
  return (
    <nav ref={nav} className="sidebar" aria-label={labels?.nav ?? say('theme.docs.sidebar.navAriaLabel')}>
      <div className="sidebar-column">
        <Drawer
          id={sidebarDrawer}
          className="sidebar-tree"
          icon="menu"
          label={labels?.menu ?? say('theme.docs.sidebar.menuLabel')}
          showLabel
        >
          {site.navbar.length > 0 && <MainMenuButton />}
          <SidebarStart />
          <SidebarEntries tree={tree} list={top} />
          <SidebarEnd />
        </Drawer>
        {site.sidebar.hideable && (
          <button type="button" className="sidebar-hide" title={hiding} aria-label={hiding} onClick={() => hide(!hidden)}>
            <Icon name="sidebar" />
            {!hidden && hiding}
          </button>
        )}
      </div>
    </nav>
  );
});
