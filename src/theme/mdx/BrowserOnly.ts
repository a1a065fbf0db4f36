// Renders its children in the browser only, and a fallback on the server and until hydration is done.
import type { ReactNode } from 'react';
import { useIsHydrated } from '../page/use-is-hydrated.ts';

export interface BrowserOnlyProps {
  readonly fallback?: ReactNode;
  readonly children?: () => ReactNode;
}

export function BrowserOnly({ fallback = null, children }: BrowserOnlyProps): ReactNode {
  return useIsHydrated() ? children?.() : fallback;
}
