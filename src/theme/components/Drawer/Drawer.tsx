// Renders a part in place on wide screens and behind a button on narrow ones, as a popover without a script.
import type { ReactElement, ReactNode } from 'react';
import { sidebarId } from '#model/page-data';
import { say } from '../../page/strings.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

/** The drawers of a page. */
export const sidebarDrawer = sidebarId;
export const menuDrawer = 'slodocs-navbar-items';

export interface DrawerProps {
  /** Unique in the page. */
  readonly id: string;
  readonly className: string;
  readonly icon: IconName;
  /** The label of the button that opens it. */
  readonly label: string;
  /** False shows the icon alone. */
  readonly showLabel: boolean;
  readonly children: ReactNode;
}

export function Drawer({ id, className, icon, label, showLabel, children }: DrawerProps): ReactElement {
  return (
    <>
      <button
        type="button"
        className={`drawer-open ${className}-open`}
        popoverTarget={id}
        aria-label={showLabel ? undefined : label}
      >
        <Icon name={icon} />
        {showLabel && label}
      </button>
      <div className={`drawer ${className}`} id={id} popover="auto">
        <button
          type="button"
          className="drawer-close"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={say('theme.docs.sidebar.closeSidebarButtonAriaLabel')}
        >
          <Icon name="close" />
        </button>
        {children}
      </div>
    </>
  );
}

/** Opens the navbar's items from the sidebar's drawer, since they have no button of their own on pages with a sidebar. */
export function MainMenuButton(): ReactElement {
  return (
    <button type="button" className="drawer-back" popoverTarget={menuDrawer} popoverTargetAction="show">
      {say('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel')}
    </button>
  );
}
