// Registers `slodocs verify`, which checks every page of the site in a real browser.
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { verify } from '#index';
import { exitCodeOf, UsageError } from '../exit-codes.ts';
import { watched } from '../listeners.ts';
import { type PrintFlags, printerFor, printResult, printWhenBlocked } from '../print-result.ts';
import type { Act, Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { nonEmpty, oneMore, options, siteOptions, wholeNumber, withRoot } from '../site-options.ts';

const examples = `
Examples:
  slodocs verify                         every page, in a desktop-sized window
  slodocs verify --route /docs/intro     only this page; --route can be repeated
  slodocs verify --width 1440 --width 390
  slodocs verify --format github         annotations on a pull request

Exit codes: 0 no problems found, 1 the site has errors, 2 invalid command line or configuration, or no browser found,
70 internal error, 130 stopped by Ctrl-C.`;

interface VerifyFlags extends SiteFlags, PrintFlags {
  readonly route?: readonly string[];
  readonly width?: readonly number[];
  readonly timeout?: number;
  readonly timeLimit?: number;
  readonly browser?: string;
}

export function registerVerify(program: Command, shell: Shell, act: Act): void {
  withRoot(program.command('verify').description('open every page in a browser, and list its problems'))
    .addOption(options.config())
    .addOption(new Option('--route <address>', 'open only this page; can be repeated').argParser(oneMore(nonEmpty)))
    .addOption(
      new Option('--width <pixels>', 'the width of the window (default: 1440); can be repeated').argParser(
        oneMore(wholeNumber(200, 10_000)),
      ),
    )
    .addOption(new Option('--timeout <seconds>', 'the time limit for a page (default: 30)').argParser(wholeNumber(1, 3600)))
    .addOption(new Option('--browser <file>', 'the path of a Chromium, instead of searching for it').argParser(nonEmpty))
    .option('--strict', 'warnings fail the command, too')
    .addOption(options.format())
    .addOption(options.maxDiagnostics())
    .addOption(options.baseUrl())
    .addOption(options.timeLimit())
    .option('--quiet', 'print nothing unless there is an error or a warning')
    .option('--verbose', 'also print the time of each stage and how often each diagnostic occurs')
    .addHelpText('after', examples)
    .action((root: string, flags: VerifyFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      return act(site, () => verifySite(site, flags, shell));
    });
}

async function verifySite(site: SiteOptions, flags: VerifyFlags, shell: Shell): Promise<number> {
  const { route: routes, width: widths, timeout, timeLimit, strict } = flags;
  const print = await printerFor(flags.format);
  printWhenBlocked('verify', print, flags, shell);
  const browser = flags.browser === undefined ? undefined : resolve(shell.environment.cwd, flags.browser);
  const { serveOutput } = await import('../serve/serve-output.ts');
  const result = await watched(flags, shell, (heard) =>
    verify({
      ...site,
      ...heard,
      strict,
      timeLimit,
      routes,
      widths,
      timeout: timeout === undefined ? undefined : timeout * 1000,
      browser,
      listen: (output) => serveOutput({ ...output, host: '127.0.0.1', port: 0 }),
    }),
  );
  if (result.refusal) throw new UsageError(result.refusal.message, result.refusal.help);
  printResult('verify', print, result, flags, shell);
  return exitCodeOf(result.diagnostics, result.ok);
}
