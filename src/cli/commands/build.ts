// Registers `slodocs build` and `slodocs check`, which share their options.
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type CompileFlags, linkOptions } from '../check-flags.ts';
import { compile } from '../compile.ts';
import type { Act, Shell, SiteFlags } from '../shell.ts';
import { archiveFile, listOf, nonEmpty, options, shardOf, siteOptions, wholeNumber, withRoot } from '../site-options.ts';

const buildExamples = `
Examples:
  slodocs build                          the site around the working directory, into build/
  slodocs build docs --out-dir ../public
  slodocs build --strict --format github annotations on a pull request
  slodocs build --strict --baseline faults.json   known warnings are no reason to fail
  slodocs build --variant product=cloud --out-dir build/cloud   the site for one audience
  slodocs build --archive site.tar.gz    one archive, for a host or a job that takes one
  slodocs build --profile trace.json     a trace for https://ui.perfetto.dev

Exit codes: 0 built, 1 faults in the site, 2 faults in the command line or the configuration,
70 a fault of slodocs, 130 stopped by Ctrl-C.`;

const checkExamples = `
Examples:
  slodocs check                          every fault of the site, nothing written but the cache
  slodocs check --strict                 warnings fail it, too
  slodocs check --external               links to other hosts as well, which takes a while
  slodocs check --against api=../api/build   would the next build of that site break links?
  slodocs check --fix                    apply what the diagnostics suggest
  slodocs check --fix-only resolve/broken-link,resolve/broken-anchor
  slodocs check --fix --dry-run          the diff alone
  slodocs check --strict --baseline faults.json --update-baseline
  slodocs check --format sarif > slodocs.sarif

Exit codes: 0 no faults, 1 faults in the site, 2 faults in the command line or the configuration,
70 a fault of slodocs, 130 stopped by Ctrl-C.`;

export function registerBuild(program: Command, shell: Shell, act: Act): void {
  const command = program
    .command('build')
    .description('build the site, or list what is wrong with it')
    .option('--force', 'write into a folder with files that slodocs did not make, and replace those in the way')
    .addOption(
      new Option('--shard <n/of>', 'make the share of one of several jobs for the remote cache, and write no site').argParser(
        shardOf,
      ),
    )
    .option('--compile', 'with --shard: only parse the share, which the shards without it need of all')
    .addOption(
      new Option('--archive <file>', 'write the site as one .tar, .tar.gz or .tgz, instead of into the output folder').argParser(
        (word) => resolve(shell.environment.cwd, archiveFile(word)),
      ),
    )
    .addHelpText('after', buildExamples);
  register(command, 'build', shell, act);
}

export function registerCheck(program: Command, shell: Shell, act: Act): void {
  const command = program
    .command('check')
    .description('list what is wrong with the site, or fix it')
    // Not `--fix [codes]`: an option with an optional value would take the root for one.
    .option('--fix', 'apply the fixes that diagnostics suggest, after showing them as a diff')
    .addOption(
      new Option(
        '--fix-only <codes>',
        'apply the fixes of these codes alone, such as "resolve/broken-link,tags/letter-case"',
      ).argParser(listOf),
    )
    .option('--external', 'ask other hosts for the pages that the site links to, too')
    .addOption(
      new Option('--against <name=index>', 'check links to that site against another index: its path or address').argParser(
        indexOf,
      ),
    )
    .option('--dry-run', 'with --fix: show the diff, and write nothing')
    .option('--update-baseline', 'write the baseline if there is none, else take out of it what is fixed')
    .addHelpText('after', checkExamples);
  register(command, 'check', shell, act);
}

/** Collects the names and the indexes of an option that may stand more than once. */
function indexOf(word: string, before: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const [, name = '', index = ''] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
  if (name === '' || index === '')
    throw new InvalidArgumentError('It must be the name of a site and its index, such as "api=../api/build/slodocs-index.json".');
  if (Object.hasOwn(before, name)) throw new InvalidArgumentError(`It names an index of "${name}" twice.`);
  return { ...before, [name]: index };
}

/** Collects the axes and values of an option that may stand more than once. */
function variantOf(word: string, before: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const [, axis = '', value = ''] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
  if (axis === '' || value === '') throw new InvalidArgumentError('It must be an axis and its value, such as "product=cloud".');
  if (Object.hasOwn(before, axis)) throw new InvalidArgumentError(`It names a value of "${axis}" twice.`);
  return { ...before, [axis]: value };
}

function register(command: Command, name: 'build' | 'check', shell: Shell, act: Act): void {
  withRoot(command)
    .addOption(options.config())
    .addOption(options.outDir())
    .option('--strict', 'let warnings fail, too')
    .addOption(new Option('--baseline <file>', 'known faults that fail nothing; new ones do').argParser(nonEmpty))
    .addOption(options.format())
    .addOption(options.maxDiagnostics())
    .addOption(options.baseUrl())
    .addOption(
      new Option('--variant <axis=value>', 'make the site for these readers alone; may be given for several axes').argParser(
        variantOf,
      ),
    )
    .addOption(options.cacheDir())
    .option('--refresh-links', 'ask linked sites for their indexes, also where nothing has changed')
    .option('--no-cache', 'keep nothing between builds and use nothing kept')
    .addOption(new Option('--concurrency <n>', 'work on this many pages at once').argParser(wholeNumber(1)))
    .addOption(options.timeLimit())
    .addOption(new Option('--profile <file>', 'write a trace of the build for Perfetto').argParser(nonEmpty))
    .option('--quiet', 'print only when something is wrong')
    .option('--verbose', 'add the time of each stage and the count of each diagnostic')
    .action((root: string, flags: CompileFlags & SiteFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      const { variant } = flags;
      const links = linkOptions(flags, shell.environment.cwd);
      return act(site, () => compile(name, { ...site, ...links, variant }, flags, shell));
    });
}
