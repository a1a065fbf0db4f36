// Registers `slodocs dev`, which shows a site while it is written.
import { type Command, Option } from 'commander';
import { type DevFlags, usualPort } from '../dev/dev.ts';
import type { Act, Shell } from '../shell.ts';
import { nonEmpty, options, siteOptions, wholeNumber, withRoot } from '../site-options.ts';

const examples = `
Examples:
  slodocs dev                            the site around the working directory
  slodocs dev docs --open                and open it in the browser
  slodocs dev --host 0.0.0.0             to other machines, by this one's address
  slodocs dev --poll                     for disks that tell nothing of changes

Exit codes: 0 stopped by Ctrl-C or q, 2 no site there, or the port named with --port is taken.`;

export function registerDev(program: Command, shell: Shell, act: Act): void {
  withRoot(program.command('dev').description('show the site while you write, and every edit as it is saved'))
    .addOption(options.config())
    .addOption(options.outDir())
    .addOption(new Option('--host <host>', 'the address to listen on').argParser(nonEmpty).default('127.0.0.1'))
    .addOption(
      new Option(
        '--port <port>',
        `the port to listen on, 0 for any that is free (default: ${usualPort}, or the next that is free)`,
      ).argParser(wholeNumber(0, 65535)),
    )
    .option('--open', 'open the site in the browser')
    .option('--follow', 'scroll open pages to what an edit has changed')
    .option('--poll', 'look at the files in intervals, instead of being told of changes')
    .addOption(new Option('--cert <file>', 'serve over HTTPS, with this certificate').argParser(nonEmpty))
    .addOption(new Option('--key <file>', 'the private key of the certificate').argParser(nonEmpty))
    .addOption(options.baseUrl())
    .addOption(options.cacheDir())
    .addOption(new Option('--concurrency <n>', 'work on this many pages at once').argParser(wholeNumber(1)))
    .addOption(options.timeLimit())
    .addHelpText('after', examples)
    .action((root: string, flags: DevFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      return act(site, async () => (await import('../dev/dev.ts')).runDev(site, flags, shell));
    });
}
