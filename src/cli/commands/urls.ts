// Registers `slodocs urls`, which lists the promised addresses of a site and updates its ledger.
import type { Command } from 'commander';
import { listUrls, type UrlsResult } from '#index';
import { printLedger } from '#kit/ledger';
import { exitCodeOf, exitCodes, UsageError } from '../exit-codes.ts';
import { createPalette } from '../printers/palette.ts';
import { printDiagnostics } from '../printers/pretty.ts';
import { pathFrom } from '../printers/sources.ts';
import { visible } from '../printers/visible.ts';
import { printWaiting } from '../printers/waiting.ts';
import type { Act, Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { options, siteOptions, withRoot } from '../site-options.ts';

const examples = `
Examples:
  slodocs urls                           every address of the site, one per line, followed by a tab and its anchors
  slodocs urls --json
  slodocs urls --update                  write them to urls.lock: from now on, builds report lost addresses

Exit codes: 0 done, 1 the site has errors, 2 invalid command line or configuration.`;

interface UrlsFlags extends SiteFlags {
  readonly update?: boolean;
  readonly json?: boolean;
}

export function registerUrls(program: Command, shell: Shell, act: Act): void {
  withRoot(program.command('urls').description('list the addresses of the site, or write the ledger that protects them'))
    .option('--update', "write urls.lock with the site's current addresses")
    .option('--json', 'print JSON')
    .addOption(options.config())
    .addOption(options.cacheDir())
    .addHelpText('after', examples)
    .action((root: string, flags: UrlsFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      return act(site, () => urls(site, flags, shell));
    });
}

async function urls(site: SiteOptions, { update, json }: UrlsFlags, { environment, signal, watched }: Shell): Promise<number> {
  const { stdout, stderr, cwd } = environment;
  const onWait = (pid: number): void => stderr.write(printWaiting(pid));
  const result = await listUrls({ ...site, update, signal, siteCode: watched?.siteCode, onWait });
  const { diagnostics, refusal, ledger } = result;
  if (diagnostics.length > 0)
    stderr.write(printDiagnostics(diagnostics, result, { colors: stderr.colors, columns: stderr.columns, cwd }));
  if (refusal) throw new UsageError(refusal.message, refusal.help);
  if (!result.urls) return exitCodeOf(diagnostics, false);
  if (json) stdout.write(printJson(result));
  else if (ledger) stdout.write(printChange(ledger, result.urls.length, pathFrom(cwd, result.root, ledger.path), stdout.colors));
  else stdout.write(printLedger(result.urls));
  return exitCodes.ok;
}

function printJson({ urls, ledger }: UrlsResult): string {
  return `${JSON.stringify({ format: 1, urls, ...(ledger ? { ledger } : {}) }, null, 2)}\n`;
}

function printChange(
  { added, removed, written }: NonNullable<UrlsResult['ledger']>,
  count: number,
  shown: string,
  colors: boolean,
): string {
  const palette = createPalette(colors);
  const held = `${shown} contains ${count === 1 ? '1 address' : `${count} addresses`}`;
  if (!written) return `${held}, unchanged\n`;
  const lines = [
    ...removed.map((name) => palette.removed(`- ${visible(name)}`)),
    ...added.map((name) => palette.added(`+ ${visible(name)}`)),
  ];
  // On the first run everything is new.
  const shownLines = lines.length > mostLines ? [...lines.slice(0, mostLines), `  and ${lines.length - mostLines} more`] : lines;
  return `${shownLines.map((line) => `${line}\n`).join('')}${held}: ${added.length} added, ${removed.length} removed\n`;
}

const mostLines = 40;
