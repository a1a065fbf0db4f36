// Keeps the calls of a site's code that have not ended, and stops those that never do.
import type { RemoteCall, SiteCall } from '#model/site-code';
import { StoppedCall } from './stopped-call.ts';

export interface PendingCall {
  readonly call: SiteCall;
  readonly outer: PendingCall | undefined;
  readonly remote: RemoteCall | undefined;
  /** Calls inside of it that have not ended. */
  inner: number;
  /** How long it has been running, or waiting for something other than calls inside of it. In milliseconds. */
  age: number;
  isTold: boolean;
  /** Rejects its promise. */
  stop: ((fault: StoppedCall) => void) | undefined;
}

export interface PendingCalls {
  add(call: PendingCall): void;
  remove(call: PendingCall): void;
  /** Lets time pass: tells of slow calls, and stops those that take longer than `limit`, in seconds. */
  pass(milliseconds: number, limit: number, tell: (call: SiteCall, seconds: number) => void): void;
  /** Stops calls whose promises nothing can settle any more. False where there are none. */
  stopIdle(): boolean;
  /** The only call that runs, if there is but one. */
  only(): SiteCall | undefined;
  readonly size: number;
}

/** After how many milliseconds a call is told of. */
export const slowAfter = 10_000;

export function createPendingCalls(): PendingCalls {
  const pending = new Set<PendingCall>();
  /** What threads were ended for: another that does the same is not given the same time again. */
  const ended = new Set<string>();
  const innermost = (): PendingCall[] => [...pending].filter(({ inner }) => inner === 0);
  const stop = (call: PendingCall, seconds: number | undefined): void => {
    const fault = new StoppedCall(call.remote?.current() ?? call.call, seconds);
    if (call.remote) ended.add(fault.call.what);
    call.remote?.stop();
    call.stop?.(fault);
  };
  return {
    add(call) {
      pending.add(call);
      if (call.outer) call.outer.inner++;
    },
    remove(call) {
      if (!pending.delete(call) || !call.outer) return;
      call.outer.inner--;
      // What follows from the end of a call inside of it has its own time.
      call.outer.age = 0;
    },
    pass(milliseconds, limit, tell) {
      for (const call of innermost()) {
        const current = call.remote ? call.remote.current() : call.call;
        if (!current) continue;
        call.age += milliseconds;
        if (call.age >= limit * 1000 || (call.remote && ended.has(current.what))) stop(call, limit);
        else if (call.age >= slowAfter && !call.isTold) {
          call.isTold = true;
          tell(current, Math.round(call.age / 1000));
        }
      }
    },
    stopIdle() {
      const idle = innermost();
      for (const call of idle) stop(call, undefined);
      return idle.length > 0;
    },
    only() {
      const calls = innermost();
      return calls.length === 1 ? calls[0]?.call : undefined;
    },
    get size() {
      return pending.size;
    },
  };
}
