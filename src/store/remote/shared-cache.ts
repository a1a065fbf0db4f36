// Opens a remote cache for a store: what it reads of it, and what it sends.
import type { Holdings } from '../holdings.ts';
import { openRemoteCache, type RemoteCache, type RemoteOptions } from './remote-cache.ts';
import { planSending, type Sending } from './send.ts';

export interface SharedCache extends RemoteCache {
  /** Undefined where nothing may be sent. `isComplete` as of `planSending`. */
  planSending(isComplete: boolean): Sending | undefined;
}

export function sharedCache(options: RemoteOptions): (holdings: Holdings) => SharedCache {
  const { writes, part, signal } = options;
  return (holdings) => {
    const cache = openRemoteCache(holdings, options);
    const plan = (isComplete: boolean): Sending => {
      const sending = planSending(holdings, cache, { isComplete, isPart: part !== undefined });
      // The site is in place by now: who stops the build has it.
      const send = (): Promise<void> => sending.send().catch((thrown: unknown) => rethrowUnless(signal.aborted, thrown));
      return { send };
    };
    return { ...cache, planSending: (isComplete) => (writes && !cache.hasFailed() ? plan(isComplete) : undefined) };
  };
}

function rethrowUnless(isForgiven: boolean, thrown: unknown): void {
  if (!isForgiven) throw thrown;
}
