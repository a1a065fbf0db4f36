// Whether a component runs in a browser that need not show what the server has shown.
import { useSyncExternalStore } from 'react';

/** False on the server, and in a browser while it takes over the HTML of the server. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => undefined;
}
