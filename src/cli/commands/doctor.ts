// Registers `slodocs doctor`, which tells what a machine and a site have and lack.
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { doctor } from '#index';
import { exitCodes } from '../exit-codes.ts';
import { printFindings } from '../printers/findings.ts';
import type { Act, Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { nonEmpty, options, siteOptions, withRoot } from '../site-options.ts';

const examples = `
Examples:
  slodocs doctor                         the machine, and the site that contains the working directory
  slodocs doctor --json                  for bug reports and programs

Exit codes: 0 a build can work, 1 a build cannot work, 2 invalid command line.`;

interface DoctorFlags extends SiteFlags {
  readonly json?: boolean;
  readonly browser?: string;
}

export function registerDoctor(program: Command, shell: Shell, act: Act): void {
  withRoot(program.command('doctor').description('show what this machine and the site have, what is missing, and what to do'))
    .addOption(options.config())
    .addOption(options.outDir())
    .addOption(options.cacheDir())
    .addOption(new Option('--browser <file>', 'the path of a Chromium, instead of searching for it').argParser(nonEmpty))
    .option('--json', 'print JSON')
    .addHelpText('after', examples)
    .action((root: string, flags: DoctorFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      return act(site, () => run(site, flags, shell));
    });
}

async function run(
  site: SiteOptions,
  { json = false, browser }: DoctorFlags,
  { environment, signal, watched }: Shell,
): Promise<number> {
  const { stdout, cwd } = environment;
  const program = browser === undefined ? undefined : resolve(cwd, browser);
  const result = await doctor({
    ...site,
    variables: environment.variables,
    signal,
    siteCode: watched?.siteCode,
    browser: program,
    now: Date.now(),
  });
  if (json) stdout.write(`${JSON.stringify({ format: 1, ...result }, null, 2)}\n`);
  else stdout.write(printFindings(result, stdout));
  return result.ok ? exitCodes.ok : exitCodes.diagnostics;
}
