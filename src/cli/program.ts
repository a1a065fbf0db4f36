// Defines the grammar of the command line: commands, options and help.
import { Command } from 'commander';
import { version } from '#index';
import { registerBuild, registerCheck } from './commands/build.ts';
import { registerClean } from './commands/clean.ts';
import { registerDev } from './commands/dev.ts';
import { registerDiff } from './commands/diff.ts';
import { registerEject } from './commands/eject.ts';
import { registerExplain } from './commands/explain.ts';
import { refuseForeign } from './commands/foreign.ts';
import { registerMove } from './commands/move.ts';
import { registerOpenApi } from './commands/openapi.ts';
import { registerSchema } from './commands/schema.ts';
import { registerSearch } from './commands/search.ts';
import { registerServe } from './commands/serve.ts';
import { registerUrls } from './commands/urls.ts';
import { registerVerify } from './commands/verify.ts';
import { registerVersion } from './commands/version.ts';
import { registerWhy } from './commands/why.ts';
import type { Act, Shell } from './shell.ts';

const examples = `
Examples:
  slodocs dev                            show the site while you write
  slodocs build                          build the site around the working directory
  slodocs check --strict                 list everything that is wrong with it
  slodocs serve                          look at what was built
  slodocs verify                         open every page in a browser, and list what is wrong there
  slodocs why docs/guides/intro.md       what a page is made of, and why it was rendered
  slodocs search "error budget"          search the site, as its readers do
  slodocs explain resolve/broken-link    read about a diagnostic
  slodocs eject Footer                   have a part of the theme as a file of your own
  slodocs version cut 1.40               release the current docs as a version
  slodocs mv docs/a.md docs/guides/      move a page, with all links to it
  slodocs diff build-main build          what a change does to the addresses of the site
  slodocs openapi diff old.yml new.yml   what changes for clients of an API
  slodocs urls --update                  promise to keep every address that the site has

Colours follow NO_COLOR and FORCE_COLOR; progress is shown on a terminal, unless CI is set.`;

/** The program throws commander's errors instead of ending the process. */
export function createProgram(shell: Shell, act: Act): Command {
  const { stdout, stderr } = shell.environment;
  const program = new Command('slodocs')
    .description('Compiles a folder of Markdown and MDX into a documentation site.')
    .version(version, '-V, --version', 'print the version')
    // Commands have options of the same names, such as `search --version`.
    .enablePositionalOptions()
    .helpOption('-h, --help', 'print help, with examples')
    .helpCommand('help [command]', 'print help for a command')
    .configureOutput({
      writeOut: stdout.write,
      writeErr: stderr.write,
      getOutHelpWidth: () => Math.min(stdout.columns, 110),
      getErrHelpWidth: () => Math.min(stderr.columns, 110),
    })
    .exitOverride()
    .showHelpAfterError('(--help lists the options, with examples)')
    .addHelpText('after', examples);
  registerDev(program, shell, act);
  registerBuild(program, shell, act);
  registerCheck(program, shell, act);
  registerServe(program, shell, act);
  registerVerify(program, shell, act);
  registerWhy(program, shell, act);
  registerSearch(program, shell, act);
  registerEject(program, shell, act);
  registerExplain(program, shell, act);
  registerSchema(program, shell, act);
  registerClean(program, shell, act);
  registerVersion(program, shell, act);
  registerUrls(program, shell, act);
  registerMove(program, shell, act);
  registerDiff(program, shell, act);
  registerOpenApi(program, shell, act);
  refuseForeign(program);
  return program;
}
