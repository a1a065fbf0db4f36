// Tracks pending calls of the site's code, and stops those that never end.
import type { RemoteCall, SiteCall } from '#model/site-code';
import { StoppedCall } from './stopped-call.ts';

export interface PendingCall {
  readonly call: SiteCall;
  readonly outer: PendingCall | undefined;
  readonly remote: RemoteCall | undefined;
  /** The number of nested calls that are still pending. */
  inner: number;
  /** How long it has run or waited for anything but nested calls. In milliseconds. */
  age: number;
  isTold: boolean;
  /** Rejects its promise. */
  stop: ((fault: StoppedCall) => void) | undefined;
}

export interface PendingCalls {
  add(call: PendingCall): void;
  remove(call: PendingCall): void;
  /** Advances the clock: reports slow calls, and stops those that exceed `limit`, in seconds. */
  pass(milliseconds: number, limit: number, tell: (call: SiteCall, seconds: number) => void): void;
  /** Stops calls whose promises can never settle. False where there are none. */
  stopIdle(): boolean;
  /** The only pending call, if there is exactly one. */
  only(): SiteCall | undefined;
  readonly size: number;
  /** True where a call was stopped, which may still go on and disturb others. */
  readonly hasStopped: boolean;
  /** Forgets which calls were stopped. */
  forget(): void;
}

/** After how many milliseconds a call is reported as slow. */
export const slowAfter = 10_000;

export function createPendingCalls(): PendingCalls {
  const pending = new Set<PendingCall>();
  /** Calls that were stopped: the same call is not given its full time again, for each page may make it. */
  const ended = new Map<string, number | undefined>();
  const innermost = (): PendingCall[] => [...pending].filter(({ inner }) => inner === 0);
  const stop = (call: PendingCall, seconds: number | undefined): void => {
    const fault = new StoppedCall(call.remote?.current() ?? call.call, seconds);
    ended.set(fault.call.what, seconds);
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
      // Code that continues after a nested call gets its full time.
      call.outer.age = 0;
    },
    pass(milliseconds, limit, tell) {
      for (const call of innermost()) {
        const current = call.remote ? call.remote.current() : call.call;
        if (!current) continue;
        call.age += milliseconds;
        if (ended.has(current.what)) stop(call, ended.get(current.what));
        else if (call.age >= limit * 1000) stop(call, limit);
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
    get hasStopped() {
      return ended.size > 0;
    },
    forget: () => ended.clear(),
  };
}
