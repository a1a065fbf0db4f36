// Converts what code of a site has thrown into an error that can be read, compared and passed on without running that code again.
import { isNativeError, isProxy } from 'node:util/types';
import { readThrown } from '#model/thrown';

/** The same error where nothing in it can run or hide code; otherwise a plain one with its name, message and stack. */
export function safeError(thrown: unknown): Error {
  if (isSafe(thrown)) return thrown;
  const { name, message, stack } = readThrown(thrown);
  const error = Object.assign(new Error(message), { name });
  error.stack = stack ?? `${name}: ${message}`;
  return error;
}

/** What is read of an error. */
const keys = ['name', 'message', 'stack', 'cause', 'code', 'help', 'toString', 'constructor'];

/** A cause is followed no further, which ends circles. */
const deepestCause = 8;

function isSafe(thrown: unknown, depth = 0): thrown is Error {
  // False for a proxy of an error, too.
  if (!isNativeError(thrown) || depth > deepestCause) return false;
  const { message, stack, cause } = valuesOf(thrown) ?? {};
  if (typeof message !== 'string' || (stack !== undefined && typeof stack !== 'string')) return false;
  if (readThrown(thrown).message.length < message.trim().length) return false;
  return typeof cause !== 'object' || cause === null ? typeof cause !== 'function' : isSafe(cause, depth + 1);
}

/** The values of these keys, inherited ones too; undefined where one is computed, or a prototype is a proxy. */
function valuesOf(error: Error): Readonly<Record<string, unknown>> | undefined {
  const values: Record<string, unknown> = {};
  for (let holder: object | null = error; holder !== null; holder = Object.getPrototypeOf(holder)) {
    if (isProxy(holder)) return undefined;
    for (const key of keys) {
      if (Object.hasOwn(values, key)) continue;
      const property = Object.getOwnPropertyDescriptor(holder, key);
      if (!property) continue;
      if ('value' in property) values[key] = property.value;
      else if (key === 'stack' && isOfEngine(property.get)) values[key] = error.stack;
      else return undefined;
    }
  }
  return values;
}

/** Newer engines compute the stack. */
function isOfEngine(get: (() => unknown) | undefined): boolean {
  return get !== undefined && Function.prototype.toString.call(get).includes('[native code]');
}
