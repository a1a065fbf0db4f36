// What was asked of the disk and of the settings, and what was answered: the inputs of whatever was made of the answers.
import { AsyncLocalStorage } from 'node:async_hooks';

/** A question to the disk, or to the settings by key. Paths are relative to the root. */
export type Ask =
  | readonly ['bytes' | 'stat' | 'list' | 'real' | 'setting', string]
  | readonly ['head', string, number]
  | readonly ['glob', string];

/** A question and a digest of its answer. Equal digests are equal answers. */
export type Observation = readonly [Ask, string];

export interface Observations {
  record(ask: Ask, answer: string): void;
  /** Runs `work` and gives what it asked, sorted, each question once. Work inside of work counts for both. */
  capture<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly observed: readonly Observation[] }>;
  /** Everything asked so far, sorted. */
  all(): readonly Observation[];
}

interface Scope {
  readonly found: Map<string, Observation>;
  readonly outer: Scope | undefined;
}

export function createObservations(): Observations {
  const scopes = new AsyncLocalStorage<Scope>();
  const all = new Map<string, Observation>();
  return {
    record(ask, answer) {
      const key = JSON.stringify(ask);
      const observation: Observation = [ask, answer];
      all.set(key, observation);
      for (let scope = scopes.getStore(); scope; scope = scope.outer) scope.found.set(key, observation);
    },
    async capture(work) {
      const scope: Scope = { found: new Map(), outer: scopes.getStore() };
      const value = await scopes.run(scope, work);
      return { value, observed: sorted(scope.found) };
    },
    all: () => sorted(all),
  };
}

function sorted(found: ReadonlyMap<string, Observation>): readonly Observation[] {
  return [...found].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, observation]) => observation);
}
