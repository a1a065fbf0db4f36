// Leads from one menu to another, and closes the one that a reader has chosen from.
import { sidebarId } from '#model/page-data';
import type { Behavior } from '../behavior.ts';

/** Without scripts, the menu of the site opens above the sidebar, and closing it leads back there. */
export const leaveSidebar: Behavior = ({ find, signal }) => {
  for (const button of find('.drawer-back'))
    button.addEventListener('click', () => document.getElementById(sidebarId)?.hidePopover(), { signal });
};

export const closeContents: Behavior = ({ find, signal }) => {
  for (const panel of find('.toc-panel')) {
    const onClick = ({ target }: Event): void => {
      if ((target as Element).closest('a')) panel.hidePopover();
    };
    panel.addEventListener('click', onClick, { signal });
  }
};
