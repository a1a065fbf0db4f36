// Renders what stands around every page: skip link, announcement, navbar, columns and footer.

import type { ReactElement, ReactNode } from 'react';
import { mainId } from '#model/page-data';
import { Announcement } from '../components/Announcement/Announcement.tsx';
import { CrashedPage } from '../components/ErrorBoundary/CrashedPage.tsx';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary.tsx';
import { Footer } from '../components/Footer/Footer.tsx';
import { Navbar } from '../components/Navbar/Navbar.tsx';
import { PageBar } from '../components/PageBar/PageBar.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import type { OutlineNode } from '../components/Toc/outline.ts';
import { Toc } from '../components/Toc/Toc.tsx';
import { Variants } from '../components/Variants/Variants.tsx';
import type { PageWith } from '../page/layout.ts';

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
