// A part that stands in the page where there is room, and behind a button where there is not. A popover needs no script.
import type { ReactElement, ReactNode } from 'react';
import { say } from '../../strings.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

/** The drawers of a page. */
export const sidebarDrawer = 'slodocs-docs-sidebar';
export const menuDrawer = 'slodocs-navbar-items';

export interface DrawerProps {
  /** Unique in the page. */
  readonly id: string;
  readonly className: string;
  readonly icon: IconName;
  /** What the button that opens it says. */
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

/** The way from the sidebar to the items of the navbar, which have no button of their own where there is one for the sidebar. */
export function MainMenuButton(): ReactElement {
  // Without scripts the menu opens above the sidebar, and leads back to it when it closes.
  const leave = (): void => document.getElementById(sidebarDrawer)?.hidePopover();
  return (
    <button type="button" className="drawer-back" popoverTarget={menuDrawer} popoverTargetAction="show" onClick={leave}>
      {say('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel')}
    </button>
  );
}
