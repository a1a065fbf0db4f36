// Whether scripts answer: false on the server and while a page is being woken up.
import { useSyncExternalStore } from 'react';

export function useAwake(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
