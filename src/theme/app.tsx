// Renders what a page's container holds.
import type { ReactElement } from 'react';
import type { PageProps } from '#model/page-props';
import { BaseUrlBanner } from './components/BaseUrlBanner/BaseUrlBanner.tsx';
import { type Parts, PartsContext } from './components/Slot/Slot.tsx';
import { layouts, PrintedLayout } from './layouts/layouts.tsx';
import type { Layout } from './page/layout.ts';
import { PageProvider } from './page/page-context.tsx';

export interface AppProps {
  readonly page: PageProps;
  /** Ready HTML; null for a page without a body. */
  readonly body: string | null;
  readonly parts: Parts;
  /** A plugin's layout, if the page has one that renders all of it. */
  readonly layout?: Layout | undefined;
}

/** Prints what stands above each layout, and in no island. */
export function AboveLayout({ page }: Pick<AppProps, 'page'>): ReactElement {
  return (
    <PageProvider page={page}>
      <BaseUrlBanner page={page} />
    </PageProvider>
  );
}

export function App({ page, body, parts, layout }: AppProps): ReactElement {
  const Layout = layouts[page.layout] ?? layout ?? PrintedLayout;
  return (
    <PageProvider page={page}>
      <PartsContext value={parts}>
        <Layout page={page} body={body} />
      </PartsContext>
    </PageProvider>
  );
}
