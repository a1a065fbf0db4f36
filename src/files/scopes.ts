// Values that hold for a piece of asynchronous work and all that it begins.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Scopes<Value> {
  /** The value holds until the work is done, or another one holds inside of it. */
  run<Result>(value: Value, work: () => Result): Result;
  current(): Value | undefined;
}

/** One for all: Node asks each that there ever was at every promise, so a process of many builds would become slower with each. */
const values = new AsyncLocalStorage<ReadonlyMap<object, unknown>>();

export function openScopes<Value>(): Scopes<Value> {
  const owner = {};
  return {
    run: (value, work) => values.run(new Map(values.getStore()).set(owner, value), work),
    current: () => values.getStore()?.get(owner) as Value | undefined,
  };
}

/** Runs work for which no value holds. */
export function outsideScopes<Result>(work: () => Result): Result {
  return values.exit(work);
}
