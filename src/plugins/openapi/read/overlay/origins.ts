// Remembers where the values of a specification are written that overlays have changed.
import { isFields } from 'slodocs/kit';
import { type At, below } from '../faults.ts';

export type Container = Record<string, unknown> | unknown[];

/** Where members of maps and lists are written, as far as that is not where they are now. */
export type Moved = Map<object, Map<string, At>>;

export interface Overlaid {
  readonly value: unknown;
  readonly spec: string;
  readonly moved: Moved;
}

export function isContainer(value: unknown): value is Container {
  return Array.isArray(value) || isFields(value);
}

export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce((parent, step) => (Object(parent) as Record<string | number, unknown>)[step], value);
}

/** Where a value is written: in the specification, or in an overlay. */
export function originOf(path: readonly (string | number)[], { value, spec, moved }: Overlaid): At {
  let at: At = { file: spec, path: [] };
  let container = value;
  for (const step of path) {
    at = (isContainer(container) ? moved.get(container)?.get(String(step)) : undefined) ?? below(at, step);
    container = valueAt(container, [step]);
  }
  return at;
}

/** YAML may have one value at several places, of which an overlay changes a single one. */
export function cloned(value: unknown, moved: Moved): unknown {
  if (!isContainer(value)) return value;
  const copy = (
    Array.isArray(value)
      ? value.map((one: unknown) => cloned(one, moved))
      : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cloned(one, moved)]))
  ) as Container;
  const origins = moved.get(value);
  if (origins) moved.set(copy, new Map(origins));
  return copy;
}
