// A key to what a plugin has for it.
import type { Json } from '#model/json';
import { useAsk } from './ask.ts';

/** Throws where no plugin has anything. A page is rendered again when what it was told changes. */
export function useData<Data extends Json>(key: string): Data {
  return useAsk('useData')('data', key) as Data;
}
