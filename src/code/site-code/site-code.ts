// Supervises calls of a site's own code: limits their time, and collects the errors that they leave behind.
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { textsNow } from '#files/frame-texts';
import { openScopes, outsideScopes } from '#files/scopes';
import type { Diagnostic, DiagnosticDraft } from '#model/diagnostic';
import type { BlockedRun, FaultList, KnownSite, SiteCall, SiteCode, SiteCodeListener } from '#model/site-code';
import { readThrown } from '#model/thrown';
import { placeThrown } from '../module-trace.ts';
import { createPendingCalls, type PendingCall } from './pending-calls.ts';
import { safeError } from './safe-error.ts';
import { lateFault, StoppedCall, stoppedFault } from './stopped-call.ts';
import { startWatchdog, type Watchdog } from './watchdog.ts';

export interface SiteCodeOptions {
  /** `program`: our own process. `thread`: a thread of ours. `library`: somebody else's process. */
  readonly owner: 'program' | 'thread' | 'library';
  readonly listener?: SiteCodeListener;
  /** The watchdog's module, absolute. */
  readonly watchdogModule?: string;
  /** Called with each call that begins, and with the enclosing one after it has ended. */
  readonly onCall?: (call: SiteCall | undefined) => void;
}

/** In seconds. */
export const defaultTimeLimit = 300;

/** In milliseconds. */
const period = 500;

/** How long a thread may be idle before its pending calls are given up. Work in thread pools does not show. */
const idleLimit = 5000;

/** How long to wait for timers that calls have left behind. */
const lateLimit = 100;

export function openSiteCode({ owner, listener, onCall, watchdogModule }: SiteCodeOptions): SiteCode {
  const scopes = openScopes<PendingCall>(true);
  const pending = createPendingCalls();
  const thrown: { readonly call: SiteCall; readonly error: unknown }[] = [];
  const foreign: DiagnosticDraft[] = [];
  let site: KnownSite | undefined;
  let seconds = defaultTimeLimit;
  let isMarred = false;
  let hasRun = false;
  let watchdog: Watchdog | undefined;
  let reporter: FaultList | undefined;
  let guards = 0;
  /** The number of timers that were waited for in vain. */
  let lasting = 0;

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
  const watch = (watchdogModule: string): Watchdog => {
    watchdog ??= startWatchdog(watchdogModule, interrupt);
    watchdog.limit(seconds);
    return watchdog;
  };

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
      hasRun = true;
      const outer = scopes.current();
      const entry: PendingCall = { call, outer, remote, inner: 0, age: 0, isTold: false, stop: undefined };
      const leave = (): void => {
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
      if (watchdogModule !== undefined) await watch(watchdogModule).ready;
    },
    stopped: (error) => (error instanceof StoppedCall ? stoppedFault(site, error) : undefined),
    caught(error) {
      const isOfSite = site !== undefined && readThrown(error).stack?.includes(site.codeDir) === true;
      const call = scopes.current()?.call ?? (isOfSite ? { what: "the site's code" } : pending.only());
      if (!call) return false;
      isMarred = true;
      thrown.push({ call, error: safeError(error) });
      return true;
    },
    async lateFaults() {
      if (hasRun) await turn();
      if (hasRun && owner !== 'library') lasting = await outliveTimers(lasting);
      const faults = foreign.splice(0);
      for (const { call, error } of thrown.splice(0)) {
        faults.push(lateFault(site, call, error, site && (await placeThrown(error, site))));
      }
      return faults.sort(compareJson);
    },
    add(faults) {
      if (faults.length > 0) isMarred = true;
      foreign.push(...faults);
    },
    get isMarred() {
      return isMarred;
    },
    async remaining() {
      const faults = await this.lateFaults();
      return faults.length > 0 ? foundNow(faults.map((fault) => ({ ...fault, severity: 'error' }))) : undefined;
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
          if (!pending.stopIdle()) reject(new Error('nothing is left to wait for, but the work is not done'));
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

/**
 * Waits for timers that are about to fire, in every thread alike, so that their errors are reported whatever the number of
 * threads. Returns how many remain, which are not waited for again.
 */
async function outliveTimers(lasting: number): Promise<number> {
  const start = performance.now();
  const count = (): number => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
  while (count() > lasting && performance.now() - start < lateLimit) await wait(10);
  return count();
}

function compareJson(a: DiagnosticDraft, b: DiagnosticDraft): number {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as Partial<PromiseLike<unknown>> | null | undefined)?.then === 'function';
}
