// Provides components with the data that a plugin has under a key.
import type { Json } from '#model/json';
import { useAsk } from './ask.ts';

/** Throws if no plugin has data for the key. The page is rendered again when the data changes. */
export function useData<Data extends Json>(key: string): Data {
  return useAsk('useData')('data', key) as Data;
}
