// Shows the sidebar: a column that can be hidden on wide screens, a drawer on phones.

import type { ReactElement } from 'react';
import type { SidebarEntry } from '#model/page-props';
import { usePage } from '../../page/page-context.tsx';
import { say } from '../../page/strings.ts';
import { Drawer, MainMenuButton, sidebarDrawer } from '../Drawer/Drawer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SidebarEnd, SidebarStart } from '../Insert/Insert.tsx';
import { slot } from '../Slot/Slot.tsx';
import { SidebarEntries } from './SidebarEntries.tsx';
import { useSidebarTree } from './use-tree.ts';

export const Sidebar = slot('Sidebar', function Sidebar({ entries }: { entries: readonly SidebarEntry[] }): ReactElement {
  const { site, sidebarHref, sidebarLabels: labels } = usePage();
  const { tree, top } = useSidebarTree(entries);
  const hiding = say('theme.docs.sidebar.collapseButtonTitle');
  return (
    <nav className="sidebar" data-sidebar={sidebarHref ?? ''} aria-label={labels?.nav ?? say('theme.docs.sidebar.navAriaLabel')}>
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
          <button type="button" className="sidebar-hide" title={hiding} aria-label={hiding}>
            <Icon name="sidebar" />
            {hiding}
          </button>
        )}
      </div>
    </nav>
  );
});
