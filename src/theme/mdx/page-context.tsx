// The page that a component of the content stands on.

import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { PageProps } from '#model/page-props';

export const PageContext = createContext<PageProps | null>(null);

export function PageProvider({ page, children }: { page: PageProps; children: ReactNode }): ReactElement {
  return <PageContext value={page}>{children}</PageContext>;
}

/** The same for those who have words of their own for that there is none. */
export function useShownPage(): PageProps | null {
  return useContext(PageContext);
}

/** The props of the page shown. Throws outside of a page, which is a fault of the caller. */
export function usePage(): PageProps {
  const page = useContext(PageContext);
  if (!page) throw new Error('a component asked for its page outside of a page');
  return page;
}
