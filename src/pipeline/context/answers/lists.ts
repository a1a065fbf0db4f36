// Reads the lists that plugins return, entry by entry.
import type * as z from 'zod';
import { messageOf } from '#kit/thrown';
import { foundOf } from './found.ts';
import { type Read, readBy } from './read.ts';

/** More than any site has: a list that claims more is refused before it fills the memory. */
export const mostEntries = 200_000;

/** Copies a list, whose entries are read by `read`. `problem` is the end of a sentence that begins with the hook. */
export function readList<T>(list: unknown, name: string, read: (entry: unknown) => Read<T>): Read<readonly T[]> {
  try {
    if (!Array.isArray(list)) return { problem: `gave no list of ${name}: it is ${foundOf(list)}` };
    const { length } = list;
    if (length > mostEntries) {
      const most = mostEntries.toLocaleString('en');
      return { problem: `gave a list of ${length.toLocaleString('en')} ${name}, where ${most} is the most` };
    }
    const made: T[] = [];
    for (let index = 0; index < length; index++) {
      const entry = read(list[index]);
      if ('problem' in entry)
        return { problem: `gave a list of ${name} whose entry ${index + 1} has another shape: ${entry.problem}` };
      made.push(entry.value);
    }
    return { value: made };
  } catch (thrown) {
    return { problem: `gave a list of ${name} that cannot be read: ${messageOf(thrown)}` };
  }
}

export function listBy<T>(list: unknown, name: string, schema: z.ZodType): Read<readonly T[]> {
  return readList(list, name, (entry) => readBy<T>(schema, entry));
}

/** Entries that the hook was given are known to be sound. */
export function changedList<T>(
  list: unknown,
  name: string,
  given: readonly T[],
  read: (entry: unknown) => Read<T>,
): Read<readonly T[]> {
  if (list === given) return { value: given };
  const known = new Set<unknown>(given);
  return readList(list, name, (entry) => (known.has(entry) ? { value: entry as T } : read(entry)));
}
