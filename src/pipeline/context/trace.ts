// Records spans of work in the trace event format of Perfetto and chrome://tracing.
import type { TraceEvent } from '#model/run';

export interface Trace {
  /** Runs `work` as a span on the main lane. Spans there nest. */
  span<T>(category: 'stage' | 'step' | 'plugin', name: string, work: () => T): T;
  /** Runs `work` as a span on a free lane of its own. */
  lane<T>(category: 'page' | 'module', name: string, work: () => Promise<T>): Promise<T>;
  /** Finished spans, in the order of their start. */
  events(): readonly TraceEvent[];
  /** Forgets all finished spans: a site that stays open would collect them forever. */
  clear(): void;
}

export function createTrace(): Trace {
  const now = (): number => performance.now();
  const events: TraceEvent[] = [];
  const busy = new Set<number>();
  const record = (name: string, cat: string, tid: number, start: number): void => {
    events.push({ name, cat, ph: 'X', ts: micros(start), dur: micros(now() - start), pid: 1, tid });
  };
  return {
    span(category, name, work) {
      const start = now();
      const done = (): void => record(name, category, 0, start);
      return settle(work, done);
    },
    async lane(category, name, work) {
      let lane = 1;
      while (busy.has(lane)) lane++;
      busy.add(lane);
      const start = now();
      try {
        return await work();
      } finally {
        busy.delete(lane);
        record(name, category, lane, start);
      }
    },
    clear: () => void events.splice(0),
    events: () => [...events].sort((a, b) => a.ts - b.ts || b.dur - a.dur),
  };
}

/** Records into `trace`, with spans that name the language. */
export function traceOfLanguage(trace: Trace, language: string): Trace {
  return {
    ...trace,
    span: (category, name, work) => trace.span(category, inLanguage(name, language), work),
  };
}

/** `resolve (de)` */
export function inLanguage(name: string, language: string): string {
  return `${name} (${language})`;
}

/** Calls `done` when `work` has returned or thrown, or when the promise that it returned has settled. */
function settle<T>(work: () => T, done: () => void): T {
  let result: T;
  try {
    result = work();
  } catch (error) {
    done();
    throw error;
  }
  if (result instanceof Promise) return result.finally(done) as T;
  done();
  return result;
}

function micros(milliseconds: number): number {
  return Math.round(milliseconds * 1000);
}
