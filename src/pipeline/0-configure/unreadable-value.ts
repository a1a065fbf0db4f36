// Finds the value of a configuration that cannot be read.
import { types } from 'node:util';
import { messageOf } from '#kit/thrown';
import type { Path } from './config-source.ts';

interface Unreadable {
  readonly path: Path;
  /** The end of a sentence that begins with the value. */
  readonly problem: string;
  readonly help: string;
}

/** Reads every value of lists, maps and plugins once. */
export function findUnreadable(config: object): Unreadable | undefined {
  const seen = new Set<object>();
  const left: (readonly [object, Path])[] = [[config, []]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, path] = next;
    if (types.isProxy(value))
      return {
        path,
        problem: 'is a Proxy, which can return a different value each time',
        help: 'Use a plain object, such as a copy: `{ ...value }`.',
      };
    if (seen.has(value)) continue;
    seen.add(value);
    for (const key of keysOf(value, path)) {
      const at = [...path, Array.isArray(value) ? Number(key) : key];
      try {
        const inner: unknown = value[key as keyof object];
        if (typeof inner === 'object' && inner !== null) left.push([inner, at]);
      } catch (thrown) {
        return {
          path: at,
          problem: `cannot be read: ${messageOf(thrown)}`,
          help: 'A getter threw an error. Write the value itself instead.',
        };
      }
    }
  }
  return undefined;
}

/** Hooks of a plugin may be inherited from its class. */
function keysOf(value: object, path: Path): readonly string[] {
  const keys = Object.keys(value);
  if (path.length !== 2 || path[0] !== 'plugins') return keys;
  let kind: unknown = Object.getPrototypeOf(value);
  for (
    ;
    typeof kind === 'object' && kind !== null && kind !== Object.prototype && !types.isProxy(kind);
    kind = Object.getPrototypeOf(kind)
  )
    keys.push(...Object.getOwnPropertyNames(kind));
  return keys;
}
