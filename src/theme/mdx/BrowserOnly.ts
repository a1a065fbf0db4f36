// A part that only a browser can show: the server shows what stands in for it.
import type { ReactNode } from 'react';

export interface BrowserOnlyProps {
  readonly fallback?: ReactNode;
  readonly children?: () => ReactNode;
}

export function BrowserOnly({ fallback = null }: BrowserOnlyProps): ReactNode {
  return fallback;
}
