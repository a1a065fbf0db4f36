// Keeps a site open in this thread, which can be ended whatever the site's code does, and answers what it is asked.
import { parentPort, workerData } from 'node:worker_threads';
import { refuseExit } from '#code/site-code/refuse-exit';
import { clearCall, writeCall } from '#code/site-code/shared-call';
import { openSiteCode } from '#code/site-code/site-code';
import type { SiteCode } from '#model/site-code';
import { type Asked, beatPeriod, type CallInThread, type Crashed, type Said, type ThreadData } from './running-thread.ts';

export interface ThreadParts<Event> {
  readonly siteCode: SiteCode;
  readonly signal: AbortSignal;
  readonly listener: (event: Event | Crashed) => void;
  /** Lets another thread take over before an edit. False where this one goes on. */
  readonly passOn: () => boolean;
}

export interface ServedSite<Site, Facts, State, Event> {
  /** Undefined where there is no site. */
  open(parts: ThreadParts<Event>): Promise<Site | undefined>;
  factsOf(site: Site): Facts;
  /** What is sent along with each message. */
  stateOf(site: Site): State;
}

/** The methods of the site are what the thread is asked for. */
export async function serveThread<Site extends object, Facts, State, Event>({
  open,
  factsOf,
  stateOf,
}: ServedSite<Site, Facts, State, Event>): Promise<void> {
  const { current, beats } = workerData as ThreadData;
  const ending = new AbortController();
  let site: Site | undefined;

  const say = (said: Said<Facts, Event>): void => {
    const state = site && stateOf(site);
    try {
      parentPort?.postMessage({ ...said, state });
    } catch {
      // What code of the site has thrown need not be fit to be copied.
      const event: Crashed = { kind: 'crashed', thrown: new Error(`nobody can be told: ${said.kind}`) };
      parentPort?.postMessage({ kind: 'said', event });
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

  const passOn = (): boolean => {
    if (siteCode.isSpent) say({ kind: 'spent' });
    return siteCode.isSpent;
  };
  parentPort?.on('message', async (asked: Asked) => {
    if (asked.kind === 'abort') {
      ending.abort(asked.reason);
      return;
    }
    const { id, method, given } = asked;
    try {
      const answer = site?.[method as keyof Site] as ((...given: readonly unknown[]) => unknown) | undefined;
      say({ kind: 'answered', id, value: await answer?.(...given) });
    } catch (thrown) {
      say({ kind: 'failed', id, thrown });
    }
  });

  try {
    site = await open({ siteCode, signal: ending.signal, listener: (event) => say({ kind: 'said', event }), passOn });
    say({ kind: 'opened', facts: site && factsOf(site) });
  } catch (thrown) {
    say({ kind: 'refused', thrown });
  }
}
