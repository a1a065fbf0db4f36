// Registers `slodocs search`, which searches the site in the terminal.
import { type Command, Option } from 'commander';
import { searchPages } from '#index';
import { exitCodeOf, exitCodes, UsageError } from '../exit-codes.ts';
import { printDiagnostics } from '../printers/pretty.ts';
import { visible } from '../printers/visible.ts';
import { printWaiting } from '../printers/waiting.ts';
import type { Act, Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { nonEmpty, options, siteOptions, wholeNumber } from '../site-options.ts';

const examples = `
Examples:
  slodocs search "error budget"              the best ten results, as readers find them
  slodocs search "error budget" --limit 3
  slodocs search budget --version 1.40       a version other than the latest
  slodocs search budget --locale fr          a language other than the site's
  slodocs search budget --json               as JSON, for programs

Exit codes: 0 found, 1 nothing found, or the site has errors, 2 invalid command line or configuration,
70 internal error, 130 stopped by Ctrl-C.`;

interface SearchFlags extends SiteFlags {
  readonly limit: number;
  readonly version?: string;
  readonly locale?: string;
  readonly json?: boolean;
}

export function registerSearch(program: Command, shell: Shell, act: Act): void {
  program
    .command('search')
    .description('search the site, as its readers do')
    .argument('<query>', 'the words to search for', nonEmpty)
    .argument('[root]', "the site's folder, or a folder inside it", '.')
    .addOption(new Option('--limit <n>', 'show this many results').argParser(wholeNumber(1, 100)).default(10))
    .addOption(new Option('--version <name>', 'search this version, instead of the latest').argParser(nonEmpty))
    .addOption(new Option('--locale <name>', "search this language, instead of the site's").argParser(nonEmpty))
    .option('--json', 'print JSON')
    .addOption(options.config())
    .addOption(options.baseUrl())
    .addOption(options.cacheDir())
    .addHelpText('after', examples)
    .action((query: string, root: string, flags: SearchFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      return act(site, () => search(query, site, flags, shell));
    });
}

async function search(text: string, site: SiteOptions, flags: SearchFlags, shell: Shell): Promise<number> {
  const { stdout, stderr, cwd } = shell.environment;
  const { limit, version, locale, json } = flags;
  const onWait = (pid: number): void => stderr.write(printWaiting(pid));
  const options = { ...site, signal: shell.signal, siteCode: shell.watched?.siteCode, onWait };
  const result = await searchPages({ ...options, text, version, locale, limit });
  const { answer, refusal, diagnostics } = result;
  if (diagnostics.length > 0)
    stderr.write(printDiagnostics(diagnostics, result, { colors: stderr.colors, columns: stderr.columns, cwd }));
  if (refusal) throw new UsageError(refusal.message, refusal.help);
  if (!answer) return exitCodeOf(diagnostics, false);
  const { printFound, printFoundJson } = await import('../printers/found.ts');
  if (json) stdout.write(printFoundJson(text, answer));
  else if (answer.hits.length > 0) stdout.write(printFound(answer, stdout));
  else stdout.write(nothing(text, answer.suggestions));
  return answer.hits.length > 0 ? exitCodes.ok : exitCodes.diagnostics;
}

function nothing(text: string, suggestions: readonly string[]): string {
  const others = suggestions.map((one) => `"${visible(one)}"`).join(' or ');
  return `no results for "${visible(text)}"${others === '' ? '' : `\nTry ${others}.`}\n`;
}
