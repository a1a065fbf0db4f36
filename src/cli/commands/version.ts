// Registers `slodocs version cut`, which releases the current docs under a name.
import { type Command, Option } from 'commander';
import { cutVersion } from '#index';
import { exitCodeOf, exitCodes, UsageError } from '../exit-codes.ts';
import { plural } from '../printers/counts.ts';
import { printDiagnostics } from '../printers/pretty.ts';
import { pathFrom } from '../printers/sources.ts';
import { printWaiting } from '../printers/waiting.ts';
import type { Act, Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { nonEmpty, options, siteOptions, withRoot } from '../site-options.ts';

const examples = `
Examples:
  slodocs version cut 1.40               copy docs/ to versioned_docs/version-1.40/
  slodocs version cut v2 --docs api      the docs folder with the id "api"

Exit codes: 0 cut, 1 problems in the site's files, 2 invalid command line or configuration.`;

interface CutFlags extends SiteFlags {
  readonly docs?: string;
}

export function registerVersion(program: Command, shell: Shell, act: Act): void {
  const version = program.command('version').description('release the current docs as a version');
  const cutting = version.command('cut').description('copy the current docs and sidebars, and add them as a version');
  withRoot(cutting.argument('<name>', 'the name of the version, such as 1.40'))
    .addOption(new Option('--docs <id>', 'the id of the docs folder, if there are several').argParser(nonEmpty))
    .addOption(options.config())
    .addOption(options.cacheDir())
    .addHelpText('after', examples)
    .action((name: string, root: string, flags: CutFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      return act(site, () => cut(name, site, flags, shell));
    });
}

async function cut(
  name: string,
  site: SiteOptions,
  { docs }: CutFlags,
  { environment, signal, watched }: Shell,
): Promise<number> {
  const { stdout, stderr, cwd } = environment;
  const onWait = (pid: number): void => stderr.write(printWaiting(pid));
  const result = await cutVersion({ ...site, name, docs, signal, onWait, siteCode: watched?.siteCode });
  const { refusal, diagnostics, root } = result;
  if (diagnostics.length > 0)
    stderr.write(printDiagnostics(diagnostics, result, { colors: stderr.colors, columns: stderr.columns, cwd }));
  if (refusal) throw new UsageError(refusal.message, refusal.help);
  if (!result.cut) return exitCodeOf(diagnostics, false);
  const { folder, files, written } = result.cut;
  stdout.write(`cut version ${name} from ${pathFrom(cwd, root, folder)}: ${plural(files, 'file')}\n`);
  for (const path of written) stdout.write(`  ${pathFrom(cwd, root, path)}\n`);
  return exitCodes.ok;
}
