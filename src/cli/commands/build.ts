// Registers `slodocs build` and `slodocs check`, which share their options.
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type CompileFlags, linkOptions } from '../check-flags.ts';
import { compile } from '../compile.ts';
import type { Act, Shell, SiteFlags } from '../shell.ts';
import { archiveFile, listOf, nonEmpty, options, shardOf, siteOptions, wholeNumber, withRoot } from '../site-options.ts';

const buildExamples = `
Examples:
  slodocs build                          the site that contains the working directory, into build/
  slodocs build docs --out-dir ../public
  slodocs build --strict --format github annotations on a pull request
  slodocs build --strict --baseline faults.json   known warnings do not fail the build
  slodocs build --variant product=cloud --out-dir build/cloud   the site for one audience
  slodocs build --archive site.tar.gz    one archive, for a host or a job that takes one
  slodocs build --profile trace.json     a trace for https://ui.perfetto.dev

Exit codes: 0 built, 1 the site has errors, 2 invalid command line or configuration,
70 internal error, 130 stopped by Ctrl-C.`;

const checkExamples = `
Examples:
  slodocs check                          every problem in the site; writes nothing but the cache
  slodocs check --strict                 warnings fail the command, too
  slodocs check --external               also check links to other hosts, which takes a while
  slodocs check --against api=../api/build   would the next build of that site break links?
  slodocs check --fix                    apply the fixes that diagnostics suggest
  slodocs check --fix-only resolve/broken-link,resolve/broken-anchor
  slodocs check --fix --dry-run          only show the diff
  slodocs check --strict --baseline faults.json --update-baseline
  slodocs check --format sarif > slodocs.sarif

Exit codes: 0 no errors, 1 the site has errors, 2 invalid command line or configuration,
70 internal error, 130 stopped by Ctrl-C.`;

export function registerBuild(program: Command, shell: Shell, act: Act): void {
  const command = program
    .command('build')
    .description('build the site, or list its problems')
    .option('--force', 'write into a folder with files that slodocs did not create, and replace files that have the same paths')
    .addOption(
      new Option(
        '--shard <n/of>',
        'do the share of one of several jobs for the remote cache, and do not write the site',
      ).argParser(shardOf),
    )
    .option('--compile', 'with --shard: only parse the share, as the first of two waves')
    .addOption(
      new Option(
        '--archive <file>',
        'write the site as one .tar, .tar.gz or .tgz file instead of to the output folder',
      ).argParser((word) => resolve(shell.environment.cwd, archiveFile(word))),
    )
    .addHelpText('after', buildExamples);
  register(command, 'build', shell, act);
}

export function registerCheck(program: Command, shell: Shell, act: Act): void {
  const command = program
    .command('check')
    .description('list the problems in the site, or fix them')
    // Not `--fix [codes]`: an option with an optional value would take the root for one.
    .option('--fix', 'apply the fixes that diagnostics suggest, after showing them as a diff')
    .addOption(
      new Option(
        '--fix-only <codes>',
        'apply only the fixes for these codes, such as "resolve/broken-link,tags/letter-case"',
      ).argParser(listOf),
    )
    .option('--external', 'also check links to other hosts')
    .addOption(
      new Option(
        '--against <name=index>',
        'check links to that site against another index, given by its path or address',
      ).argParser(indexOf),
    )
    .option('--dry-run', 'with --fix: show the diff, and write nothing')
    .option('--update-baseline', 'create the baseline, or remove problems from it that no longer occur')
    .addHelpText('after', checkExamples);
  register(command, 'check', shell, act);
}

/** Collects the names and the indexes of an option that may stand more than once. */
function indexOf(word: string, before: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const [, name = '', index = ''] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
  if (name === '' || index === '')
    throw new InvalidArgumentError('It must be the name of a site and its index, such as "api=../api/build/slodocs-index.json".');
  if (Object.hasOwn(before, name)) throw new InvalidArgumentError(`It gives two indexes for "${name}".`);
  return { ...before, [name]: index };
}

/** Collects the axes and values of an option that may stand more than once. */
function variantOf(word: string, before: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const [, axis = '', value = ''] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
  if (axis === '' || value === '') throw new InvalidArgumentError('It must be an axis and its value, such as "product=cloud".');
  if (Object.hasOwn(before, axis)) throw new InvalidArgumentError(`It gives two values for "${axis}".`);
  return { ...before, [axis]: value };
}

function register(command: Command, name: 'build' | 'check', shell: Shell, act: Act): void {
  withRoot(command)
    .addOption(options.config())
    .addOption(options.outDir())
    .option('--strict', 'warnings fail the command, too')
    .addOption(new Option('--baseline <file>', 'known problems, which do not fail the command').argParser(nonEmpty))
    .addOption(options.format())
    .addOption(options.maxDiagnostics())
    .addOption(options.baseUrl())
    .addOption(
      new Option('--variant <axis=value>', 'make the site for only these readers; can be repeated for other axes').argParser(
        variantOf,
      ),
    )
    .addOption(options.cacheDir())
    .option('--refresh-links', 'fetch the indexes of linked sites, even if nothing has changed')
    .option('--no-cache', 'neither read nor write the cache')
    .addOption(new Option('--concurrency <n>', 'work on this many pages at once').argParser(wholeNumber(1)))
    .addOption(options.timeLimit())
    .addOption(new Option('--profile <file>', 'write a trace of the build for Perfetto').argParser(nonEmpty))
    .option('--quiet', 'print nothing unless there is an error or a warning')
    .option('--verbose', 'also print the time of each stage and how often each diagnostic occurs')
    .action((root: string, flags: CompileFlags & SiteFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      const { variant } = flags;
      const links = linkOptions(flags, shell.environment.cwd);
      return act(site, () => compile(name, { ...site, ...links, variant }, flags, shell));
    });
}
