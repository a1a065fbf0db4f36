// Parses arguments of the command line, or throws a usage error that says what would be right.
import { InvalidArgumentError } from 'commander';

/** A parser of whole numbers between two bounds, both included. */
export function wholeNumber(least: number, most: number = Number.MAX_SAFE_INTEGER): (word: string) => number {
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  return (word) => {
    const value = Number(word);
    if (!/^\d+$/.test(word) || value < least || value > most)
      throw new InvalidArgumentError(`It must be a whole number ${range}.`);
    return value;
  };
}

/** Normalises a path under a host: it begins and ends with `/`. */
export function basePath(word: string): string {
  if (/:\/\/|[?#\s\\]/.test(word))
    throw new InvalidArgumentError('It must be a path such as "/docs/", without host, query or anchor.');
  return `/${word}/`.replace(/\/{2,}/g, '/');
}

/** Refuses an empty argument, which is mostly an unset variable of a script. */
export function nonEmpty(word: string): string {
  if (word.trim() === '') throw new InvalidArgumentError('It must not be empty.');
  return word;
}

/** Collects the values of an option that may stand more than once. */
export function oneMore<T>(parse: (word: string) => T): (word: string, before?: readonly T[]) => readonly T[] {
  return (word, before = []) => [...before, parse(word)];
}

/** Collects the words of a list with commas, and of an option that stands more than once. */
export function listOf(word: string, before: readonly string[] = []): readonly string[] {
  const words = word.split(',').map((one) => one.trim());
  if (words.includes('')) throw new InvalidArgumentError('It must be a list such as "a,b".');
  return [...before, ...words];
}
