// Defines the options by which commands find a site and its folders.
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { archiveEnding, archiveHelp } from '#model/output';
import { mostShards, type Shard } from '#model/remote-cache';
import { formats } from './print-result.ts';
import type { SiteFlags, SiteOptions } from './shell.ts';

/** Where a site has its cache unless said otherwise, relative to its root. */
export const defaultCacheDir = '.slodocs/cache';

const formatHelp =
  'the output format: for people, programs, code scanning, GitHub Actions, GitLab or test reports; never chosen automatically';

export const options = {
  config: () => new Option('--config <file>', 'the configuration file, instead of searching for it').argParser(nonEmpty),
  outDir: () =>
    new Option('--out-dir <dir>', 'the output folder, relative to the site\'s (default: "build")').argParser(nonEmpty),
  baseUrl: () =>
    new Option('--base-url <path>', 'the path under the host, instead of the configured baseUrl').argParser(basePath),
  cacheDir: () =>
    new Option('--cache-dir <dir>', `the cache folder, relative to the site's (default: "${defaultCacheDir}")`).argParser(
      nonEmpty,
    ),
  format: () => new Option('--format <format>', formatHelp).choices(formats).default('pretty'),
  timeLimit: () =>
    new Option(
      '--time-limit <seconds>',
      'the time limit for a hook, a page or other code of the site, instead of the configured one',
    ).argParser(wholeNumber(1)),
  maxDiagnostics: () =>
    new Option('--max-diagnostics <n>', 'print at most this many in pretty format; the summary counts the rest').argParser(
      wholeNumber(0),
    ),
};

/** Adds `[root]`, which every command on a site has. */
export function withRoot(command: Command): Command {
  return command.argument('[root]', "the site's folder, or a folder inside it", '.');
}

/** Turns options into those of the site. Root and config become absolute; the other folders stay relative to the site's. */
export function siteOptions(cwd: string, root: string, flags: Partial<Record<keyof SiteFlags, string | undefined>>): SiteOptions {
  const { config, outDir, baseUrl, cacheDir } = flags;
  return {
    root: resolve(cwd, root),
    ...(config === undefined ? {} : { config: resolve(cwd, config) }),
    ...(outDir === undefined ? {} : { outDir }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(cacheDir === undefined ? {} : { cacheDir }),
  };
}

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

/** A parser of shards such as `3/20`. */
export function shardOf(word: string): Pick<Shard, 'number' | 'of'> {
  const [, number, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(word)?.map(Number) ?? [];
  if (number === undefined || of === undefined || of < 1 || of > mostShards)
    throw new InvalidArgumentError(
      `It must be a shard and the number of shards, such as "3/20", with at most ${mostShards} shards.`,
    );
  if (number < 1 || number > of) throw new InvalidArgumentError(`With ${of} shards, it must be between 1/${of} and ${of}/${of}.`);
  return { number, of };
}

/** Normalises a path under a host: it begins and ends with `/`. */
export function basePath(word: string): string {
  if (/:\/\/|[?#\s\\]/.test(word))
    throw new InvalidArgumentError('It must be a path such as "/docs/", without a host, query or anchor.');
  return `/${word}/`.replace(/\/{2,}/g, '/');
}

/** Refuses an empty argument, which is mostly an unset variable of a script. */
export function nonEmpty(word: string): string {
  if (word.trim() === '') throw new InvalidArgumentError('It must not be empty.');
  return word;
}

/** Refuses a file that is named as no kind of archive. */
export function archiveFile(word: string): string {
  if (archiveEnding(word) === undefined) throw new InvalidArgumentError(archiveHelp(word));
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
