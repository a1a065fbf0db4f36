// Pairs a lazy value with its key, so that page keys need not compute the value.
import { keyOf } from '#files/digest';

export interface Keyed<Value> {
  readonly key: string;
  /** Made on first use. */
  value(): Value;
  /** Serializes to the key instead of the value. */
  toJSON(): string;
}

/** Equal keys must mean equal values. */
export function keyed<Value>(key: string, make: () => Value): Keyed<Value> {
  let made: { readonly value: Value } | undefined;
  return {
    key,
    value() {
      made ??= { value: make() };
      return made.value;
    },
    toJSON: () => key,
  };
}

/** Digests plain data once that many pages share. */
export function keyedData<Value>(value: Value): Keyed<Value> {
  return keyed(keyOf(JSON.stringify(value)), () => value);
}
