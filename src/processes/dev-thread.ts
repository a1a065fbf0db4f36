// Keeps a site open for development in a thread, which can be ended whatever the site's code does.
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type DevThreadParts, openDev } from '#assembly/open-dev';
import { refuseExit } from '#code/site-code/refuse-exit';
import { clearCall, writeCall } from '#code/site-code/shared-call';
import { openSiteCode } from '#code/site-code/site-code';
import type { DevEvent, DevSite } from '#model/dev';
import { type Asked, beatPeriod, type CallInThread, type DevThreadData, type Said } from './running-dev-thread.ts';

const { options, current, beats, isFirst, ...parts } = workerData as DevThreadData;
const ending = new AbortController();
let site: DevSite | undefined;

const say = (said: Said): void => {
  const state = site && { edition: site.edition, baseUrl: site.baseUrl };
  try {
    parentPort?.postMessage({ ...said, state });
  } catch {
    // What code of the site has thrown need not be fit to be copied.
    parentPort?.postMessage({ kind: 'said', event: { kind: 'crashed', thrown: new Error(`nobody can be told: ${said.kind}`) } });
  }
};
const crashed = (thrown: unknown): void => say({ kind: 'said', event: { kind: 'crashed', thrown } });

const siteCode = openSiteCode({
  owner: 'program',
  listener: { onSlow: ({ what }, seconds) => say({ kind: 'slow', what, seconds }), onBlocked: () => undefined },
  onCall(call) {
    if (call) writeCall<CallInThread>(current, { what: call.what, fault: siteCode.blocking(call) });
    else clearCall(current);
  },
  startWatchdog: () => ({
    ready: Promise.resolve(),
    beat: () => void Atomics.add(beats, 0, 1),
    limit: (seconds) => void Atomics.store(beats, 1, seconds),
    stop: async () => undefined,
  }),
});
const onUncaught = (thrown: unknown): void => {
  if (!siteCode.caught(thrown)) crashed(thrown);
};
process.on('uncaughtException', onUncaught);
process.on('unhandledRejection', onUncaught);
refuseExit(process);
setInterval(() => {
  Atomics.add(beats, 0, 1);
  const fault = siteCode.changedLate();
  if (fault) say({ kind: 'spoilt', fault });
}, beatPeriod);

const passOn = (): boolean => {
  if (siteCode.isSpent) say({ kind: 'spent' });
  return siteCode.isSpent;
};
const open = async (): Promise<DevSite | undefined> => {
  const { signal } = ending;
  const thread: DevThreadParts = { ...parts, passOn };
  const listener = (event: DevEvent): void => say({ kind: 'said', event });
  for (;;) {
    const opened = await openDev({ ...options, siteCode, signal, listener }, thread);
    // The configuration of a site that was there may be on its way from one name to another.
    if (opened || isFirst) return opened;
    await wait(500, undefined, { signal });
  }
};

parentPort?.on('message', async (asked: Asked) => {
  if (asked.kind === 'abort') {
    ending.abort(asked.reason);
    return;
  }
  const { id, method, given } = asked;
  try {
    const value = await (site?.[method] as ((...given: readonly unknown[]) => unknown) | undefined)?.(...given);
    say({ kind: 'answered', id, value });
  } catch (thrown) {
    say({ kind: 'failed', id, thrown });
  }
});

try {
  site = await open();
  say({ kind: 'opened', facts: site && { root: site.root, script: site.script, stream: site.stream, axe: site.axe } });
} catch (thrown) {
  say({ kind: 'refused', thrown });
}
