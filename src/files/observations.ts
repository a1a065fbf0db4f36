// Records the questions asked of the disk and the settings, with their answers, per piece of work.
import type { Ask, Observation } from '#model/config';
import { openScopes } from './scopes.ts';

export interface Observations {
  record(ask: Ask, answer: string): void;
  /** Runs `work` and returns the questions that it asked, sorted and unique. Nested captures count for the outer one, too. */
  capture<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly observed: readonly Observation[] }>;
  /** All questions asked so far, sorted. */
  all(): readonly Observation[];
  /** Drops the questions about these paths: work that still depends on them asks again. */
  drop(paths: ReadonlySet<string>): void;
}

interface Scope {
  readonly found: Map<string, Observation>;
  readonly outer: Scope | undefined;
}

export function createObservations(): Observations {
  const scopes = openScopes<Scope>();
  const all = new Map<string, Observation>();
  return {
    record(ask, answer) {
      const key = JSON.stringify(ask);
      const observation: Observation = [ask, answer];
      all.set(key, observation);
      for (let scope = scopes.current(); scope; scope = scope.outer) scope.found.set(key, observation);
    },
    async capture(work) {
      const scope: Scope = { found: new Map(), outer: scopes.current() };
      const value = await scopes.run(scope, work);
      return { value, observed: sorted(scope.found) };
    },
    all: () => sorted(all),
    drop(paths) {
      for (const [key, [[kind, path]]] of all) if (kind !== 'glob' && kind !== 'setting' && paths.has(path)) all.delete(key);
    },
  };
}

function sorted(found: ReadonlyMap<string, Observation>): readonly Observation[] {
  return [...found].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, observation]) => observation);
}
