// Describes in a few words what was found where something else was expected.
import { shorten } from '#model/graphemes';

/** The longest text that is quoted. */
const longest = 40;

/** Such as `a function`, `NaN` or `"text"`. Never throws, whatever the value is. */
export function foundOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `the text "${shorten(value, longest)}"`;
    case 'function':
      return 'a function';
    case 'symbol':
      return 'a symbol';
    case 'bigint':
      return 'a bigint';
    case 'object':
      return value === null ? 'null' : kindOf(value);
    default:
      return String(value);
  }
}

function kindOf(value: object): string {
  try {
    if (Array.isArray(value)) return 'a list';
    if (typeof (value as { then?: unknown }).then === 'function') return 'a promise';
    if (Symbol.asyncIterator in value || Symbol.iterator in value) return 'an iterator or a collection, and no list';
    const name: unknown = Object.getPrototypeOf(value)?.constructor?.name;
    return typeof name !== 'string' || name === '' || name === 'Object' ? 'an object' : `an object of the class "${name}"`;
  } catch {
    return 'an object that cannot be read';
  }
}
