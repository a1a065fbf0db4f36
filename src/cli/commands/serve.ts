// Registers `slodocs serve`, which serves the built output of sites over HTTP, as a host would.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import type { ServedOutput } from '#model/output';
import { exitCodes, UsageError } from '../exit-codes.ts';
import { pathFrom } from '../printers/sources.ts';
import { optionsOfSites, refuseSharedBase, type SitesFlags } from '../serve/several-sites.ts';
import type { Act, Shell, SiteOptions } from '../shell.ts';
import { aborted } from '../signals.ts';
import { printUnusable, readSite } from '../site.ts';
import { basePath, nonEmpty, oneMore, options, wholeNumber } from '../site-options.ts';

const examples = `
Examples:
  slodocs build && slodocs serve
  slodocs serve --port 0                 any free port
  slodocs serve --host 0.0.0.0           also for other machines, at this one's address
  slodocs serve . docs                   two sites, each under its own baseUrl

With several sites, repeat --config and --base-url for each site, in the same order. Repeat --out-dir in the same way, or give it once.

Exit codes: 0 stopped by Ctrl-C, 2 nothing built yet, two sites with the same base, or the port given with --port is taken.`;

const usualPort = 4173;

/** How long responses in flight may take once the command is stopped, in milliseconds. */
const grace = 3000;

interface ServeFlags extends SitesFlags {
  readonly host: string;
  readonly port?: number;
}

interface FoundSite extends ServedOutput {
  /** The output folder as messages name it. */
  readonly name: string;
}

export function registerServe(program: Command, shell: Shell, act: Act): void {
  program
    .command('serve')
    .description('serve one or several built sites on this machine')
    .argument('[root...]', "each site's folder, or a folder inside it", ['.'])
    .addOption(options.config().argParser(oneMore(nonEmpty)))
    .addOption(options.outDir().argParser(oneMore(nonEmpty)))
    .addOption(new Option('--host <host>', 'the address to listen on').argParser(nonEmpty).default('127.0.0.1'))
    .addOption(
      new Option(
        '--port <port>',
        `the port to listen on; 0 means any free port (default: ${usualPort}, or the next free port)`,
      ).argParser(wholeNumber(0, 65535)),
    )
    .addOption(options.baseUrl().argParser(oneMore(basePath)))
    .addHelpText('after', examples)
    .action((roots: readonly string[], flags: ServeFlags) => {
      const sites = optionsOfSites(shell.environment.cwd, roots, flags);
      return act(sites[0], () => serve(sites, flags, shell));
    });
}

async function serve(given: readonly SiteOptions[], { host, port }: ServeFlags, shell: Shell): Promise<number> {
  const sites: FoundSite[] = [];
  for (const options of given) {
    const found = await findSites(options, shell);
    if (typeof found === 'number') return found;
    sites.push(...found);
  }
  refuseSharedBase(sites);
  const [{ serveSites }, { choosePort, saysOtherPort }] = await Promise.all([
    import('../serve/serve-output.ts'),
    import('../serve/listen.ts'),
  ]);
  const address = { host, ...choosePort(port, usualPort) };
  const server = await serveSites(sites, address);
  shell.environment.stdout.write(saysOtherPort(address, server) ?? '');
  for (const [at, { name }] of sites.entries()) shell.environment.stdout.write(`serving ${name} on ${server.urls[at]}\n`);
  await aborted(shell.signal);
  await server.close(grace);
  return exitCodes.ok;
}

/**
 * The site, and those of its languages whose base is not within that of the site, which have folders of their own. Answers an exit
 * code for a site whose base is not known, once it has said why.
 */
async function findSites(options: SiteOptions, shell: Shell): Promise<readonly FoundSite[] | number> {
  const site = await readSite(options, shell, { cache: true });
  const baseUrl = options.baseUrl ?? site.settings?.baseUrl;
  if (baseUrl === undefined) return printUnusable(site, shell);
  const name = pathFrom(shell.environment.cwd, site.root, site.outDir);
  const entries = await readdir(site.outDir).catch(() => []);
  if (entries.length === 0)
    throw new UsageError(`there is no built site in "${name}"`, 'Run "slodocs build" first, or choose another --out-dir.');
  const { headersFile, i18n, url } = site.settings ?? { headersFile: '_headers' };
  const apart = (i18n?.locales ?? []).filter((locale) => locale.url === url && !locale.baseUrl.startsWith(baseUrl));
  return [
    { name, outDir: site.outDir, baseUrl, headersFile },
    ...apart.map((locale) => ({
      name: `${name}/${locale.outFolder.replace(/\/$/, '')}`,
      outDir: join(site.outDir, locale.outFolder),
      baseUrl: locale.baseUrl,
      headersFile,
    })),
  ];
}
