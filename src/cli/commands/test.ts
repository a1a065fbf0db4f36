// Registers `slodocs test`, which runs the examples of pages and compares what they print.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { type BuildResult, check, watch } from '#index';
import { exitCodeOf, exitCodes, UsageError } from '../exit-codes.ts';
import { checkAndFix } from '../fix.ts';
import { watched } from '../listeners.ts';
import { type PrintFlags, printerFor, printResult, printWhenBlocked } from '../print-result.ts';
import type { Act, Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { listOf, options, siteOptions, withRoot } from '../site-options.ts';

const examples = `
Examples:
  slodocs test                           all examples that have changed since they last ran
  slodocs test --pages "docs/guides/**"  only the examples on these pages
  slodocs test --fix                     write their output into the pages
  slodocs test --fix --dry-run           only show the diff
  slodocs test --watch                   test again after every change
  slodocs test --format junit            for CI

Exit codes: 0 all examples match their pages, 1 an example does not match, 2 invalid command line or configuration,
70 internal error, 130 stopped by Ctrl-C.`;

interface TestFlags extends SiteFlags, PrintFlags {
  readonly pages?: readonly string[];
  readonly fix?: boolean;
  readonly dryRun?: boolean;
  readonly watch?: boolean;
  readonly cache: boolean;
}

export function registerTest(program: Command, shell: Shell, act: Act): void {
  withRoot(program.command('test').description('run the examples on pages, and compare their output'))
    .addOption(
      new Option('--pages <globs>', 'only these sources, such as "docs/guides/**", relative to the site').argParser(listOf),
    )
    .option('--fix', 'write the output of examples into the pages, after showing it as a diff')
    .option('--dry-run', 'with --fix: show the diff, and write nothing')
    .option('--watch', 'test again after every change, until Ctrl-C')
    .option('--strict', 'warnings fail the command, too')
    .addOption(options.format())
    .addOption(options.maxDiagnostics())
    .addOption(options.config())
    .addOption(options.cacheDir())
    .option('--no-cache', 'run all examples, and do not keep their results')
    .option('--quiet', 'print nothing unless there is an error or a warning')
    .option('--verbose', 'also print the time of each stage and how often each diagnostic occurs')
    .addHelpText('after', examples)
    .action((root: string, flags: TestFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      return act(site, () => test(site, flags, shell));
    });
}

async function test(site: SiteOptions, flags: TestFlags, shell: Shell): Promise<number> {
  const { pages, fix, dryRun, strict = false, cache } = flags;
  if (dryRun && !fix) throw new UsageError('--dry-run requires --fix', 'Write `slodocs test --fix --dry-run`.');
  if (fix && flags.watch) throw new UsageError('--fix and --watch cannot be combined', 'Run `slodocs test --fix` first.');
  const print = await printerFor(flags.format);
  printWhenBlocked('test', print, flags, shell);
  const show = (result: BuildResult): void => {
    if (result.tested !== undefined || result.diagnostics.length > 0) printResult('test', print, result, flags, shell);
    if (result.tested === undefined && result.diagnostics.length === 0)
      throw new UsageError('no plugin of this site tests examples', helpWithoutTests(result.root));
  };
  if (flags.watch) return watchTests(site, flags, show, shell);
  const result = fix
    ? await checkAndFix(site, { ...flags, tests: { pages } }, shell)
    : await watched(flags, shell, (heard) => check({ ...site, cache, strict, tests: { pages }, ...heard }));
  if (!(dryRun && flags.format === 'pretty')) show(result);
  return 'refusal' in result && result.refusal ? exitCodes.diagnostics : exitCodeOf(result.diagnostics, result.ok);
}

function helpWithoutTests(root: string): string {
  const add = 'Add `examples()` from "slodocs/plugins" to `plugins`.';
  return existsSync(join(root, 'search.test.yml'))
    ? `${add} The queries in search.test.yml are tested by \`slodocs build\`.`
    : add;
}

async function watchTests(
  site: SiteOptions,
  { pages, strict = false, cache }: TestFlags,
  show: (result: BuildResult) => void,
  { signal, watched: own }: Shell,
): Promise<number> {
  const asked = { ...site, cache, strict, tests: { pages }, signal, siteCode: own?.siteCode };
  const watching = await watch(asked, show);
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await watching.close().catch(() => undefined);
  signal.throwIfAborted();
  return exitCodes.ok;
}
