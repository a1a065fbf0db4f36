// Supervises calls of a site's own code: limits their time, and collects the errors that they leave behind.
import { textsNow } from '#files/frame-texts';
import { openScopes, outsideScopes } from '#files/scopes';
import { readThrown } from '#kit/thrown';
import type { Diagnostic } from '#model/diagnostic';
import type { BlockedRun, FaultList, KnownSite, SiteCall, SiteCode, SiteCodeListener } from '#model/site-code';
import { createLeftBehind } from './left-behind.ts';
import { createLooks } from './looks.ts';
import { safeError } from './module-trace.ts';
import { createPendingCalls, type PendingCall } from './pending-calls.ts';
import { changedFault, StoppedCall, someCode, stoppedFault } from './stopped-call.ts';
import type { Interrupt, Watchdog } from './watchdog.ts';

export interface SiteCodeOptions {
  /** `program`: our own process. `thread`: a thread of ours. `library`: somebody else's process. */
  readonly owner: 'program' | 'thread' | 'library';
  readonly listener?: SiteCodeListener;
  /** Starts what notices that a call blocks this thread. */
  readonly startWatchdog?: (interrupt: Interrupt) => Watchdog;
  /** Called with each call that begins, and with the enclosing one after it has ended. */
  readonly onCall?: (call: SiteCall | undefined) => void;
}

/** In seconds. */
export const defaultTimeLimit = 300;

/** In milliseconds. */
const period = 500;

/** How long a thread may be idle before its pending calls are given up. Work in thread pools does not show. */
const idleLimit = 5000;

export function openSiteCode({ owner, listener, onCall, startWatchdog }: SiteCodeOptions): SiteCode {
  const scopes = openScopes<PendingCall>(true);
  const pending = createPendingCalls();
  const heard = new Set<() => void>();
  const left = createLeftBehind(() => {
    for (const listener of heard) listener();
  });
  let site: KnownSite | undefined;
  let seconds = defaultTimeLimit;
  let watchdog: Watchdog | undefined;
  let reporter: FaultList | undefined;
  let guards = 0;

  const foundNow = (diagnostics: readonly Diagnostic[]): BlockedRun => {
    const root = site?.root ?? process.cwd();
    return { root, diagnostics, texts: textsNow(diagnostics, root) };
  };
  const tell = (call: SiteCall, age: number): void => listener?.onSlow(call, age);
  const interrupt = (stoodFor: number, isOver: boolean): void => {
    const call = scopes.current()?.call;
    if (!call) return;
    if (!isOver) {
      tell(call, stoodFor);
      return;
    }
    // Otherwise the fault would belong to the page that never finishes.
    outsideScopes(() => reporter?.report(stoppedFault(site, new StoppedCall(call, seconds))));
    listener?.onBlocked(foundNow(reporter?.list() ?? []));
  };
  const looks = createLooks(owner !== 'library', (call, names) => left.add([changedFault(site, call, names)]));
  const others = (): SiteCall => pending.only() ?? someCode;

  let last = performance.now();
  let idleFor = 0;
  const tick = (): void => {
    watchdog?.beat();
    const now = performance.now();
    // While this thread is busy, a call can neither end nor be blamed.
    const passed = Math.min(now - last, 2 * period);
    last = now;
    // The main thread enforces the limit on worker threads.
    if (owner !== 'thread') {
      pending.pass(passed, seconds, tell);
      return;
    }
    const isIdle = pending.size > 0 && process.getActiveResourcesInfo().every((resource) => resource === 'MessagePort');
    idleFor = isIdle ? idleFor + passed : 0;
    if (idleFor >= idleLimit) pending.stopIdle();
  };
  const startTicking = (): NodeJS.Timeout => {
    last = performance.now();
    return setInterval(tick, period).unref();
  };
  if (owner === 'thread') startTicking();

  return {
    call(call, work, remote) {
      const outer = scopes.current();
      const look = looks.begin(call, !outer, others);
      const entry: PendingCall = { call, outer, remote, inner: 0, age: 0, isTold: false, stop: undefined };
      const leave = (): void => {
        look(true);
        pending.remove(entry);
        // A module that was loaded by this call keeps the entry.
        entry.stop = undefined;
        watchdog?.beat();
        onCall?.(outer?.call);
      };
      pending.add(entry);
      watchdog?.beat();
      onCall?.(call);
      let result: ReturnType<typeof work>;
      let settled: Promise<unknown> | undefined;
      try {
        result = scopes.run(entry, work);
        // A promise of the site's own making may throw, or settle twice: ours does neither.
        if (isPromise(result)) settled = scopes.run(entry, () => new Promise((resolve) => resolve(result)));
      } catch (error) {
        leave();
        throw safeError(error);
      }
      if (!settled) {
        leave();
        return result;
      }
      const ending = settled;
      look(false);
      return new Promise((resolve, reject) => {
        entry.stop = (fault) => {
          leave();
          reject(fault);
        };
        ending.then(
          (value: unknown) => {
            leave();
            resolve(value);
          },
          (error: unknown) => {
            leave();
            reject(safeError(error));
          },
        );
      }) as unknown as typeof result;
    },
    know(known) {
      site = known;
    },
    limit(limit) {
      seconds = limit;
      watchdog?.limit(limit);
    },
    async ready() {
      watchdog ??= startWatchdog?.(interrupt);
      watchdog?.limit(seconds);
      await watchdog?.ready;
    },
    stopped: (error) => (error instanceof StoppedCall ? stoppedFault(site, error) : undefined),
    blocking: (call) => stoppedFault(site, new StoppedCall(call, seconds)),
    caught(error) {
      const isOfSite = site !== undefined && readThrown(error).stack?.includes(site.codeDir) === true;
      const call = scopes.current()?.call ?? (isOfSite ? someCode : pending.only());
      if (!call) return false;
      left.note(call, safeError(error));
      return true;
    },
    async lateFaults(waits = true) {
      // Nothing has run yet.
      if (!looks.hasBegun) return [];
      const late = owner === 'library' ? undefined : this.changedLate();
      if (late) left.add([late]);
      return left.take(site, waits && owner !== 'library');
    },
    changedLate() {
      const names = looks.late();
      return names.length > 0 ? changedFault(site, others(), names) : undefined;
    },
    add: (faults) => left.add(faults),
    onLate: (listener) => void heard.add(listener),
    get told() {
      return left.told;
    },
    get isTainted() {
      return left.isTainted;
    },
    get isSpent() {
      return left.isTainted || pending.hasStopped;
    },
    renew() {
      left.forget();
      looks.forget();
      pending.forget();
      if (owner === 'program') looks.restoreEnvironment();
    },
    async remaining() {
      const faults = await this.lateFaults();
      const errors = faults.filter(({ code }) => code !== 'site-code/changed-builtin');
      return errors.length > 0 ? foundNow(errors.map((fault) => ({ ...fault, severity: 'error' }))) : undefined;
    },
    get isGuarding() {
      return guards > 0;
    },
    async guard(list, work) {
      guards++;
      reporter = list;
      const ticking = startTicking();
      let onDry = (): void => undefined;
      const dry = new Promise<never>((_, reject) => {
        onDry = () => {
          if (!pending.stopIdle()) reject(new Error('nothing is left to wait for, but the work is not finished'));
          // Node asks again only after another turn: the next call may be one that never settles, too.
          setImmediate(() => undefined);
        };
      });
      process.on('beforeExit', onDry);
      try {
        return await Promise.race([work(), dry]);
      } finally {
        guards--;
        process.off('beforeExit', onDry);
        clearInterval(ticking);
        const stopping = watchdog?.stop();
        watchdog = undefined;
        await stopping;
      }
    },
  };
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as Partial<PromiseLike<unknown>> | null | undefined)?.then === 'function';
}
