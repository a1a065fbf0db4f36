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
const values = new AsyncLocalStorage<ReadonlyMap<object, unknown>>();

export function openScopes<Value>(): Scopes<Value> {
  const owner = {};
  return {
    run: (value, work) => values.run(new Map(values.getStore()).set(owner, value), work),
    current: () => values.getStore()?.get(owner) as Value | undefined,
  };
}

/** Runs work without any scoped value. */
export function outsideScopes<Result>(work: () => Result): Result {
  return values.exit(work);
}
