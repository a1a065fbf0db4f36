// Defines empty slots where a site may insert components of its own.
import { slot } from '../Slot/Slot.tsx';

function Nothing(): null {
  return null;
}

export const ContentEnd = slot('ContentEnd', Nothing);
export const ContentStart = slot('ContentStart', Nothing);
export const NavbarEnd = slot('NavbarEnd', Nothing);
export const SidebarEnd = slot('SidebarEnd', Nothing);
export const SidebarStart = slot('SidebarStart', Nothing);
export const TocEnd = slot('TocEnd', Nothing);
