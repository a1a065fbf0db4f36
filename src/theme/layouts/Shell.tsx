// Renders what stands around every page: skip link, announcement, navbar, columns and footer.

import type { ReactElement, ReactNode } from 'react';
import { mainId } from '#model/page-data';
import type { SidebarEntry } from '#model/page-props';
import { Announcement } from '../components/Announcement/Announcement.tsx';
import { CrashedPage } from '../components/ErrorBoundary/CrashedPage.tsx';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary.tsx';
import { Footer } from '../components/Footer/Footer.tsx';
import { Navbar } from '../components/Navbar/Navbar.tsx';
import { Sidebar } from '../components/Sidebar/Sidebar.tsx';
import type { OutlineNode } from '../components/Toc/outline.ts';
import { Toc } from '../components/Toc/Toc.tsx';
import { TocFold } from '../components/Toc/TocFold.tsx';
import { Variants } from '../components/Variants/Variants.tsx';
import type { PageWith } from '../page/layout.ts';
import { say } from '../page/strings.ts';

export interface ShellProps {
  readonly page: PageWith;
  /** The table of contents; a page without headings still leaves room for its column. */
  readonly toc?: readonly OutlineNode[];
  /** The content may be as wide as the page. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

export function Shell({ page, toc = [], open = false, children }: ShellProps): ReactElement {
  const sidebar = page.sidebar?.length ? page.sidebar : null;
  const kind = sidebar ? ' columns-sidebar' : open ? ' columns-open' : toc.length > 0 ? ' columns-toc' : '';
  return (
    <>
      {page.directive !== undefined && <aside className="visually-hidden">{page.directive}</aside>}
      <SkipLink />
      <Announcement announcement={page.site.announcement} />
      <Navbar site={page.site} />
      <div className={`columns${kind}`}>
        <PageBar sidebar={sidebar} toc={toc} />
        <main className="main" id={mainId} tabIndex={-1}>
          <Variants variants={page.site.variants ?? []} />
          <ErrorBoundary page={page.href} fallback={(error) => <CrashedPage error={error} />}>
            {children}
          </ErrorBoundary>
        </main>
        {toc.length > 0 && <Toc nodes={toc} />}
      </div>
      <Footer site={page.site} />
    </>
  );
}

interface PageBarProps {
  readonly sidebar: readonly SidebarEntry[] | null;
  readonly toc: readonly OutlineNode[];
}

function PageBar({ sidebar, toc }: PageBarProps): ReactElement | null {
  if (!sidebar && toc.length === 0) return null;
  return (
    <div className="page-bar">
      {sidebar && <Sidebar entries={sidebar} />}
      {toc.length > 0 && <TocFold nodes={toc} />}
    </div>
  );
}

function SkipLink(): ReactElement {
  const label = say('theme.common.skipToMainContent');
  return (
    // biome-ignore lint/a11y/useSemanticElements: the role is part of the interface that sites style and script against.
    <div role="region" aria-label={label}>
      <a className="skip-link" href={`#${mainId}`}>
        {label}
      </a>
    </div>
  );
}
