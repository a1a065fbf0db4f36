// Registers `slodocs test`, which runs the examples of pages and compares what they print.
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
  slodocs test                           all examples that changed since they last ran
  slodocs test --pages "docs/guides/**"  those of some pages
  slodocs test --fix                     write what they print into the pages
  slodocs test --fix --dry-run           the diff alone
  slodocs test --watch                   again after every change
  slodocs test --format junit            for CI

Exit codes: 0 all as the pages say, 1 examples that are wrong, 2 faults in the command line or the configuration,
70 a fault of slodocs, 130 stopped by Ctrl-C.`;

interface TestFlags extends SiteFlags, PrintFlags {
  readonly pages?: readonly string[];
  readonly fix?: boolean;
  readonly dryRun?: boolean;
  readonly watch?: boolean;
  readonly cache: boolean;
}

export function registerTest(program: Command, shell: Shell, act: Act): void {
  withRoot(program.command('test').description('run the examples of pages, and compare what they print'))
    .addOption(
      new Option('--pages <globs>', 'only these sources, such as "docs/guides/**", relative to the site').argParser(listOf),
    )
    .option('--fix', 'write what examples print into the pages, after showing it as a diff')
    .option('--dry-run', 'with --fix: show the diff, and write nothing')
    .option('--watch', 'test again after every change, until Ctrl-C')
    .option('--strict', 'let warnings fail, too')
    .addOption(options.format())
    .addOption(options.maxDiagnostics())
    .addOption(options.config())
    .addOption(options.cacheDir())
    .option('--no-cache', 'run all examples, and keep nothing')
    .option('--quiet', 'print only when something is wrong')
    .option('--verbose', 'add the time of each stage and the count of each diagnostic')
    .addHelpText('after', examples)
    .action((root: string, flags: TestFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      return act(site, () => test(site, flags, shell));
    });
}

async function test(site: SiteOptions, flags: TestFlags, shell: Shell): Promise<number> {
  const { pages, fix, dryRun, strict = false, cache } = flags;
  if (dryRun && !fix) throw new UsageError('--dry-run shows what fixes would change', 'Write `slodocs test --fix --dry-run`.');
  if (fix && flags.watch) throw new UsageError('--fix and --watch do not go together', 'Write what examples print first.');
  const print = await printerFor(flags.format);
  printWhenBlocked('test', print, flags, shell);
  const show = (result: BuildResult): void => {
    if (result.tested !== undefined || result.diagnostics.length > 0) printResult('test', print, result, flags, shell);
    if (result.tested === undefined && result.diagnostics.length === 0)
      throw new UsageError('no plugin of this site tests its pages', 'Add `examples()` of "slodocs/plugins" to `plugins`.');
  };
  if (flags.watch) return watchTests(site, flags, show, shell);
  const result = fix
    ? await checkAndFix(site, { ...flags, tests: { pages } }, shell)
    : await watched(flags, shell, (heard) => check({ ...site, cache, strict, tests: { pages }, ...heard }));
  if (!(dryRun && flags.format === 'pretty')) show(result);
  return 'refusal' in result && result.refusal ? exitCodes.diagnostics : exitCodeOf(result.diagnostics, result.ok);
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
