// Whether scripts run here: false on the server and for what the browser first makes of its HTML, true from then on.
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
