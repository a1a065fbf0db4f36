// Registers `slodocs dev`, which shows a site while it is written.
import { type Command, Option } from 'commander';
import { type DevFlags, usualPort } from '../dev/dev.ts';
import type { Act, Shell } from '../shell.ts';
import { nonEmpty, options, siteOptions, wholeNumber, withRoot } from '../site-options.ts';

const examples = `
Examples:
  slodocs dev                            the site that contains the working directory
  slodocs dev docs --open                also open it in the browser
  slodocs dev --host 0.0.0.0             also for other machines, at this one's address
  slodocs dev --poll                     for disks that do not report changes

Exit codes: 0 stopped by Ctrl-C or q, 2 there is no site, or the port given with --port is taken.`;

export function registerDev(program: Command, shell: Shell, act: Act): void {
  withRoot(program.command('dev').description('show the site while you write, and each edit when you save it'))
    .addOption(options.config())
    .addOption(options.outDir())
    .addOption(new Option('--host <host>', 'the address to listen on').argParser(nonEmpty).default('127.0.0.1'))
    .addOption(
      new Option(
        '--port <port>',
        `the port to listen on; 0 means any free port (default: ${usualPort}, or the next free port)`,
      ).argParser(wholeNumber(0, 65535)),
    )
    .option('--open', 'open the site in the browser')
    .option('--follow', 'scroll open pages to the first block that an edit has changed')
    .option('--poll', 'poll the files for changes, for disks that do not report them')
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
