// Collects what calls of the site's code leave behind: errors that nothing catches, and faults that threads have found.
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { KnownSite, SiteCall } from '#model/site-code';
import { placeThrown } from './module-trace.ts';
import { lateFault } from './stopped-call.ts';

export interface LeftBehind {
  /** Notes an error that nothing catches. */
  note(call: SiteCall, thrown: unknown): void;
  add(faults: readonly DiagnosticDraft[]): void;
  /** Returns what was noted since the last time. `waits`: also for timers that are about to fire. */
  take(site: KnownSite | undefined, waits: boolean): Promise<readonly DiagnosticDraft[]>;
  /** All that was returned so far. */
  readonly told: readonly DiagnosticDraft[];
  readonly isTainted: boolean;
  /** Forgets everything, before the site is opened anew. */
  forget(): void;
}

/** The most faults that are held. */
const most = 100;

/** How long to wait for timers that calls have left behind. */
const lateLimit = 100;

/** `onNote` is called after each note. */
export function createLeftBehind(onNote: () => void): LeftBehind {
  let thrown: { readonly call: SiteCall; readonly error: unknown }[] = [];
  let foreign: DiagnosticDraft[] = [];
  /** By their JSON: a timer may throw the same for ever. */
  let told = new Map<string, DiagnosticDraft>();
  let isTainted = false;
  /** The number of timers that were waited for in vain. */
  let lasting = 0;
  return {
    note(call, error) {
      isTainted = true;
      if (thrown.length < most) thrown.push({ call, error });
      onNote();
    },
    add(faults) {
      if (faults.length === 0) return;
      isTainted = true;
      foreign.push(...faults);
      onNote();
    },
    async take(site, waits) {
      await turn();
      if (waits) lasting = await outliveTimers(lasting);
      const faults = foreign.splice(0);
      for (const { call, error } of thrown.splice(0)) {
        faults.push(lateFault(site, call, error, site && (await placeThrown(error, site))));
      }
      for (const fault of faults) if (told.size < most) told.set(JSON.stringify(fault), fault);
      return faults.sort(compareJson);
    },
    get told() {
      return [...told.values()];
    },
    get isTainted() {
      return isTainted;
    },
    forget() {
      [thrown, foreign, told] = [[], [], new Map()];
      isTainted = false;
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
