// Provides components with the layout for the window's width: `ssr` until the page is hydrated.
import { useSyncExternalStore } from 'react';

export type WindowSize = 'ssr' | 'desktop' | 'mobile';

/** Wider windows than this, in pixels, have room for the columns of a desk. */
const widestMobile = 996;

export function useWindowSize({ desktopBreakpoint = widestMobile }: { readonly desktopBreakpoint?: number } = {}): WindowSize {
  return useSyncExternalStore<WindowSize>(
    watchWindow,
    () => (innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}

function watchWindow(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
