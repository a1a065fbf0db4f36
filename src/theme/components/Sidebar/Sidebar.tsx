// The tree of pages around the one shown: a column on wide screens, which can be hidden, and a drawer on phones.

import { type ReactElement, useRef, useState } from 'react';
import type { SidebarEntry } from '#model/page-props';
import { usePage } from '../../mdx/page-context.tsx';
import { slot } from '../../slot.tsx';
import { say } from '../../strings.ts';
import { Drawer, MainMenuButton, sidebarDrawer } from '../Drawer/Drawer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SidebarEnd, SidebarStart } from '../Insert/Insert.tsx';
import { useSidebarMemory } from './memory.tsx';
import { SidebarEntries } from './SidebarEntries.tsx';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useSidebarTree } from './use-tree.ts';

export const Sidebar = slot('Sidebar', function Sidebar({ entries }: { entries: readonly SidebarEntry[] }): ReactElement {
  const { site, sidebarHref, layout } = usePage();
  const { tree, top } = useSidebarTree(entries);
  const memory = useSidebarMemory();
  const [hidden, setHidden] = useState(memory.hidden);
  const nav = useRef<HTMLElement>(null);
  useKeptScroll(nav, memory.of(sidebarHref ?? ''));
  const label = say(layout.startsWith('post') ? 'theme.blog.sidebar.navAriaLabel' : 'theme.docs.sidebar.navAriaLabel');
  const hiding = say(hidden ? 'theme.docs.sidebar.expandButtonTitle' : 'theme.docs.sidebar.collapseButtonTitle');
  const hide = (): void => {
    memory.hidden = !hidden;
    setHidden(!hidden);
  };
  return (
    <nav ref={nav} className="sidebar" aria-label={label} data-hidden={hidden ? '' : undefined}>
      {site.sidebar.hideable && (
        <button type="button" className="sidebar-hide" title={hiding} aria-label={hiding} onClick={hide}>
          <Icon name="sidebar" />
        </button>
      )}
      <Drawer id={sidebarDrawer} className="sidebar-tree" icon="sidebar" label={label} showLabel>
        {site.navbar.length > 0 && <MainMenuButton />}
        <SidebarStart />
        <SidebarEntries tree={tree} list={top} />
        <SidebarEnd />
      </Drawer>
    </nav>
  );
});
