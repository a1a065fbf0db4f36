// Provides components with a stored value: null on the server and until the page is hydrated.
import { useMemo, useSyncExternalStore } from 'react';
import { createStorageSlot, type StorageSlot, type StorageSlotOptions } from './storage.ts';

export function useStorageSlot(
  key: string | null,
  { persistence }: StorageSlotOptions = {},
): readonly [value: string | null, slot: StorageSlot] {
  const slot = useMemo(
    () => createStorageSlot(key ?? '', { persistence: key === null ? 'none' : persistence }),
    [key, persistence],
  );
  return [useSyncExternalStore(slot.listen, slot.get, () => null), slot];
}
