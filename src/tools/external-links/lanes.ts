// Paces the requests to each host: how many at once, how far apart, and none while the host asks to wait.
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Failed } from './outcome.ts';

export interface Pace {
  /** Requests to one host at once. */
  readonly perHost: number;
  /** Milliseconds between the starts of two requests to one host. */
  readonly delay: number;
  /** Milliseconds for which one host may make us wait in all. */
  readonly maxWait: number;
  readonly signal: AbortSignal;
}

export interface Lanes {
  /** Runs a request to a host in its turn. */
  run<T>(host: string, work: () => Promise<T>): Promise<T>;
  /** Starts no request to the host for a while. False where that would be too long. */
  pause(host: string, milliseconds: number): boolean;
  /** What is true of every address of the host, so that nothing more is asked of it. */
  verdict(host: string): Failed | undefined;
  /** Ignored for a host that has answered before. */
  settle(host: string, verdict: Failed): void;
  /** Notes that the host answers. */
  answers(host: string): void;
}

interface Lane {
  readonly limit: ReturnType<typeof pLimit>;
  /** Settles when the next request may start. */
  gate: Promise<unknown>;
  waited: number;
  hasAnswered: boolean;
  verdict?: Failed;
}

/** Requests to all hosts at once. */
const mostAtOnce = 24;

export function openLanes({ perHost, delay, maxWait, signal }: Pace): Lanes {
  const lanes = new Map<string, Lane>();
  const all = pLimit(mostAtOnce);
  const laneOf = (host: string): Lane => {
    const lane = lanes.get(host) ?? { limit: pLimit(perHost), gate: Promise.resolve(), waited: 0, hasAnswered: false };
    lanes.set(host, lane);
    return lane;
  };
  const wait = (milliseconds: number): Promise<unknown> =>
    sleep(milliseconds, undefined, { signal }).catch((thrown) => {
      if (!signal.aborted) throw thrown;
    });
  return {
    run(host, work) {
      const lane = laneOf(host);
      return lane.limit(async () => {
        const turn = lane.gate;
        lane.gate = delay > 0 ? turn.then(() => wait(delay)) : turn;
        await turn;
        signal.throwIfAborted();
        return all(work);
      });
    },
    pause(host, milliseconds) {
      const lane = laneOf(host);
      if (lane.waited + milliseconds > maxWait) return false;
      lane.waited += milliseconds;
      lane.gate = Promise.all([lane.gate, wait(milliseconds)]);
      return true;
    },
    verdict: (host) => lanes.get(host)?.verdict,
    settle(host, verdict) {
      const lane = laneOf(host);
      if (!lane.hasAnswered) lane.verdict ??= verdict;
    },
    answers(host) {
      laneOf(host).hasAnswered = true;
    },
  };
}
