// Pairs a value with the key that stands for it, so that keys of pages never need the value itself.
import { keyOf } from '#files/digest';

export interface Keyed<Value> {
  readonly key: string;
  /** Made when it is first asked for. */
  value(): Value;
  /** The JSON of whatever holds it has its key in the place of its value. */
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

/** Plain data that many pages share: it is digested once. */
export function keyedData<Value>(value: Value): Keyed<Value> {
  return keyed(keyOf(JSON.stringify(value)), () => value);
}
