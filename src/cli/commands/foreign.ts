// Answers commands and options of other generators with what to use instead.
import { type Command, Option } from 'commander';
import { UsageError } from '../exit-codes.ts';

const devServer = 'Run "slodocs dev", which shows each edit when you save it.';
const newSite = 'Run "slodocs init", which creates a new site.';

const check = 'Run "slodocs check", which lists the problems of the site and writes nothing.';

const commands: Readonly<Record<string, string>> = {
  clear: 'Run "slodocs clean", which removes the cache.',
  create: newSite,
  deploy: 'Run "slodocs build" and upload the output folder, or let your host do both.',
  develop: devServer,
  'docs:version': 'Run "slodocs version cut VERSION".',
  lint: check,
  preview: 'Run "slodocs serve", which serves the latest build.',
  start: devServer,
  swizzle: 'Run "slodocs eject PART", which copies a part of the theme into your site.',
  watch: devServer,
  'write-heading-ids':
    'Write an id after its heading, as in "## Title {#id}". To protect existing ids, run "slodocs urls --update".',
  'write-translations': 'Run "slodocs translations extract", which writes the labels of the site for each language.',
};

/** Call it when all commands are registered. None of these is shown or suggested. */
export function refuseForeign(program: Command): void {
  for (const [name, help] of Object.entries(commands)) {
    program
      .command(name, { hidden: true })
      .helpOption(false)
      .allowUnknownOption()
      .allowExcessArguments()
      .action(() => {
        throw new UsageError(`unknown command '${name}'`, help);
      });
  }
  for (const command of program.commands.filter((one) => ['build', 'check', 'serve'].includes(one.name()))) {
    command.addOption(new Option('-w, --watch').hideHelp()).on('option:watch', () => {
      throw new UsageError("unknown option '--watch'", devServer);
    });
  }
  const build = program.commands.find((one) => one.name() === 'build');
  build?.addOption(new Option('--dry-run').hideHelp()).on('option:dry-run', () => {
    throw new UsageError("unknown option '--dry-run'", check);
  });
}
