// A part that only a browser can show: the server shows what stands in for it, and so does the browser until it has taken over.
import type { ReactNode } from 'react';
import { useIsHydrated } from '../live/use-is-hydrated.ts';

export interface BrowserOnlyProps {
  readonly fallback?: ReactNode;
  readonly children?: () => ReactNode;
}

export function BrowserOnly({ fallback = null, children }: BrowserOnlyProps): ReactNode {
  return useIsHydrated() ? children?.() : fallback;
}
