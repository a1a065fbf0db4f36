// The tree of pages around the one shown: a column on wide screens, a drawer on phones.

import type { ReactElement } from 'react';
import type { SidebarEntry } from '#model/theme';
import { slot } from '../../slot.tsx';
import { say } from '../../strings.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { SidebarEnd, SidebarStart } from '../Insert/Insert.tsx';
import { SidebarEntries } from './SidebarEntries.tsx';

export const Sidebar = slot('Sidebar', function Sidebar({ entries }: { entries: readonly SidebarEntry[] }): ReactElement {
  const label = say('theme.docs.sidebar.navAriaLabel');
  return (
    <nav className="sidebar" aria-label={label}>
      <Drawer id="slodocs-docs-sidebar" className="sidebar-tree" icon="sidebar" label={label} showLabel>
        <SidebarStart />
        <SidebarEntries entries={entries} />
        <SidebarEnd />
      </Drawer>
    </nav>
  );
});
