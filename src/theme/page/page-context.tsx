// Provides content components with the props of the page they stand on.

import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { PageProps } from '#model/page-props';

export const PageContext = createContext<PageProps | null>(null);

export function PageProvider({ page, children }: { page: PageProps; children: ReactNode }): ReactElement {
  return <PageContext value={page}>{children}</PageContext>;
}

/** Returns null outside a page, for callers with an error message of their own. */
export function useShownPage(): PageProps | null {
  return useContext(PageContext);
}

/** Returns the props of the current page. Throws outside a page, which is the caller's fault. */
export function usePage(): PageProps {
  const page = useContext(PageContext);
  if (!page) throw new Error('a component requested its page outside a page');
  return page;
}
