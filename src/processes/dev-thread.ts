// Keeps a site open for development in a thread, which can be ended whatever the site's code does.
import { setTimeout as wait } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { openDev } from '#assembly/open-dev';
import type { DevSite } from '#model/dev';
import { serveInThread } from './serving-thread.ts';
import type { DevThreadData } from './threaded-dev.ts';

const { options, current, beats, isFirst, ...parts } = workerData as DevThreadData;

await serveInThread<DevSite>(
  { current, beats },
  {
    async open({ siteCode, signal, say }) {
      const passOn = (): boolean => {
        if (siteCode.isSpent) say({ kind: 'spent' });
        return siteCode.isSpent;
      };
      for (;;) {
        const listener = (event: unknown): void => say({ kind: 'said', event });
        const opened = await openDev({ ...options, siteCode, signal, listener }, { ...parts, passOn });
        // The configuration of a site that was there may be on its way from one name to another.
        if (opened || isFirst) return opened;
        await wait(500, undefined, { signal });
      }
    },
    facts: ({ root, script, stream, axe }) => ({ root, script, stream, axe }),
    state: ({ edition, baseUrl }) => ({ edition, baseUrl }),
  },
);
