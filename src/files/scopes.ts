// Provides scoped values for asynchronous work, through one shared AsyncLocalStorage.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Scopes<Value> {
  /** Sets the value for `work` and everything that it starts, unless a nested `run` overrides it. */
  run<Result>(value: Value, work: () => Result): Result;
  current(): Value | undefined;
}

/**
 * Shared, because Node consults every AsyncLocalStorage ever created at each promise: a process with many builds would slow down.
 */
const values = new AsyncLocalStorage<ReadonlyMap<Owner, unknown>>();

interface Owner {
  readonly outlivesModules: boolean;
}

/** With `outlivesModules`, code that a module leaves behind still finds its value. */
export function openScopes<Value>(outlivesModules = false): Scopes<Value> {
  const owner: Owner = { outlivesModules };
  return {
    run: (value, work) => values.run(new Map(values.getStore()).set(owner, value), work),
    current: () => values.getStore()?.get(owner) as Value | undefined,
  };
}

/** Runs work without any scoped value. */
export function outsideScopes<Result>(work: () => Result): Result {
  return values.exit(work);
}

/**
 * Loads modules. Node keeps the scopes in which a module was loaded for as long as the process lives, so they hold nothing that is
 * large.
 */
export function inLeanScopes<Result>(load: () => Result): Result {
  const lean = [...(values.getStore() ?? [])].filter(([{ outlivesModules }]) => outlivesModules);
  return values.run(new Map(lean), load);
}
