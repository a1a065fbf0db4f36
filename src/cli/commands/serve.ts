// Registers `slodocs serve`, which serves the built output over HTTP, as a host would.
import { readdir } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { nonEmpty, wholeNumber } from '../arguments.ts';
import { exitCodes, UsageError } from '../exit-codes.ts';
import { pathFrom } from '../printers/paths.ts';
import type { Act, Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { aborted } from '../signals.ts';
import { printUnusable, readSite } from '../site.ts';
import { options, siteOptions, withRoot } from './site-options.ts';

const examples = `
Examples:
  slodocs build && slodocs serve
  slodocs serve --port 0                 any free port
  slodocs serve --host 0.0.0.0           to other machines, by this one's address

Exit codes: 0 stopped by Ctrl-C, 2 nothing built yet, or the port is taken.`;

interface ServeFlags extends SiteFlags {
  readonly host: string;
  readonly port: number;
}

export function registerServe(program: Command, shell: Shell, act: Act): void {
  withRoot(program.command('serve').description('serve the built site on this machine'))
    .addOption(options.config())
    .addOption(options.outDir())
    .addOption(new Option('--host <host>', 'the address to listen on').argParser(nonEmpty).default('127.0.0.1'))
    .addOption(
      new Option('--port <port>', 'the port to listen on, 0 for any that is free').argParser(wholeNumber(0, 65535)).default(4173),
    )
    .addOption(options.baseUrl())
    .addHelpText('after', examples)
    .action((root: string, flags: ServeFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      return act(site, () => serve(site, flags, shell));
    });
}

async function serve(options: SiteOptions, { host, port }: ServeFlags, shell: Shell): Promise<number> {
  const { stdout, cwd } = shell.environment;
  const site = await readSite(options, shell, { cache: true });
  const baseUrl = options.baseUrl ?? site.settings?.baseUrl;
  if (baseUrl === undefined) return printUnusable(site, shell);
  const shown = pathFrom(cwd, site.root, site.outDir);
  const entries = await readdir(site.outDir).catch(() => []);
  if (entries.length === 0)
    throw new UsageError(`there is nothing built in "${shown}"`, 'Run "slodocs build" first, or name another --out-dir.');

  const { serveOutput } = await import('../serve/serve-output.ts');
  const { headersFile } = site.settings ?? { headersFile: '_headers' };
  const server = await serveOutput({ outDir: site.outDir, baseUrl, headersFile, host, port });
  stdout.write(`serving ${shown} on ${server.url}\n`);
  await aborted(shell.signal);
  await server.close();
  return exitCodes.ok;
}
