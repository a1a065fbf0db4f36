// Checks whether hydration is done, so that a component may differ from the server's HTML.
import { useSyncExternalStore } from 'react';

/** False on the server and during hydration. */
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
