// Reads what code of a site has thrown, whatever it is, and never throws itself.
import { shorten } from '#model/cut-text';

export interface ThrownTexts {
  readonly name: string;
  /** Never empty. Whoever throws may put a whole file into it: the rest is cut. */
  readonly message: string;
  readonly stack: string | undefined;
}

/** In characters. */
const longestMessage = 2000;
const longestStack = 50_000;

/** Anything can be thrown: a proxy whose traps throw, an object without a prototype, an error whose message is a getter. */
export function readThrown(thrown: unknown): ThrownTexts {
  const isObject = (typeof thrown === 'object' && thrown !== null) || typeof thrown === 'function';
  const read = (key: keyof Error, longest: number): string | undefined =>
    isObject ? textOf(() => (thrown as Partial<Error>)[key], longest) : undefined;
  const name = read('name', 100) || 'Error';
  const said = read('message', longestMessage)?.trim();
  const message = said || (isObject && read('name', 100)) || textOf(() => String(thrown), longestMessage)?.trim();
  return { name, message: message || 'an error without a message', stack: read('stack', longestStack) };
}

/** The message of what was thrown, in one line. */
export function messageOf(thrown: unknown): string {
  return readThrown(thrown).message.replace(/\s+/g, ' ').trim();
}

function textOf(read: () => unknown, longest: number): string | undefined {
  try {
    const text = read();
    if (typeof text !== 'string') return undefined;
    return shorten(text, longest);
  } catch {
    return undefined;
  }
}
