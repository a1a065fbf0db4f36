// Defines the options by which commands find a site and its folders.
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { basePath, nonEmpty, wholeNumber } from './arguments.ts';
import { formats } from './print-result.ts';
import type { SiteFlags, SiteOptions } from './shell.ts';

/** Where a site has its cache unless said otherwise, relative to its root. */
export const defaultCacheDir = '.slodocs/cache';

const formatHelp =
  'how to print: for people, programs, code scanning, GitHub Actions, GitLab or test reports; none is chosen by itself';

export const options = {
  config: () => new Option('--config <file>', "the config file, instead of the one in the site's folder").argParser(nonEmpty),
  outDir: () =>
    new Option('--out-dir <dir>', 'the output folder, relative to the site\'s (default: "build")').argParser(nonEmpty),
  baseUrl: () => new Option('--base-url <path>', "the path under the host, instead of the config's").argParser(basePath),
  cacheDir: () =>
    new Option('--cache-dir <dir>', `the cache folder, relative to the site's (default: "${defaultCacheDir}")`).argParser(
      nonEmpty,
    ),
  format: () => new Option('--format <format>', formatHelp).choices(formats).default('pretty'),
  timeLimit: () =>
    new Option(
      '--time-limit <seconds>',
      "how long a hook, a page or other code of the site may take, instead of the config's",
    ).argParser(wholeNumber(1)),
  maxDiagnostics: () =>
    new Option('--max-diagnostics <n>', 'show this many to people; the summary counts the rest').argParser(wholeNumber(0)),
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
