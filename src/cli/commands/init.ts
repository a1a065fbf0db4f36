// Registers `slodocs init`, which takes over a site of another generator.
import { type Command, Option } from 'commander';
import { type Generator, generators } from '#index';
import { nonEmpty } from '../arguments.ts';
import type { Act, Shell } from '../shell.ts';
import { initFrom } from './init-from.ts';

const examples = `
Examples:
  slodocs init --from docusaurus         the folder holds docusaurus.config.ts
  slodocs init --from mkdocs manual      manual/mkdocs.yml
  slodocs init --from vitepress docs     docs/.vitepress/config.mts
  slodocs init --from starlight          astro.config.mjs

Exit codes: 0 written, 1 the old config cannot be read, 2 faults in the command line, such as a site.config.ts that is there.`;

export function registerInit(program: Command, shell: Shell, act: Act): void {
  program
    .command('init')
    .description('take over a site of another generator')
    .argument('[dir]', 'the folder of its config', nonEmpty, '.')
    .addOption(new Option('--from <generator>', 'the other generator').choices(generators).makeOptionMandatory())
    .option('--json', 'print for programs')
    .addHelpText('after', examples)
    .action((dir: string, { from, json }: { readonly from: Generator; readonly json?: boolean }) =>
      act(undefined, () => initFrom(from, dir, shell, { json })),
    );
}
