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
  slodocs init my-site                   asks for template, title and address, and writes a site into my-site
  slodocs init --yes                     asks nothing: the template "docs", in this folder
  slodocs init --from docusaurus         takes over the site in this folder: writes site.config.ts, changes nothing else
  slodocs init my-site --template full --title "My site" --url https://my-site.example --install

Nothing is written over: files that stand in the way are listed. A package.json and a .gitignore are added to; a README, settings of
editors and a workflow that are there stay as they are. Without a terminal nothing is asked, as with --yes.

Exit codes: 0 written, 1 the config of the other generator cannot be read, 2 nothing written, 130 cancelled.`;

interface Flags extends InitFlags {
  readonly from?: Generator;
  readonly json?: boolean;
}

export function registerInit(program: Command, shell: Shell, act: Act): void {
  program
    .command('init')
    .description('make a new site, or take over one of another generator')
    .argument('[dir]', 'the folder, which need not exist (default: the working directory)')
    .addOption(new Option('-t, --template <name>', 'what to begin with (default: "docs")').choices(templateNames))
    .addOption(new Option('--title <title>', 'the name of the site').argParser(nonEmpty))
    .addOption(new Option('--url <url>', 'the address at which it will be served').argParser(siteUrl))
    .addOption(
      new Option('--package <spec>', 'what package.json asks for instead of this version, such as a packed file').argParser(
        nonEmpty,
      ),
    )
    .addOption(new Option('--from <generator>', 'take over the site of this generator in the folder').choices(generators))
    .option('--json', 'with --from: print for programs')
    .option('--install', 'run npm install in the folder')
    .option('-y, --yes', 'ask nothing')
    .addHelpText('after', examples)
    .action((dir: string | undefined, flags: Flags) =>
      act(undefined, async () => {
        if (flags.from) return takeOver(flags.from, dir ?? '.', flags, shell);
        if (flags.json) throw new UsageError('--json prints what a takeover finds', 'Name the other generator with --from.');
        const { runInit } = await import('../init/init.ts');
        return runInit(dir, flags, shell);
      }),
    );
}

async function takeOver(from: Generator, dir: string, flags: Flags, shell: Shell): Promise<number> {
  const { json, from: _, yes: __, ...others } = flags;
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new UsageError(`--${other} is for new sites`, 'With --from, everything is read from the old site.');
  return (await import('./init-from.ts')).initFrom(from, dir, shell, { json });
}

function siteUrl(word: string): string {
  if (readSiteAddress(word)) return word;
  throw new UsageError(`"${word}" is no address of a site`, 'It begins with "https://" and has no query and no anchor.');
}
