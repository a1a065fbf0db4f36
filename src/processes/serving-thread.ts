// Answers what a thread is asked about the site that it keeps open, whatever the site's code does meanwhile.
import { parentPort } from 'node:worker_threads';
import { refuseExit } from '#code/site-code/refuse-exit';
import { clearCall, writeCall } from '#code/site-code/shared-call';
import { openSiteCode } from '#code/site-code/site-code';
import type { SiteCode } from '#model/site-code';
import { type Asked, beatPeriod, type CallInThread, type Said, type ThreadBeats } from './running-thread.ts';

export interface ServedSite<Site> {
  /** Undefined where there is none. */
  open(given: { readonly siteCode: SiteCode; readonly signal: AbortSignal; readonly say: Say }): Promise<Site | undefined>;
  /** Plain data of an open site, which is told once. */
  facts(site: Site): unknown;
  /** Plain data that is told with every message. */
  state(site: Site): unknown;
}

export type Say = (said: Said) => void;

export async function serveInThread<Site extends object>(
  { current, beats }: ThreadBeats,
  served: ServedSite<Site>,
): Promise<void> {
  const ending = new AbortController();
  let site: Site | undefined;
  const say: Say = (said) => {
    const state = site && served.state(site);
    try {
      parentPort?.postMessage({ ...said, state });
    } catch {
      // What code of the site has thrown need not be fit to be copied.
      parentPort?.postMessage({
        kind: 'said',
        event: { kind: 'crashed', thrown: new Error(`nobody can be told: ${said.kind}`) },
      });
    }
  };
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
    if (!siteCode.caught(thrown)) say({ kind: 'said', event: { kind: 'crashed', thrown } });
  };
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);
  refuseExit(process);
  setInterval(() => {
    Atomics.add(beats, 0, 1);
    const fault = siteCode.changedLate();
    if (fault) say({ kind: 'spoilt', fault });
  }, beatPeriod);

  parentPort?.on('message', async (asked: Asked) => {
    if (asked.kind === 'abort') {
      ending.abort(asked.reason);
      return;
    }
    const { id, method, given } = asked;
    try {
      const methods = site as Readonly<Record<string, (...given: readonly unknown[]) => unknown>> | undefined;
      say({ kind: 'answered', id, value: await methods?.[method]?.(...given) });
    } catch (thrown) {
      say({ kind: 'failed', id, thrown });
    }
  });

  try {
    site = await served.open({ siteCode, signal: ending.signal, say });
    say({ kind: 'opened', facts: site && served.facts(site) });
  } catch (thrown) {
    say({ kind: 'refused', thrown });
  }
}
