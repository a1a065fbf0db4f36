// Opens a site for development in this thread.
import { setTimeout as wait } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { type DevThreadParts, openDev } from '#assembly/open-dev';
import type { DevEvent, DevOptions, DevSite } from '#model/dev';
import { serveThread } from './serve-thread.ts';

export interface DevThreadData extends Omit<DevThreadParts, 'passOn'> {
  readonly options: Omit<DevOptions, 'listener' | 'signal' | 'siteCode' | 'onWait'>;
  /** No thread has found a site yet. */
  readonly isFirst: boolean;
}

export type DevFacts = Pick<DevSite, 'root' | 'script' | 'stream' | 'axe'>;
export type DevState = Pick<DevSite, 'edition' | 'baseUrl'>;

const { options, isFirst, ...parts } = workerData as DevThreadData;

await serveThread<DevSite, DevFacts, DevState, DevEvent>({
  async open({ passOn, ...given }) {
    for (;;) {
      const opened = await openDev({ ...options, ...given }, { ...parts, passOn });
      // The configuration of a site that was there may be on its way from one name to another.
      if (opened || isFirst) return opened;
      await wait(500, undefined, { signal: given.signal });
    }
  },
  factsOf: ({ root, script, stream, axe }) => ({ root, script, stream, axe }),
  stateOf: ({ edition, baseUrl }) => ({ edition, baseUrl }),
});
