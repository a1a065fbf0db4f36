// Opens a remote cache for a store: what it reads of it, and what it sends.
import type { Holdings } from '../holdings.ts';
import { openRemoteCache, type RemoteCache, type RemoteOptions } from './remote-cache.ts';
import { planSending, type Sending } from './send.ts';

export interface SharedCache extends RemoteCache {
  /** Undefined where nothing may be sent. `isComplete` as of `planSending`. */
  planSending(isComplete: boolean): Sending | undefined;
}

export function sharedCache(options: RemoteOptions): (holdings: Holdings) => SharedCache {
  const { writes, part } = options;
  return (holdings) => {
    const cache = openRemoteCache(holdings, options);
    const plan = (isComplete: boolean): Sending => planSending(holdings, cache, { isComplete, isPart: part !== undefined });
    return { ...cache, planSending: (isComplete) => (writes && !cache.hasFailed() ? plan(isComplete) : undefined) };
  };
}
