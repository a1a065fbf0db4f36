// Registers `slodocs init`, which makes a new site, or takes over one of another generator.
import { type Command, Option } from 'commander';
import { type Generator, generators } from '#index';
import { readSiteAddress, templateNames } from '#model/new-site';
import { UsageError } from '../exit-codes.ts';
import type { InitFlags } from '../init/ask.ts';
import type { Act, Shell } from '../shell.ts';
import { nonEmpty } from '../site-options.ts';

const examples = `
Examples:
  slodocs init my-site                   ask for template, title and address, and write a site to my-site
  slodocs init --yes                     do not ask: the template "docs", in this folder
  slodocs init --from docusaurus         take over the site in this folder: write site.config.ts, and change nothing else
  slodocs init my-site --template full --title "My site" --url https://my-site.example

Nothing is overwritten: conflicting files are listed. An existing package.json or .gitignore is extended; an existing README, existing
editor settings and an existing workflow are left unchanged. Without a terminal, the defaults are accepted, as with --yes.

Exit codes: 0 written, 1 the config of the other generator cannot be read, 2 nothing written, 130 canceled.`;

interface Flags extends InitFlags {
  readonly from?: Generator;
  readonly json?: boolean;
}

export function registerInit(program: Command, shell: Shell, act: Act): void {
  program
    .command('init')
    .description('create a new site, or take over a site of another generator')
    .argument('[dir]', 'the folder; it does not have to exist (default: the working directory)')
    .addOption(new Option('-t, --template <name>', 'the template to start from (default: "docs")').choices(templateNames))
    .addOption(new Option('--title <title>', 'the name of the site').argParser(nonEmpty))
    .addOption(new Option('--url <url>', 'the address at which it will be served').argParser(siteUrl))
    .addOption(
      new Option(
        '--package <spec>',
        'the slodocs dependency to write to package.json, such as a packed file; by default this version',
      ).argParser(nonEmpty),
    )
    .addOption(new Option('--from <generator>', 'take over the site of this generator in the folder').choices(generators))
    .option('--json', 'with --from: print JSON')
    .option('--install', 'run npm install in the folder; until slodocs is on npm, requires --package')
    .option('-y, --yes', 'accept the defaults without prompting')
    .addHelpText('after', examples)
    .action((dir: string | undefined, flags: Flags) =>
      act(undefined, async () => {
        if (flags.from) return takeOver(flags.from, dir ?? '.', flags, shell);
        if (flags.json) throw new UsageError('--json requires --from', 'Name the other generator with --from.');
        const { runInit } = await import('../init/init.ts');
        return runInit(dir, flags, shell);
      }),
    );
}

async function takeOver(from: Generator, dir: string, flags: Flags, shell: Shell): Promise<number> {
  const { json, from: _, yes: __, ...others } = flags;
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new UsageError(`--${other} and --from cannot be combined`, 'With --from, everything is read from the existing site.');
  return (await import('./init-from.ts')).initFrom(from, dir, shell, { json });
}

function siteUrl(word: string): string {
  if (readSiteAddress(word)) return word;
  throw new UsageError(`"${word}" is not a valid site address`, 'It must begin with "https://", without a query or an anchor.');
}
