// A page to what stands in its container: the same tree on the server and in the browser.
import type { ReactElement } from 'react';
import type { PageProps } from '#model/theme';
import { SidebarMemoryProvider } from './components/Sidebar/memory.tsx';
import { layouts } from './layouts/layouts.ts';
import { PageProvider } from './mdx/page-context.tsx';
import { type Parts, PartsContext } from './slot.tsx';

export interface AppProps {
  readonly page: PageProps;
  /** Ready HTML; null for a page without a body. */
  readonly body: string | null;
  readonly parts: Parts;
}

/** Throws where the theme has no such layout. */
export function App({ page, body, parts }: AppProps): ReactElement {
  const Layout = layouts[page.layout];
  if (!Layout) throw new Error(`the theme has no layout "${page.layout}"`);
  return (
    <PageProvider page={page}>
      <PartsContext value={parts}>
        <SidebarMemoryProvider>
          <Layout page={page} body={body} />
        </SidebarMemoryProvider>
      </PartsContext>
    </PageProvider>
  );
}
