// Tells components whether the page is hydrated: false on the server and at hydration, then true.
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
