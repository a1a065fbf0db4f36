// Registers `slodocs compat`, which holds a built site against what another generator made of the same content.
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { type CompatCode, compareBuilds, compatCodes, isLoss } from '#index';
import { nearest } from '#model/nearest';
import { exitCodes, UsageError } from '../exit-codes.ts';
import { printCompat } from '../printers/compat.ts';
import type { Act, Shell } from '../shell.ts';
import { nonEmpty } from '../site-options.ts';

const examples = `
Examples:
  slodocs compat ../old-site/build              what the Docusaurus build has that this one lacks
  slodocs compat ../old-site/build build --all  also intentional differences, and all pages
  slodocs compat ../old-site/build build --json
  slodocs compat ../old-site/build --ignore missing-file,description

Exit codes: 0 nothing is lost, 1 something is lost, 2 invalid command line. Additions, such as extra-page, and intentional
differences do not fail the command.

Codes:
${Object.entries(compatCodes)
  .map(([code, text]) => `  ${code.padEnd(20)}${text}`)
  .join('\n')}`;

interface CompatFlags {
  readonly all?: boolean;
  readonly json?: boolean;
  readonly ignore?: readonly CompatCode[];
}

export function registerCompat(program: Command, shell: Shell, act: Act): void {
  program
    .command('compat')
    .description('compare a build with one that another generator made from the same content')
    .argument('<theirs>', 'the output folder of the other generator', nonEmpty)
    .argument('[ours]', 'the output folder of slodocs', 'build')
    .option('--all', 'also print intentional differences, additions, and all pages')
    .option('--json', 'print JSON')
    .addOption(new Option('--ignore <codes>', 'ignore differences with these codes').argParser(readCodes))
    .addHelpText('after', examples)
    .action((theirs: string, ours: string, flags: CompatFlags) => act(undefined, () => compat([theirs, ours], flags, shell)));
}

function readCodes(text: string): readonly CompatCode[] {
  return text.split(',').map((word) => {
    const code = Object.keys(compatCodes).find((known) => known === word.trim());
    if (code === undefined) {
      const near = nearest(word.trim(), Object.keys(compatCodes));
      const help = near === undefined ? 'Run `slodocs compat --help` for the list.' : `Did you mean "${near}"?`;
      throw new UsageError(`"${word}" is not the code of a difference`, help);
    }
    return code as CompatCode;
  });
}

async function compat(
  [theirs, ours]: readonly [string, string],
  { all = false, json = false, ignore = [] }: CompatFlags,
  { environment: { stdout, cwd } }: Shell,
): Promise<number> {
  // One after the other: which of two faults is told must not depend on the disk.
  const folders = [await builtFolder(cwd, theirs), await builtFolder(cwd, ours)] as const;
  const result = await compareBuilds(...folders);
  if (result.pages === 0) throw new UsageError(`"${theirs}" contains no pages`, 'Name the output folder of the other generator.');
  if (result.ownPages === 0)
    throw new UsageError(`"${ours}" contains no pages`, 'Run `slodocs build`, or name its output folder.');
  const differences = result.differences.filter(({ code }) => !ignore.includes(code));
  if (json)
    stdout.write(
      `${JSON.stringify({ format: 1, pages: result.pages, languages: result.languages, compared: result.compared, differences }, null, 2)}\n`,
    );
  else stdout.write(printCompat({ ...result, differences }, stdout.colors, all));
  return differences.some(isLoss) ? exitCodes.diagnostics : exitCodes.ok;
}

async function builtFolder(cwd: string, path: string): Promise<string> {
  const folder = resolve(cwd, path);
  if ((await stat(folder).catch(() => undefined))?.isDirectory() === true) return folder;
  throw new UsageError(`there is no folder "${path}"`, 'Build both sites, and name their output folders.');
}
