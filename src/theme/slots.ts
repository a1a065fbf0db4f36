// Exports the theme's own components of the slots.
export { Announcement } from './components/Announcement/Announcement.tsx';
export { Breadcrumbs } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { DocFooter } from './components/DocFooter/DocFooter.tsx';
export { Footer } from './components/Footer/Footer.tsx';
export { ContentEnd, ContentStart, NavbarEnd, SidebarEnd, SidebarStart, TocEnd } from './components/Insert/Insert.tsx';
export { Navbar } from './components/Navbar/Navbar.tsx';
export { NavbarBrand } from './components/Navbar/NavbarBrand.tsx';
export { NotFound } from './components/NotFound/NotFound.tsx';
export { Pager } from './components/Pager/Pager.tsx';
export { Sidebar } from './components/Sidebar/Sidebar.tsx';
export { Toc } from './components/Toc/Toc.tsx';
export { TocFold } from './components/Toc/TocFold.tsx';
export { VersionBanner } from './components/VersionBanner/VersionBanner.tsx';
