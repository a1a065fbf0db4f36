// Registers `slodocs eject`, which lists slots, copies one into the site, or compares it with its copy.
import { type Command, Option } from 'commander';
import { type EjectResult, ejectPart } from '#index';
import { slots } from '#model/slots';
import { exitCodeOf, exitCodes, UsageError } from '../exit-codes.ts';
import { createPalette } from '../printers/palette.ts';
import { printDiagnostics } from '../printers/pretty.ts';
import { pathFrom } from '../printers/sources.ts';
import { printWaiting } from '../printers/waiting.ts';
import type { Act, Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { options, siteOptions } from '../site-options.ts';

const examples = `
Examples:
  slodocs eject                          list all parts, with a short description
  slodocs eject Footer                   copy the footer's source to src/theme/Footer.tsx, to change it
  slodocs eject Footer --diff            show how your copy differs from the current source
  slodocs eject Footer --force           start over: your changes are lost

Exit codes: 0 done, 2 invalid command line or configuration.`;

interface EjectFlags extends SiteFlags {
  readonly force?: boolean;
  readonly diff?: boolean;
}

export function registerEject(program: Command, shell: Shell, act: Act): void {
  program
    .command('eject')
    .description('copy a part of the theme into the site')
    .argument('[part]', 'its name, such as Footer; without it, all parts are listed')
    .argument('[root]', "the site's folder, or a folder inside it", '.')
    .option('--force', 'overwrite an existing file')
    .addOption(new Option('--diff', 'write nothing; print how your copy differs').conflicts('force'))
    .addOption(options.config())
    .addHelpText('after', examples)
    .action((part: string | undefined, root: string, flags: EjectFlags) => {
      if (part === undefined) return act(undefined, () => list(shell));
      const site = siteOptions(shell.environment.cwd, root, flags);
      return act(site, () => eject(part, site, flags, shell));
    });
}

async function list({ environment: { stdout } }: Shell): Promise<number> {
  const { strong } = createPalette(stdout.colors);
  const width = Math.max(...Object.keys(slots).map(({ length }) => length));
  for (const [name, about] of Object.entries(slots)) stdout.write(`${strong(name.padEnd(width))}  ${about}\n`);
  return exitCodes.ok;
}

async function eject(part: string, site: SiteOptions, { force, diff }: EjectFlags, shell: Shell): Promise<number> {
  const { stdout, stderr, cwd } = shell.environment;
  const onWait = (pid: number): void => stderr.write(printWaiting(pid));
  const result = await ejectPart({
    ...site,
    part,
    force,
    compare: diff,
    signal: shell.signal,
    onWait,
    siteCode: shell.watched?.siteCode,
  });
  const { ejected, refusal, diagnostics } = result;
  if (diagnostics.length > 0)
    stderr.write(printDiagnostics(diagnostics, result, { colors: stderr.colors, columns: stderr.columns, cwd }));
  if (refusal) throw new UsageError(refusal.message, refusal.help);
  if (!ejected) return exitCodeOf(diagnostics, false);
  stdout.write(
    diff
      ? await printDifference(part, ejected, stdout.colors)
      : printDone(part, ejected, pathFrom(cwd, result.root, ejected.path)),
  );
  return exitCodes.ok;
}

type Ejected = NonNullable<EjectResult['ejected']>;

function printDone(part: string, { path, isNamed, config }: Ejected, shown: string): string {
  const done = `ejected ${part} to ${shown}\n`;
  return isNamed ? done : `${done}\nName it in ${config}:\n\n  theme: { slots: { ${part}: './${path}' } },\n`;
}

async function printDifference(part: string, { path, before = '', text }: Ejected, colors: boolean): Promise<string> {
  const { colored, unifiedDiff } = await import('../printers/unified-diff.ts');
  const lines = await unifiedDiff(text, before.replaceAll('\r\n', '\n'), { from: `slodocs/${part}.tsx`, to: path });
  if (lines.length === 0) return `${path} is identical to the current ${part}\n`;
  return `${colored(lines, createPalette(colors)).join('\n')}\n`;
}
