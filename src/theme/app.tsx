// Renders what a page's container holds: the same tree on the server and in the browser.
import type { ReactElement } from 'react';
import type { PageProps } from '#model/page-props';
import { BaseUrlBanner } from './components/BaseUrlBanner/BaseUrlBanner.tsx';
import { CrashedPage } from './components/ErrorBoundary/CrashedPage.tsx';
import { ErrorBoundary } from './components/ErrorBoundary/ErrorBoundary.tsx';
import { SidebarMemoryProvider } from './components/Sidebar/memory.tsx';
import { type Parts, PartsContext } from './components/Slot/Slot.tsx';
import { layouts } from './layouts/layouts.ts';
import { PrintedLayout } from './layouts/PrintedLayout.tsx';
import type { Layout } from './page/layout.ts';
import { PageProvider } from './page/page-context.tsx';

export interface AppProps {
  readonly page: PageProps;
  /** Ready HTML; null for a page without a body. */
  readonly body: string | null;
  readonly parts: Parts;
  /** A plugin's layout that runs in browsers, if the page has one. */
  readonly layout?: Layout | undefined;
  /** The base URL banner, rendered by the server for readers whom the browser's script does not reach. */
  readonly bannerWords?: string;
}

export function App({ page, body, parts, layout, bannerWords = '' }: AppProps): ReactElement {
  const Layout = layouts[page.layout] ?? layout ?? PrintedLayout;
  return (
    <PageProvider page={page}>
      <PartsContext value={parts}>
        <BaseUrlBanner page={page} words={bannerWords} />
        <SidebarMemoryProvider>
          <ErrorBoundary page={page.href} fallback={(error) => <CrashedWhole error={error} />}>
            <Layout page={page} body={body} />
          </ErrorBoundary>
        </SidebarMemoryProvider>
      </PartsContext>
    </PageProvider>
  );
}

/** Even the shell failed to render. */
function CrashedWhole({ error }: { error: unknown }): ReactElement {
  return (
    <main className="main">
      <CrashedPage error={error} />
    </main>
  );
}
